import { siteRoutes } from "@estudio/contract/routes";
import { graphql } from "gatsby";
import { useFresh } from "../content/fresh";
import type { TemplateProps } from "../content/records";
import { Layout } from "../frame/Layout";
import { PageSeo } from "../seo/PageSeo";
import { GuidesView } from "../views/guides/GuidesView";

const { path } = siteRoutes.guides;

export default function GuidesPage({ pageContext }: TemplateProps<"guides">) {
  const { language, guides } = pageContext;
  const { record, state } = useFresh("GET /api/guides", { query: { lang: language, fields: "card" } }, guides);
  return (
    <Layout path={path}>
      <GuidesView guides={record} state={pageContext.hasGuides ? state : "ready"} />
    </Layout>
  );
}

export const Head = (props: TemplateProps<"guides">) => (
  <PageSeo {...props} route="guides" noindex={props.pageContext.guides.length === 0} />
);

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...Words
  }
`;
