import { siteRoutes } from "@estudio/contract/routes";
import { graphql } from "gatsby";
import { useFresh } from "../content/fresh";
import type { TemplateProps } from "../content/records";
import { headWords } from "../content/words";
import { Layout } from "../frame/Layout";
import { Seo } from "../seo/Seo";
import { breadcrumbs } from "../seo/structuredData";
import { BlogView } from "../views/BlogView";

const { path } = siteRoutes.blog;

export default function BlogPage({ pageContext }: TemplateProps<"blog">) {
  const { language, posts } = pageContext;
  const { record, state } = useFresh(`/api/blog?lang=${language}&fields=card`, posts);
  return (
    <Layout path={path}>
      <BlogView posts={record} state={state} />
    </Layout>
  );
}

export function Head({ data, pageContext }: TemplateProps<"blog">) {
  const t = headWords(data.locales, "blog");
  const common = headWords(data.locales, "common");
  const [first] = pageContext.posts;
  return (
    <Seo
      page={pageContext}
      path={path}
      title={t("meta.title")}
      description={t("meta.description")}
      keywords={t("meta.keywords")}
      ogTitle={t("meta.ogTitle")}
      ogDescription={t("meta.ogDescription")}
      ogImage={first?.imageUrl}
      media={first?.media}
      jsonLd={(siteUrl) => [
        breadcrumbs(pageContext.language, [
          [common("nav.home"), "/"],
          [common("nav.blog"), path],
        ])(siteUrl),
      ]}
    />
  );
}

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...Words
  }
`;
