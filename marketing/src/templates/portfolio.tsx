import { siteRoutes } from "@estudio/contract/routes";
import { graphql } from "gatsby";
import { useFresh } from "../content/fresh";
import type { TemplateProps } from "../content/records";
import { headWords } from "../content/words";
import { Layout } from "../frame/Layout";
import { Seo } from "../seo/Seo";
import { breadcrumbs } from "../seo/structuredData";
import { PortfolioView } from "../views/PortfolioView";

const { path } = siteRoutes.portfolio;

export default function PortfolioPage({ pageContext }: TemplateProps<"portfolio">) {
  const { language, projects } = pageContext;
  const { record, state } = useFresh(`/api/projects?lang=${language}&fields=card`, projects);
  return (
    <Layout path={path}>
      <PortfolioView projects={record} state={state} />
    </Layout>
  );
}

export function Head({ data, pageContext }: TemplateProps<"portfolio">) {
  const t = headWords(data.locales, "portfolio");
  const common = headWords(data.locales, "common");
  const [first] = pageContext.projects;
  return (
    <Seo
      page={pageContext}
      path={path}
      title={t("meta.title")}
      description={t("meta.description")}
      ogImage={first?.mainImage}
      media={first?.media}
      jsonLd={(siteUrl) => [
        breadcrumbs(pageContext.language, [
          [common("nav.home"), "/"],
          [t("title"), path],
        ])(siteUrl),
      ]}
    />
  );
}

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...Words
  }
`;
