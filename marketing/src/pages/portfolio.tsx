import { siteRoutes } from "@estudio/contract/routes";
import type { PageProps } from "gatsby";
import { graphql } from "gatsby";
import { useFresh } from "../content/fresh";
import { projectCardModel } from "../content/models";
import type { HeadArguments, PageContext, ProjectCard } from "../content/records";
import { headWords } from "../content/words";
import { Layout } from "../frame/Layout";
import { Seo } from "../seo/Seo";
import { breadcrumbs } from "../seo/structuredData";
import { PortfolioView } from "../views/PortfolioView";

type Data = { projects: { nodes: ProjectCard[] } };
const { path } = siteRoutes.portfolio;

export default function PortfolioPage({ data, pageContext: { language } }: PageProps<Data, PageContext>) {
  const { record, state } = useFresh(`/api/projects?lang=${language}&fields=card`, data.projects.nodes, [
    projectCardModel,
  ]);
  return (
    <Layout path={path}>
      <PortfolioView projects={record} state={state} />
    </Layout>
  );
}

export function Head({ data, pageContext: { language } }: HeadArguments<Data>) {
  const t = headWords(data.locales, "portfolio");
  const common = headWords(data.locales, "common");
  const [first] = data.projects.nodes;
  return (
    <Seo
      lang={language}
      path={path}
      title={t("meta.title")}
      description={t("meta.description")}
      ogImage={first?.mainImage}
      media={first?.media}
      jsonLd={(siteUrl) => [
        breadcrumbs(language, [
          [common("nav.home"), "/"],
          [t("title"), path],
        ])(siteUrl),
      ]}
    />
  );
}

export const query = graphql`
  query Portfolio($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "portfolio", "process"] } }) {
      ...Words
    }
    projects: allStudioProject(
      filter: { lang: { eq: $language } }
      sort: [{ createdAt: DESC }, { order: ASC }]
      limit: 500
    ) {
      nodes {
        ...ProjectCardRecord
      }
    }
  }
`;
