import { lookStyle } from "../brand/look";
import type { PublicPageSeo } from "../pages/pageSeo";
import { type Language, languages, localizedPath } from "../paths";
import { studioVariables, type Values } from "../text/studioVariables";
import type { Head } from "./heads/heads";
import { type Heads, headsIn } from "./heads/pageHeads";
import type { Component, PageContents, PageSettings, SitePage } from "./sitePage";
import type { WrittenIn } from "./writtenIn";

/** `siteUrl`: origin of the site, for absolute URLs in heads, e.g. `https://estudio.example`. */
type Around = {
  lang: Language;
  siteUrl: string;
  settings: PageSettings;
  pageSeo: PublicPageSeo[];
  hasGuides: boolean;
  written: WrittenIn;
};

/** `head`: null keeps the page out of search engines; `address`: overrides its path; `own`: languages of the record. */
type Options = { title?: string; head?: Head | null; address?: string; own?: Language[] | undefined };

/** What all pages of a language share, and the factory of its pages. */
export type Frame = {
  lang: Language;
  heads: Heads;
  /** Values of the fixed texts. */
  variables: Values;
  written: WrittenIn;
  /** Inputs of every page besides its contents and head. Memoized pages depend on them. */
  of: unknown[];
  /** @param base the Spanish path */
  page<C extends Component>(base: string, component: C, contents: PageContents[C], options?: Options): SitePage;
};

export function frameIn({ lang, siteUrl, settings, pageSeo, hasGuides, written }: Around): Frame {
  const look = lookStyle(settings);
  return {
    lang,
    heads: headsIn(lang, settings, pageSeo),
    variables: studioVariables(settings),
    written,
    of: [lang, siteUrl, settings, look, hasGuides],
    page(base, component, contents, { title = "", head = null, address, own = written.lists.get(base) } = {}) {
      const path = localizedPath(base, lang);
      const namespaces = "document" in contents ? [...words[component], contents.document] : words[component];
      const common = {
        language: lang,
        namespaces,
        siteUrl,
        settings,
        hasGuides,
        writtenIn: own ?? languages,
        head,
        i18n: i18nOf(base, path, lang),
        ...(look && { look }),
      };
      return { path: address ?? path, component, title, context: { ...contents, ...common } };
    },
  };
}

/** The translation files (`marketing/locales`) that each kind of page needs. */
const words: Record<Component, readonly string[]> = {
  home: ["common", "contact", "home"],
  about: ["about", "common", "process"],
  services: ["common", "contact", "process", "services"],
  portfolio: ["common", "portfolio", "process"],
  blog: ["blog", "common"],
  contact: ["common", "contact"],
  calculator: ["calculator", "common", "contact"],
  guides: ["common", "guides"],
  guide: ["common", "contact", "guides"],
  guideNotice: ["common", "guides"],
  notice: ["calculator", "common"],
  thanks: ["common", "contact"],
  legal: ["common"],
  project: ["common", "portfolio"],
  post: ["blog", "common"],
  preview: ["about", "blog", "common", "contact", "guides", "home", "portfolio", "process", "services"],
  notFound: ["common"],
};

/** Marks the page as already localized: the i18n plugin then only provides its texts and adds no pages. */
const i18nOf = (originalPath: string, path: string, language: Language) => ({
  language,
  languages,
  defaultLanguage: "es",
  generateDefaultLanguagePage: false,
  routed: language !== "es",
  originalPath,
  path,
});
