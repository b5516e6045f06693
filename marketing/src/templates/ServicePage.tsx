import type { Language } from "@estudio/contract/paths";
import { siteRoutes } from "@estudio/contract/routes";
import { useFresh } from "../content/fresh";
import { pageModel } from "../content/models";
import { type HeadArguments, type Page, sectionOf } from "../content/records";
import { headWords } from "../content/words";
import { Layout } from "../frame/Layout";
import type { Shown } from "../portfolio/projectOfPicture";
import { Seo } from "../seo/Seo";
import { breadcrumbs } from "../seo/structuredData";
import { type Audience, ServicesView } from "../views/ServicesView";

export type ServiceData = { page: Page | null; projects: Shown[] };

/** What /empresas, /constructoras and /particulares share: only the audience differs. */
export function ServicePage({
  audience,
  prebuilt,
  projects,
  lang,
}: {
  audience: Audience;
  prebuilt: Page | null;
  /** Those whose pictures the page shows. */
  projects: Shown[];
  lang: Language;
}) {
  const page = useFresh<Page | null>(`/api/pages/${audience}?lang=${lang}`, prebuilt, prebuilt ?? pageModel);
  const hasHero = sectionOf(page.record, audience, "hero") !== undefined;
  return (
    <Layout path={siteRoutes[audience].path} transparent={hasHero}>
      <ServicesView audience={audience} page={page.record} state={page.state} projects={projects} />
    </Layout>
  );
}

export function ServiceHead({
  audience,
  data,
  pageContext: { language },
}: HeadArguments<ServiceData> & { audience: Audience }) {
  const t = headWords(data.locales, "services");
  const common = headWords(data.locales, "common");
  const hero = sectionOf(data.page, audience, "hero");
  const { path } = siteRoutes[audience];
  return (
    <Seo
      lang={language}
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
