import { lookStyle } from "../brand/look";
import type { PublicPageSeo } from "../pages/pageSeo";
import { type Language, languages, localizedPath } from "../paths";
import type { Head } from "./heads";
import { type Heads, headsIn } from "./pageHeads";
import type { Component, PageContents, PageSettings, SitePage } from "./sitePage";
import type { WrittenIn } from "./writtenIn";

/** `siteUrl`: where the site is served, for the addresses in its heads, e.g. `https://estudio.example`. */
type Around = {
  lang: Language;
  siteUrl: string;
  settings: PageSettings;
  pageSeo: PublicPageSeo[];
  hasGuides: boolean;
  written: WrittenIn;
};

/** `head`: without one it is not to be found; `address`: where it is found, where that is not its own path; `own`: the languages a record was written in. */
type Options = { title?: string; head?: Head | null; address?: string; own?: Language[] | undefined };

/** What all pages of one language have in common, and how each of them is made. */
export type Frame = {
  lang: Language;
  heads: Heads;
  written: WrittenIn;
  /** All that a page says besides what it shows and its head: where these are the same, so is that. */
  of: unknown[];
  /** @param base its Spanish path */
  page<C extends Component>(base: string, component: C, contents: PageContents[C], options?: Options): SitePage;
};

/** @returns the frame of the pages of one language */
export function frameIn({ lang, siteUrl, settings, pageSeo, hasGuides, written }: Around): Frame {
  const look = lookStyle(settings);
  return {
    lang,
    heads: headsIn(lang, settings, pageSeo),
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

/** The files of fixed words that each kind of page needs (`marketing/locales`). */
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

/** Marked as made here, so that the i18n plugin leaves the page alone and only provides its words. */
const i18nOf = (originalPath: string, path: string, language: Language) => ({
  language,
  languages,
  defaultLanguage: "es",
  generateDefaultLanguagePage: false,
  routed: language !== "es",
  originalPath,
  path,
});
