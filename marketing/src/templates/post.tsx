import { postPath, shells, siteRoutes } from "@estudio/contract/routes";
import { graphql } from "gatsby";
import { useBoundSlug, useTitle } from "../content/boundSlug";
import { useFresh } from "../content/fresh";
import type { TemplateProps } from "../content/records";
import { headWords, useWords } from "../content/words";
import { Layout } from "../frame/Layout";
import { Seo } from "../seo/Seo";
import { article, breadcrumbs } from "../seo/structuredData";
import { PostNotFound } from "../states/RecordNotFound";
import { Shell } from "../states/Shell";
import { PostView } from "../views/blog/PostView";

type Props = TemplateProps<"post">;

export default function PostPage({ pageContext }: Props) {
  const { post, projects, services, related, language } = pageContext;
  const { slug } = post ?? {};
  const { record, state } = useFresh(
    "GET /api/blog/{slug}",
    slug ? { params: { slug }, query: { lang: language } } : null,
    post,
  );
  if (slug === undefined) return <PostShell pageContext={pageContext} />;
  return (
    <Layout path={postPath(slug)}>
      {state === "missing" || !record ? (
        <PostNotFound />
      ) : (
        <PostView
          post={record}
          projects={projects}
          services={services}
          related={related}
          hasCategoryPage={record.categorySlug === post?.categorySlug}
        />
      )}
    </Layout>
  );
}

/** Shell for articles without a page: newer than the build, or missing. */
function PostShell({ pageContext: { language, settings } }: Pick<Props, "pageContext">) {
  const slug = useBoundSlug(shells.post.family);
  const { record, state } = useFresh(
    "GET /api/blog/{slug}",
    slug ? { params: { slug }, query: { lang: language } } : null,
    null,
  );
  const { t } = useWords("blog");
  useTitle(state === "missing" ? t("notFound.title") : record?.title, settings.brand);
  return (
    <Layout path={siteRoutes.blog.path}>
      <Shell
        ready={record !== null}
        missing={state === "missing"}
        failed={state === "failed"}
        notFound={<PostNotFound />}
      >
        {record && <PostView post={record} />}
      </Shell>
    </Layout>
  );
}

/** A shell has no canonical URL. It needs no `noindex`, because the server answers 404 for missing articles. */
export function Head({ data, pageContext }: Props) {
  const { post } = pageContext;
  const common = headWords(data.locales, "common");
  const t = headWords(data.locales, "blog");
  if (!post)
    return (
      <Seo
        page={pageContext}
        title={t("notFound.title")}
        freshTitle={common("loading")}
        description={pageContext.head?.description}
      />
    );
  const path = postPath(post.slug);
  return (
    <Seo
      page={pageContext}
      path={path}
      head={pageContext.head}
      title={post.title}
      type="article"
      published={post.publishedAt}
      modified={post.updatedAt}
      jsonLd={[
        article(post, pageContext),
        breadcrumbs(pageContext, [
          [common("nav.home"), "/"],
          [common("nav.blog"), siteRoutes.blog.path],
          [post.title, path],
        ]),
      ]}
    />
  );
}

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...Words
  }
`;
