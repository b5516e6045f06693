import { siteRoutes } from "@estudio/contract/routes";
import { graphql } from "gatsby";
import { useAskedProject } from "../contact/askedProject";
import { useFresh } from "../content/fresh";
import { sectionOf, type TemplateProps } from "../content/records";
import { headWords } from "../content/words";
import { Layout } from "../frame/Layout";
import { Seo } from "../seo/Seo";
import { breadcrumbs, professionalService } from "../seo/structuredData";
import { ContactView } from "../views/ContactView";

const { path } = siteRoutes.contact;

export default function ContactPage({ pageContext }: TemplateProps<"contact">) {
  const { language } = pageContext;
  const page = useFresh(`/api/pages/contact?lang=${language}`, pageContext.page);
  const project = useAskedProject(language);
  return (
    <Layout path={path}>
      <ContactView page={page.record} project={project} />
    </Layout>
  );
}

export function Head({ data, pageContext }: TemplateProps<"contact">) {
  const { language, page, settings } = pageContext;
  const t = headWords(data.locales, "contact");
  const common = headWords(data.locales, "common");
  const hero = sectionOf(page, "contact", "hero");
  return (
    <Seo
      page={pageContext}
      path={path}
      title={t("meta.title")}
      description={t("meta.description")}
      keywords={t("meta.keywords")}
      ogTitle={t("meta.ogTitle")}
      ogDescription={t("meta.ogDescription")}
      ogImage={hero?.image}
      media={hero?.media}
      jsonLd={(siteUrl) => [
        professionalService(settings, t("meta.description"))(siteUrl),
        breadcrumbs(language, [
          [common("nav.home"), "/"],
          [common("nav.contact"), path],
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
