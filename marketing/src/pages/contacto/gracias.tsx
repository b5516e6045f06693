import { siteRoutes } from "@estudio/contract/routes";
import type { PageProps } from "gatsby";
import { graphql } from "gatsby";
import { useEffect } from "react";
import { Layout } from "../../components/Layout";
import { NotFound as Message } from "../../components/NotFound";
import { Seo } from "../../components/Seo";
import { forgetDraft } from "../../site/draft";
import type { HeadArguments, PageContext } from "../../site/records";
import { headWords, useWords } from "../../site/words";

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
