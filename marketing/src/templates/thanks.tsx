import { siteRoutes } from "@estudio/contract/routes";
import { graphql } from "gatsby";
import { useEffect } from "react";
import { forgetDraft } from "../contact/draft";
import type { TemplateProps } from "../content/records";
import { headWords, useWords } from "../content/words";
import { Layout } from "../frame/Layout";
import { Seo } from "../seo/Seo";
import { NotFound as Message } from "../states/NotFound";

const { path } = siteRoutes.thanks;

/** Where the form leads that is sent without scripts. */
export default function ThanksPage() {
  const { t } = useWords("contact");
  useEffect(forgetDraft, []);
  return (
    <Layout path={path}>
      <Message
        title={t("thanks.title")}
        text={t("thanks.text")}
        links={[[t("thanks.cta"), siteRoutes.portfolio.path]]}
      />
    </Layout>
  );
}

export function Head({ data, pageContext }: TemplateProps<"thanks">) {
  const t = headWords(data.locales, "contact");
  return <Seo page={pageContext} path={path} title={t("thanks.metaTitle")} description={t("thanks.text")} noindex />;
}

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...Words
  }
`;
