import { siteRoutes } from "@estudio/contract/routes";
import type { PageProps } from "gatsby";
import { graphql } from "gatsby";
import { useEffect } from "react";
import { forgetDraft } from "../../contact/draft";
import type { HeadArguments, PageContext } from "../../content/records";
import { headWords, useWords } from "../../content/words";
import { Layout } from "../../frame/Layout";
import { Seo } from "../../seo/Seo";
import { NotFound as Message } from "../../states/NotFound";

const { path } = siteRoutes.thanks;

/** Where the form leads that is sent without scripts. */
export default function ThanksPage(_: PageProps<object, PageContext>) {
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

export function Head({ data, pageContext: { language } }: HeadArguments<object>) {
  const t = headWords(data.locales, "contact");
  return <Seo lang={language} path={path} title={t("thanks.metaTitle")} description={t("thanks.text")} noindex />;
}

export const query = graphql`
  query Thanks($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "contact"] } }) {
      ...Words
    }
  }
`;
