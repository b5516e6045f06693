import { siteRoutes } from "@estudio/contract/routes";
import type { Component } from "@estudio/contract/site/pages";
import type { Pictures, TemplateProps } from "../content/records";
import { headWords } from "../content/words";
import { pictureOf } from "../pictures/picture";
import type { QuestionsSection } from "../sections/Questions";
import { Seo } from "./Seo";
import { breadcrumbs, faqPage, person, professionalService, service, webSite } from "./structuredData";

/** Where the fixed words about each page are: the namespace, and the group of keys in it. */
const metadata = {
  home: ["home", "meta"],
  about: ["about", "meta"],
  portfolio: ["portfolio", "meta"],
  business: ["services", "business.meta"],
  construction: ["services", "construction.meta"],
  residential: ["services", "residential.meta"],
  blog: ["blog", "meta"],
  contact: ["contact", "meta"],
  calculator: ["calculator", "meta"],
  guides: ["guides", "meta"],
} as const;

type Props = TemplateProps<Component> & {
  route: keyof typeof metadata;
  /** What it is shared with: its hero, or the first of its list. */
  picture?: { image: string; media: Pictures };
  /** What it presents: the studio itself, one of its services, or who is behind it. */
  presents?: "studio" | "service" | "person";
  questions?: QuestionsSection;
  noindex?: boolean;
};

/** The head of a page with an address of its own in the menu, one step below the home page. */
export function PageSeo({ data, pageContext, route, picture, presents, questions, noindex }: Props) {
  const [namespace, group] = metadata[route];
  const t = headWords(data.locales, namespace, pageContext.settings);
  const common = headWords(data.locales, "common");
  const { path } = siteRoutes[route];
  const description = t(`${group}.description`);
  const title = t(`${group}.title`);
  const trail = (["home", route] as const).map((name): [string, string] => [
    common(`nav.${name}`),
    siteRoutes[name].path,
  ]);
  const ownPicture = picture && pictureOf(picture.media, picture.image) ? picture.image : undefined;
  return (
    <Seo
      page={pageContext}
      path={path}
      title={title}
      description={description}
      keywords={t(`${group}.keywords`)}
      ogTitle={t(`${group}.ogTitle`)}
      ogDescription={t(`${group}.ogDescription`)}
      ogImage={picture?.image}
      media={picture?.media}
      noindex={noindex}
      jsonLd={[
        ...(presents === "studio" ? [professionalService(pageContext, description, ownPicture)] : []),
        ...(presents === "person" ? person(pageContext) : []),
        ...(presents === "service" ? [service(pageContext, { name: title, description, path })] : []),
        ...(route === "home" ? [webSite(pageContext)] : []),
        ...faqPage(questions?.items ?? []),
        ...(route === "home" ? [] : [breadcrumbs(pageContext, trail)]),
      ]}
    />
  );
}
