import { missingFilesAnchor } from "@estudio/contract/enquiries/attachments";
import { siteRoutes } from "@estudio/contract/routes";
import { graphql } from "gatsby";
import { useEffect } from "react";
import { NextSteps } from "../contact/after/NextSteps";
import { forgetDraft } from "../contact/draft";
import type { TemplateProps } from "../content/records";
import { useSettings } from "../content/settings";
import { headWords, useWords } from "../content/words";
import { Layout } from "../frame/Layout";
import { Link } from "../frame/Link";
import { PageTitle } from "../frame/PageTitle";
import { Seo } from "../seo/Seo";
import * as css from "./thanks.module.css";

const { path } = siteRoutes.thanks;

/** Target of the contact form without scripts. With scripts, the confirmation links here. */
export default function ThanksPage({ pageContext: { project } }: TemplateProps<"thanks">) {
  const { t } = useWords("contact");
  const { email } = useSettings();
  useEffect(forgetDraft, []);
  return (
    <Layout path={path}>
      <PageTitle title={t("thanks.title")} />
      <div className={`wrap ${css.steps}`}>
        {/* Visible only as the target of the URL's fragment, after a file was lost. */}
        <p id={missingFilesAnchor} className={css.missing}>
          {t("thanks.filesMissing", { email })}
        </p>
        <NextSteps project={project} wide>
          <Link to={siteRoutes.portfolio.path} className="link">
            {t("thanks.cta")}
          </Link>
        </NextSteps>
      </div>
    </Layout>
  );
}

export function Head({ data, pageContext }: TemplateProps<"thanks">) {
  const t = headWords(data.locales, "contact", pageContext.settings);
  return <Seo page={pageContext} path={path} title={t("thanks.metaTitle")} description={t("thanks.text")} noindex />;
}

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...Words
  }
`;
