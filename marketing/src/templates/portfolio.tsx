import { siteRoutes } from "@estudio/contract/routes";
import { graphql } from "gatsby";
import { useFresh } from "../content/fresh";
import type { TemplateProps } from "../content/records";
import { headWords } from "../content/words";
import { Layout } from "../frame/Layout";
import { PageSeo } from "../seo/PageSeo";
import { Seo } from "../seo/Seo";
import { breadcrumbs } from "../seo/structuredData";
import { PortfolioView } from "../views/projects/PortfolioView";

const { path } = siteRoutes.portfolio;

export default function PortfolioPage({ pageContext }: TemplateProps<"portfolio">) {
  const { language, projects, facets, facet } = pageContext;
  const { record, state } = useFresh("GET /api/projects", { query: { lang: language, fields: "card" } }, projects);
  // Cards lack the filtered fields, so a filter page keeps the projects it was built with, in their current version.
  const built = new Set(projects.map(({ id }) => id));
  const shown = facet ? record.filter(({ id }) => built.has(id)) : record;
  return (
    <Layout path={facet?.path ?? path}>
      <PortfolioView projects={shown} state={state} facets={facets} facet={facet} />
    </Layout>
  );
}

export function Head(props: TemplateProps<"portfolio">) {
  const { data, pageContext } = props;
  const { facet, head } = pageContext;
  if (!facet) return <PageSeo {...props} route="portfolio" />;
  const common = headWords(data.locales, "common");
  const trail: [string, string][] = [
    [common("nav.home"), "/"],
    [common("nav.portfolio"), path],
    [facet.title, facet.path],
  ];
  return (
    <Seo
      page={pageContext}
      path={facet.path}
      head={head}
      title={facet.title}
      jsonLd={[breadcrumbs(pageContext, trail)]}
    />
  );
}

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...Words
  }
`;
