import { siteRoutes } from "@estudio/contract/routes";
import { graphql } from "gatsby";
import { useFresh } from "../content/fresh";
import type { TemplateProps } from "../content/records";
import { Layout } from "../frame/Layout";
import { PageSeo } from "../seo/PageSeo";
import { HomeView } from "../views/HomeView";

const { path } = siteRoutes.home;

export default function HomePage({ pageContext }: TemplateProps<"home">) {
  const { language } = pageContext;
  const page = useFresh(
    "GET /api/pages/{pageKey}",
    { params: { pageKey: "homepage" }, query: { lang: language } },
    pageContext.page,
  );
  const featured = useFresh(
    "GET /api/projects/featured",
    { query: { lang: language, fields: "card" } },
    pageContext.featured,
  );
  return (
    <Layout path={path} transparent>
      <HomeView page={page.record} featured={featured.record} compared={pageContext.compared} />
    </Layout>
  );
}

export function Head(props: TemplateProps<"home">) {
  return <PageSeo {...props} route="home" studio={props.pageContext.head} />;
}

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...Words
  }
`;
