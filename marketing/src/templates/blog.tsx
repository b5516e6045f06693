import { categoryPath, siteRoutes } from "@estudio/contract/routes";
import { graphql } from "gatsby";
import { useFresh } from "../content/fresh";
import type { TemplateProps } from "../content/records";
import { headWords } from "../content/words";
import { Layout } from "../frame/Layout";
import { PageSeo } from "../seo/PageSeo";
import { Seo } from "../seo/Seo";
import { breadcrumbs } from "../seo/structuredData";
import { BlogView } from "../views/blog/BlogView";

const { path } = siteRoutes.blog;
/** Maximum number of records in one API response. */
const maxListedByApi = 500;

export default function BlogPage({ pageContext }: TemplateProps<"blog">) {
  const { language, posts, categories, category } = pageContext;
  const { record, state } = useFresh("GET /api/blog", { query: { lang: language, fields: "card" } }, posts);
  // A full response may omit older articles of this category.
  const known = record.length < maxListedByApi ? record : posts;
  const shown = category ? known.filter(({ categorySlug }) => categorySlug === category.slug) : record;
  return (
    <Layout path={category ? categoryPath(category.slug) : path}>
      <BlogView posts={shown} state={state} categories={categories} category={category} />
    </Layout>
  );
}

export function Head(props: TemplateProps<"blog">) {
  const { data, pageContext } = props;
  const { category, head } = pageContext;
  if (!category) return <PageSeo {...props} route="blog" />;
  const common = headWords(data.locales, "common");
  const own = categoryPath(category.slug);
  const trail: [string, string][] = [
    [common("nav.home"), "/"],
    [common("nav.blog"), path],
    [category.name, own],
  ];
  return (
    <Seo page={pageContext} path={own} head={head} title={category.name} jsonLd={[breadcrumbs(pageContext, trail)]} />
  );
}

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...Words
  }
`;
