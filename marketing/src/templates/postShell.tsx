import { shells, siteRoutes } from "@estudio/contract/routes";
import type { PageProps } from "gatsby";
import { graphql } from "gatsby";
import { Layout } from "../components/Layout";
import { PostNotFound } from "../components/RecordNotFound";
import { Seo } from "../components/Seo";
import { Shell } from "../components/Shell";
import { useBoundSlug, useTitle } from "../site/boundSlug";
import { useFresh } from "../site/fresh";
import { postModel } from "../site/models";
import type { HeadArguments, PageContext, Post } from "../site/records";
import { useSettings } from "../site/settings";
import { headWords, useWords } from "../site/words";
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
