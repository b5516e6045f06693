import { previewPath } from "@estudio/contract/routes";
import { graphql } from "gatsby";
import { usePreview } from "../content/preview";
import { sectionOf, type TemplateProps } from "../content/records";
import { headWords, useWords } from "../content/words";
import { Layout } from "../frame/Layout";
import { Seo } from "../seo/Seo";
import { Loading } from "../states/Loading";
import { NotFound } from "../states/NotFound";
import { PreviewView } from "../views/PreviewView";
import * as css from "./preview.module.css";

export default function PreviewPage({ pageContext: { language } }: TemplateProps<"preview">) {
  const { t } = useWords("common");
  const { preview, state } = usePreview(language);
  const hero = preview?.kind === "page" && sectionOf(preview.record, preview.record.pageKey, "hero") !== undefined;
  const isMissing = !preview && state === "missing";
  const transparent = hero && !["about", "contact"].includes(preview.record.pageKey);
  return (
    <>
      {!isMissing && (
        <p className={css.banner} role="note">
          {t("preview.banner")}
        </p>
      )}
      <Layout path={previewPath} transparent={transparent}>
        {preview ? (
          <PreviewView preview={preview} />
        ) : isMissing ? (
          <NotFound title={t("preview.title")} text={t("preview.gone")} links={[]} />
        ) : (
          <div className={css.waiting}>
            <Loading failed={state === "failed"} />
          </div>
        )}
        <p className={`wrap lead ${css.scripts}`}>{t("preview.scripts")}</p>
      </Layout>
    </>
  );
}

export function Head({ data, pageContext }: TemplateProps<"preview">) {
  const t = headWords(data.locales, "common");
  return (
    <Seo page={pageContext} path={previewPath} title={t("preview.title")} description={t("preview.banner")} noindex />
  );
}

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...Words
  }
`;
