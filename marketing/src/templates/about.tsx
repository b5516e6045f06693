import { siteRoutes } from "@estudio/contract/routes";
import { graphql } from "gatsby";
import { useFresh } from "../content/fresh";
import { sectionOf, type TemplateProps } from "../content/records";
import { headWords } from "../content/words";
import { Layout } from "../frame/Layout";
import { Seo } from "../seo/Seo";
import { breadcrumbs } from "../seo/structuredData";
import { AboutView } from "../views/AboutView";

const { path } = siteRoutes.about;

export default function AboutPage({ pageContext }: TemplateProps<"about">) {
  const page = useFresh(`/api/pages/about?lang=${pageContext.language}`, pageContext.page);
  return (
    <Layout path={path}>
      <AboutView page={page.record} />
    </Layout>
  );
}

export function Head({ data, pageContext }: TemplateProps<"about">) {
  const t = headWords(data.locales, "about");
  const common = headWords(data.locales, "common");
  const hero = sectionOf(pageContext.page, "about", "hero");
  return (
    <Seo
      page={pageContext}
      path={path}
      title={t("meta.title")}
      description={t("meta.description")}
      keywords={t("meta.keywords")}
      ogTitle={t("meta.ogTitle")}
      ogDescription={t("meta.ogDescription")}
      ogImage={hero?.image}
      media={hero?.media}
      jsonLd={(siteUrl) => [
        breadcrumbs(pageContext.language, [
          [common("nav.home"), "/"],
          [common("nav.about"), path],
        ])(siteUrl),
      ]}
    />
  );
}

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...Words
  }
`;
