import { siteRoutes } from "@estudio/contract/routes";
import type { FixedRoute } from "@estudio/contract/site/heads/fixedHeads";
import type { Component, Head as PageHead } from "@estudio/contract/site/sitePage";
import type { TemplateProps } from "../content/records";
import { headWords } from "../content/words";
import type { QuestionsSection } from "../sections/Questions";
import type { FeesSection } from "../sections/services/Fees";
import { Seo } from "./Seo";
import { breadcrumbs, faqPage, person, professionalService, service, webSite } from "./structuredData";

type Props = TemplateProps<Component> & {
  route: Exclude<FixedRoute, "privacy" | "terms" | "cookies">;
  /** The home page's metadata, on pages that present the studio. */
  studio?: Pick<PageHead, "description" | "image"> | null;
  /** Additional structured data: a service, or the person behind the studio. */
  presents?: "service" | "person";
  /** Path of the person's portrait. */
  portrait?: string;
  questions?: QuestionsSection;
  fees?: FeesSection;
  noindex?: boolean;
};

/** The head of a fixed page, one level below the home page. */
export function PageSeo({
  data,
  pageContext,
  route,
  studio,
  presents,
  portrait = "",
  questions,
  fees,
  noindex,
}: Props) {
  const { head } = pageContext;
  const { name = "", description = "", image } = head ?? {};
  const common = headWords(data.locales, "common");
  const { path } = siteRoutes[route];
  const trail = (["home", route] as const).map((name): [string, string] => [
    common(`nav.${name}`),
    siteRoutes[name].path,
  ]);
  return (
    <Seo
      page={pageContext}
      path={path}
      head={head}
      title={name}
      noindex={noindex}
      jsonLd={[
        ...(studio ? [professionalService(pageContext, studio.description, studio.image)] : []),
        ...(presents === "person" ? person(pageContext, portrait) : []),
        ...(presents === "service"
          ? [service(pageContext, { name, description, path, image, fees: fees?.items ?? [] })]
          : []),
        ...(route === "home" ? [webSite(pageContext)] : []),
        ...faqPage(questions?.items ?? []),
        ...(route === "home" ? [] : [breadcrumbs(pageContext, trail)]),
      ]}
    />
  );
}
