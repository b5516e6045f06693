import { siteRoutes } from "@estudio/contract/routes";
import { graphql } from "gatsby";
import { useEffect } from "react";
import type { TemplateProps } from "../content/records";
import { headWords, useWords } from "../content/words";
import { Layout } from "../frame/Layout";
import { Seo } from "../seo/Seo";
import { NotFound } from "../states/NotFound";

/** The 404 page. Its title stays English in every language (specification section 2). */
export default function NotFoundPage() {
  const { t } = useWords("common");
  useEffect(() => {
    // Reached by a link inside the site: only the server knows the right page and language.
    if (document.documentElement.dataset.shell === undefined) window.location.reload();
  }, []);
  return (
    <Layout path={siteRoutes.home.path}>
      <NotFound
        lang="en"
        title={t("notFound.title")}
        text={t("notFound.text")}
        links={[
          [t("notFound.home"), siteRoutes.home.path],
          [t("notFound.portfolio"), siteRoutes.portfolio.path],
        ]}
      />
    </Layout>
  );
}

export function Head({ data, pageContext }: TemplateProps<"notFound">) {
  const t = headWords(data.locales, "common");
  return <Seo page={pageContext} path="/404" title={t("notFound.title")} description={t("notFound.text")} noindex />;
}

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...Words
  }
`;
