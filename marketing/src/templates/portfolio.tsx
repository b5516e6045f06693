import { siteRoutes } from "@estudio/contract/routes";
import { graphql } from "gatsby";
import { useFresh } from "../content/fresh";
import type { TemplateProps } from "../content/records";
import { Layout } from "../frame/Layout";
import { PageSeo } from "../seo/PageSeo";
import { PortfolioView } from "../views/PortfolioView";

const { path } = siteRoutes.portfolio;

export default function PortfolioPage({ pageContext }: TemplateProps<"portfolio">) {
  const { language, projects } = pageContext;
  const { record, state } = useFresh("GET /api/projects", { query: { lang: language, fields: "card" } }, projects);
  return (
    <Layout path={path}>
      <PortfolioView projects={record} state={state} />
    </Layout>
  );
}

export const Head = (props: TemplateProps<"portfolio">) => <PageSeo {...props} route="portfolio" />;

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...Words
  }
`;
