import { guidePath, shells, siteRoutes } from "@estudio/contract/routes";
import { graphql } from "gatsby";
import { useBoundSlug, useTitle } from "../content/boundSlug";
import { useFresh } from "../content/fresh";
import type { TemplateProps } from "../content/records";
import { headWords, useWords } from "../content/words";
import { Layout } from "../frame/Layout";
import { Seo } from "../seo/Seo";
import { breadcrumbs, digitalDocument } from "../seo/structuredData";
import { GuideNotFound } from "../states/RecordNotFound";
import { Shell } from "../states/Shell";
import { GuideView } from "../views/guides/GuideView";

type Props = TemplateProps<"guide">;

export default function GuidePage({ pageContext }: Props) {
  const { guide, others, language } = pageContext;
  const { slug } = guide ?? {};
  const { record, state } = useFresh(
    "GET /api/guides/{slug}",
    slug ? { params: { slug }, query: { lang: language } } : null,
    guide,
  );
  if (slug === undefined) return <GuideShell pageContext={pageContext} />;
  return (
    <Layout path={guidePath(slug)}>
      {state === "missing" || !record ? <GuideNotFound /> : <GuideView guide={record} others={others} />}
    </Layout>
  );
}

/** Shell for guides without a page: newer than the build, or missing. */
function GuideShell({ pageContext: { language, settings } }: Pick<Props, "pageContext">) {
  const slug = useBoundSlug(shells.guide.family);
  const { record, state } = useFresh(
    "GET /api/guides/{slug}",
    slug ? { params: { slug }, query: { lang: language } } : null,
    null,
  );
  const { t } = useWords("guides");
  useTitle(state === "missing" ? t("notFound.title") : record?.title, settings.brand);
  return (
    <Layout path={siteRoutes.guides.path}>
      <Shell
        ready={record !== null}
        missing={state === "missing"}
        failed={state === "failed"}
        notFound={<GuideNotFound />}
      >
        {record && <GuideView guide={record} />}
      </Shell>
    </Layout>
  );
}

export function Head({ data, pageContext }: Props) {
  const { guide } = pageContext;
  const common = headWords(data.locales, "common");
  const t = headWords(data.locales, "guides");
  if (!guide)
    return (
      <Seo
        page={pageContext}
        title={t("notFound.title")}
        freshTitle={common("loading")}
        description={pageContext.head?.description}
      />
    );
  const path = guidePath(guide.slug);
  return (
    <Seo
      page={pageContext}
      path={path}
      head={pageContext.head}
      title={guide.title}
      jsonLd={[
        digitalDocument(guide, pageContext),
        breadcrumbs(pageContext, [
          [common("nav.home"), "/"],
          [common("nav.guides"), siteRoutes.guides.path],
          [guide.title, path],
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
