import { siteRoutes } from "@estudio/contract/routes";
import type { PageProps } from "gatsby";
import { graphql } from "gatsby";
import { useAskedProject } from "../../contact/askedProject";
import { useFresh } from "../../content/fresh";
import { pageModel } from "../../content/models";
import { type HeadArguments, type Page, type PageContext, sectionOf } from "../../content/records";
import { useSettings } from "../../content/settings";
import { headWords } from "../../content/words";
import { Layout } from "../../frame/Layout";
import { Seo } from "../../seo/Seo";
import { breadcrumbs, professionalService } from "../../seo/structuredData";
import { ContactView } from "../../views/ContactView";

type Data = { page: Page | null };
const { path } = siteRoutes.contact;

export default function ContactPage({ data, pageContext: { language } }: PageProps<Data, PageContext>) {
  const page = useFresh<Page | null>(`/api/pages/contact?lang=${language}`, data.page, data.page ?? pageModel);
  const project = useAskedProject(language);
  return (
    <Layout path={path}>
      <ContactView page={page.record} project={project} />
    </Layout>
  );
}

export function Head({ data, pageContext: { language } }: HeadArguments<Data>) {
  const t = headWords(data.locales, "contact");
  const common = headWords(data.locales, "common");
  const settings = useSettings();
  const hero = sectionOf(data.page, "contact", "hero");
  return (
    <Seo
      lang={language}
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
  query Contact($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "contact"] } }) {
      ...Words
    }
    page: studioPage(pageKey: { eq: "contact" }, lang: { eq: $language }) {
      ...PageRecord
    }
  }
`;
