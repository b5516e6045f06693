import { shells, siteRoutes } from "@estudio/contract/routes";
import type { PageProps } from "gatsby";
import { graphql } from "gatsby";
import { useBoundSlug, useTitle } from "../content/boundSlug";
import { useFresh } from "../content/fresh";
import { postModel } from "../content/models";
import type { HeadArguments, PageContext, Post } from "../content/records";
import { useSettings } from "../content/settings";
import { headWords, useWords } from "../content/words";
import { Layout } from "../frame/Layout";
import { Seo } from "../seo/Seo";
import { Shell } from "../states/NewerThanBuild";
import { PostNotFound } from "../states/RecordNotFound";
import { PostView } from "../views/PostView";

/** Any article without a page of its own: newer than the build, or not there. */
export default function PostShell({ pageContext: { language } }: PageProps<object, PageContext>) {
  const slug = useBoundSlug(shells.post.family);
  const address = slug && `/api/blog/${encodeURIComponent(slug)}?lang=${language}`;
  const { record, state } = useFresh<Post | null>(address, null, postModel);
  const { brand } = useSettings();
  const { t } = useWords("blog");
  useTitle(state === "missing" ? t("notFound.title") : record?.title, brand);
  return (
    <Layout path={siteRoutes.blog.path}>
      <Shell
        ready={record !== null}
        missing={state === "missing"}
        failed={state === "failed"}
        notFound={<PostNotFound />}
      >
        {record && <PostView post={record} related={[]} />}
      </Shell>
    </Layout>
  );
}

/** Neither kept from search engines (the server answers 404 to what is missing) nor with an address of its own. */
export function Head({ data, pageContext: { language } }: HeadArguments<object>) {
  const t = headWords(data.locales, "blog");
  return (
    <Seo
      lang={language}
      title={t("notFound.title")}
      freshTitle={headWords(data.locales, "common")("loading")}
      description={t("meta.description")}
    />
  );
}

export const query = graphql`
  query PostShell($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "blog"] } }) {
      ...Words
    }
  }
`;
