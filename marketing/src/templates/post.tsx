import { postPath, siteRoutes } from "@estudio/contract/routes";
import type { PageProps } from "gatsby";
import { graphql } from "gatsby";
import { useFresh } from "../content/fresh";
import type { HeadArguments, PageContext, Post, PostCard } from "../content/records";
import { useSettings } from "../content/settings";
import { headWords } from "../content/words";
import { Layout } from "../frame/Layout";
import { Seo } from "../seo/Seo";
import { article, breadcrumbs } from "../seo/structuredData";
import { PostNotFound } from "../states/RecordNotFound";
import { excerpt } from "../text/text";
import { PostView } from "../views/PostView";

type Data = { post: Post; related: PostCard[] };
type Context = PageContext & { slug: string };

export default function PostPage({ data, pageContext: { language, slug } }: PageProps<Data, Context>) {
  const { record, state } = useFresh(`/api/blog/${slug}?lang=${language}`, data.post);
  return (
    <Layout path={postPath(slug)}>
      {state === "missing" ? <PostNotFound /> : <PostView post={record} related={data.related} />}
    </Layout>
  );
}

export function Head({ data, pageContext: { language } }: HeadArguments<Data>) {
  const { post, locales } = data;
  const common = headWords(locales, "common");
  const { brand } = useSettings();
  const path = postPath(post.slug);
  return (
    <Seo
      lang={language}
      path={path}
      title={post.title}
      description={excerpt(post.excerpt)}
      ogImage={post.imageUrl}
      media={post.media}
      type="article"
      jsonLd={(siteUrl) => [
        article(post, language, brand)(siteUrl),
        breadcrumbs(language, [
          [common("nav.home"), "/"],
          [common("nav.blog"), siteRoutes.blog.path],
          [post.title, path],
        ])(siteUrl),
      ]}
    />
  );
}

export const query = graphql`
  query Post($language: String!, $slug: String!, $related: [String!]!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "blog"] } }) {
      ...Words
    }
    post: studioPost(slug: { eq: $slug }, lang: { eq: $language }) {
      ...PostRecord
    }
    related: studioPostsByIds(ids: $related) {
      ...PostCardRecord
    }
  }
`;
