import { previewPath } from "@estudio/contract/routes";
import type { PageProps } from "gatsby";
import { graphql } from "gatsby";
import { usePreview } from "../content/preview";
import type { HeadArguments, PageContext } from "../content/records";
import { headWords, useWords } from "../content/words";
import { Layout } from "../frame/Layout";
import { Seo } from "../seo/Seo";
import { Loading } from "../states/Loading";
import { NotFound } from "../states/NotFound";
import { PreviewView } from "./PreviewView";
import * as css from "./preview.module.css";

/** An unpublished record on the real design. */
export default function PreviewPage({ pageContext: { language } }: PageProps<object, PageContext>) {
  const { t } = useWords("common");
  const { preview, state } = usePreview(language);
  const hero = preview?.kind === "page" && preview.record.sections.some((section) => section.sectionKey === "hero");
  const transparent = hero && !["about", "contact"].includes(preview.record.pageKey);
  return (
    <>
      <p className={css.banner} role="note">
        {t("preview.banner")}
      </p>
      <Layout path={previewPath} transparent={transparent}>
        {preview ? (
          <PreviewView preview={preview} />
        ) : state === "missing" ? (
          <NotFound title={t("preview.title")} text={t("preview.gone")} links={[]} />
        ) : (
          <Loading failed={state === "failed"} />
        )}
      </Layout>
    </>
  );
}

export function Head({ data, pageContext: { language } }: HeadArguments<object>) {
  const t = headWords(data.locales, "common");
  return (
    <Seo lang={language} path={previewPath} title={t("preview.title")} description={t("preview.banner")} noindex />
  );
}

export const query = graphql`
  query Preview($language: String!) {
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "home", "about", "services", "portfolio", "process", "blog", "contact"] }
      }
    ) {
      ...Words
    }
  }
`;
