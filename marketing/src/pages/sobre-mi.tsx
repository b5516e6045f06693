import { siteRoutes } from "@estudio/contract/routes";
import type { PageProps } from "gatsby";
import { graphql } from "gatsby";
import { useFresh } from "../content/fresh";
import { pageModel } from "../content/models";
import { type HeadArguments, type Page, type PageContext, sectionOf } from "../content/records";
import { headWords } from "../content/words";
import { Layout } from "../frame/Layout";
import { Seo } from "../seo/Seo";
import { breadcrumbs } from "../seo/structuredData";
import { AboutView } from "../views/AboutView";

type Data = { page: Page | null };
const { path } = siteRoutes.about;

export default function AboutPage({ data, pageContext: { language } }: PageProps<Data, PageContext>) {
  const page = useFresh<Page | null>(`/api/pages/about?lang=${language}`, data.page, data.page ?? pageModel);
  return (
    <Layout path={path}>
      <AboutView page={page.record} />
    </Layout>
  );
}

export function Head({ data, pageContext: { language } }: HeadArguments<Data>) {
  const t = headWords(data.locales, "about");
  const common = headWords(data.locales, "common");
  const hero = sectionOf(data.page, "about", "hero");
  return (
    <Seo
      lang={language}
      path={path}
      title={t("meta.title")}
      description={t("meta.description")}
      keywords={t("meta.keywords")}
      ogTitle={t("meta.ogTitle")}
      ogDescription={t("meta.ogDescription")}
      ogImage={hero?.image}
      media={hero?.media}
      jsonLd={(siteUrl) => [
        breadcrumbs(language, [
          [common("nav.home"), "/"],
          [common("nav.about"), path],
        ])(siteUrl),
      ]}
    />
  );
}

export const query = graphql`
  query About($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "about", "process"] } }) {
      ...Words
    }
    page: studioPage(pageKey: { eq: "about" }, lang: { eq: $language }) {
      ...PageRecord
    }
  }
`;
