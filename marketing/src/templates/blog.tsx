import { siteRoutes } from "@estudio/contract/routes";
import { graphql } from "gatsby";
import { useFresh } from "../content/fresh";
import type { TemplateProps } from "../content/records";
import { Layout } from "../frame/Layout";
import { PageSeo } from "../seo/PageSeo";
import { BlogView } from "../views/BlogView";

const { path } = siteRoutes.blog;

export default function BlogPage({ pageContext }: TemplateProps<"blog">) {
  const { language, posts } = pageContext;
  const { record, state } = useFresh("GET /api/blog", { query: { lang: language, fields: "card" } }, posts);
  return (
    <Layout path={path}>
      <BlogView posts={record} state={state} />
    </Layout>
  );
}

export function Head(props: TemplateProps<"blog">) {
  const [first] = props.pageContext.posts;
  return <PageSeo {...props} route="blog" picture={first && { image: first.imageUrl, media: first.media }} />;
}

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...Words
  }
`;
