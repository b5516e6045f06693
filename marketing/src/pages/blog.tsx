import { siteRoutes } from "@estudio/contract/routes";
import type { PageProps } from "gatsby";
import { graphql } from "gatsby";
import { useFresh } from "../content/fresh";
import { postCardModel } from "../content/models";
import type { HeadArguments, PageContext, PostCard } from "../content/records";
import { headWords } from "../content/words";
import { Layout } from "../frame/Layout";
import { Seo } from "../seo/Seo";
import { breadcrumbs } from "../seo/structuredData";
import { BlogView } from "../views/BlogView";

type Data = { posts: { nodes: PostCard[] } };
const { path } = siteRoutes.blog;

export default function BlogPage({ data, pageContext: { language } }: PageProps<Data, PageContext>) {
  const { record, state } = useFresh(`/api/blog?lang=${language}&fields=card`, data.posts.nodes, [postCardModel]);
  return (
    <Layout path={path}>
      <BlogView posts={record} state={state} />
    </Layout>
  );
}

export function Head({ data, pageContext: { language } }: HeadArguments<Data>) {
  const t = headWords(data.locales, "blog");
  const common = headWords(data.locales, "common");
  const [first] = data.posts.nodes;
  return (
    <Seo
      lang={language}
      path={path}
      title={t("meta.title")}
      description={t("meta.description")}
      keywords={t("meta.keywords")}
      ogTitle={t("meta.ogTitle")}
      ogDescription={t("meta.ogDescription")}
      ogImage={first?.imageUrl}
      media={first?.media}
      jsonLd={(siteUrl) => [
        breadcrumbs(language, [
          [common("nav.home"), "/"],
          [common("nav.blog"), path],
        ])(siteUrl),
      ]}
    />
  );
}

export const query = graphql`
  query Blog($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "blog"] } }) {
      ...Words
    }
    posts: allStudioPost(
      filter: { lang: { eq: $language } }
      sort: [{ publishedAt: DESC }, { order: ASC }]
      limit: 500
    ) {
      nodes {
        ...PostCardRecord
      }
    }
  }
`;
