import { siteRoutes } from "@estudio/contract/routes";
import { graphql } from "gatsby";
import { useFresh } from "../content/fresh";
import type { TemplateProps } from "../content/records";
import { Layout } from "../frame/Layout";
import { PageSeo } from "../seo/PageSeo";
import { GuidesView } from "../views/GuidesView";

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

export function Head(props: TemplateProps<"guides">) {
  const [first] = props.pageContext.guides;
  const picture = first && { image: first.imageUrl, media: first.media };
  return <PageSeo {...props} route="guides" picture={picture} noindex={!first} />;
}

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...Words
  }
`;
