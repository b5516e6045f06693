import { siteRoutes } from "@estudio/contract/routes";
import type { PageProps } from "gatsby";
import { graphql } from "gatsby";
import { useFresh } from "../content/fresh";
import { pageModel, projectCardModel } from "../content/models";
import { type HeadArguments, type Page, type PageContext, type ProjectCard, sectionOf } from "../content/records";
import { useSettings } from "../content/settings";
import { headWords } from "../content/words";
import { Layout } from "../frame/Layout";
import { Seo } from "../seo/Seo";
import { professionalService } from "../seo/structuredData";
import { HomeView } from "../views/HomeView";

type Data = { page: Page | null; featured: { nodes: ProjectCard[] } };
const { path } = siteRoutes.home;

export default function HomePage({ data, pageContext: { language } }: PageProps<Data, PageContext>) {
  const page = useFresh<Page | null>(`/api/pages/homepage?lang=${language}`, data.page, data.page ?? pageModel);
  const featured = useFresh(`/api/projects/featured?lang=${language}&fields=card`, data.featured.nodes, [
    projectCardModel,
  ]);
  return (
    <Layout path={path} transparent>
      <HomeView page={page.record} featured={featured.record} />
    </Layout>
  );
}

export function Head({ data, pageContext: { language } }: HeadArguments<Data>) {
  const t = headWords(data.locales, "home");
  const hero = sectionOf(data.page, "homepage", "hero");
  const settings = useSettings();
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
      jsonLd={(siteUrl) => [professionalService(settings, t("meta.description"))(siteUrl)]}
    />
  );
}

export const query = graphql`
  query Home($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "home", "contact"] } }) {
      ...Words
    }
    page: studioPage(pageKey: { eq: "homepage" }, lang: { eq: $language }) {
      ...PageRecord
    }
    featured: allStudioProject(
      filter: { lang: { eq: $language }, featured: { eq: true } }
      sort: [{ createdAt: DESC }, { order: ASC }]
      limit: 3
    ) {
      nodes {
        ...ProjectCardRecord
      }
    }
  }
`;
