import { siteRoutes } from "@estudio/contract/routes";
import { graphql } from "gatsby";
import { useFresh } from "../content/fresh";
import { sectionOf, type TemplateProps } from "../content/records";
import { headWords } from "../content/words";
import { Layout } from "../frame/Layout";
import { Seo } from "../seo/Seo";
import { breadcrumbs } from "../seo/structuredData";
import { ServicesView } from "../views/ServicesView";

/** /empresas, /constructoras and /particulares: only the audience differs. */
export default function ServicesPage({ pageContext }: TemplateProps<"services">) {
  const { audience, language, projects } = pageContext;
  const page = useFresh(`/api/pages/${audience}?lang=${language}`, pageContext.page);
  const hasHero = sectionOf(page.record, audience, "hero") !== undefined;
  return (
    <Layout path={siteRoutes[audience].path} transparent={hasHero}>
      <ServicesView audience={audience} page={page.record} state={page.state} projects={projects} />
    </Layout>
  );
}

export function Head({ data, pageContext }: TemplateProps<"services">) {
  const { audience, language, page } = pageContext;
  const t = headWords(data.locales, "services");
  const common = headWords(data.locales, "common");
  const hero = sectionOf(page, audience, "hero");
  const { path } = siteRoutes[audience];
  return (
    <Seo
      page={pageContext}
      path={path}
      title={t(`${audience}.meta.title`)}
      description={t(`${audience}.meta.description`)}
      keywords={t(`${audience}.meta.keywords`)}
      ogTitle={t(`${audience}.meta.ogTitle`)}
      ogDescription={t(`${audience}.meta.ogDescription`)}
      ogImage={hero?.image}
      media={hero?.media}
      jsonLd={(siteUrl) => [
        breadcrumbs(language, [
          [common("nav.home"), "/"],
          [common(`nav.${audience}`), path],
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
