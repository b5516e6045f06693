import { siteRoutes } from "@estudio/contract/routes";
import { graphql } from "gatsby";
import { useFresh } from "../content/fresh";
import { sectionOf, type TemplateProps } from "../content/records";
import { headWords } from "../content/words";
import { Layout } from "../frame/Layout";
import { Seo } from "../seo/Seo";
import { professionalService } from "../seo/structuredData";
import { HomeView } from "../views/HomeView";

const { path } = siteRoutes.home;

export default function HomePage({ pageContext }: TemplateProps<"home">) {
  const { language } = pageContext;
  const page = useFresh(`/api/pages/homepage?lang=${language}`, pageContext.page);
  const featured = useFresh(`/api/projects/featured?lang=${language}&fields=card`, pageContext.featured);
  return (
    <Layout path={path} transparent>
      <HomeView page={page.record} featured={featured.record} />
    </Layout>
  );
}

export function Head({ data, pageContext }: TemplateProps<"home">) {
  const t = headWords(data.locales, "home");
  const hero = sectionOf(pageContext.page, "homepage", "hero");
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
      jsonLd={(siteUrl) => [professionalService(pageContext.settings, t("meta.description"))(siteUrl)]}
    />
  );
}

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...Words
  }
`;
