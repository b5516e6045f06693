import { siteRoutes } from "@estudio/contract/routes";
import { graphql } from "gatsby";
import { useFresh } from "../content/fresh";
import { sectionOf, type TemplateProps } from "../content/records";
import { Layout } from "../frame/Layout";
import { PageSeo } from "../seo/PageSeo";
import { AboutView } from "../views/AboutView";

const { path } = siteRoutes.about;

export default function AboutPage({ pageContext }: TemplateProps<"about">) {
  const { language } = pageContext;
  const page = useFresh(
    "GET /api/pages/{pageKey}",
    { params: { pageKey: "about" }, query: { lang: language } },
    pageContext.page,
  );
  return (
    <Layout path={path}>
      <AboutView page={page.record} />
    </Layout>
  );
}

export function Head(props: TemplateProps<"about">) {
  const { image = "" } = sectionOf(props.pageContext.page, "about", "person") ?? {};
  return <PageSeo {...props} route="about" presents="person" portrait={image} />;
}

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...Words
  }
`;
