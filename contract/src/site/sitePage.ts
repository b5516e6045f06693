import type { Prices } from "../calculator/estimate";
import type { PublicGuide, PublicGuideCard } from "../content/guide";
import type { PublicPost, PublicPostCard } from "../content/post";
import type { PublicProject, PublicProjectCard } from "../content/project";
import type { PublicPage } from "../pages/page";
import type { Language } from "../paths";
import type { FacetLink } from "../portfolio/facets";
import type { PublicSettings } from "../settings";
import type { Head } from "./heads/heads";
import type { ArticleLink, ComparedProject, Neighbour } from "./lists/cards";
import type { CategoryLink } from "./lists/categories";
import type { Audience } from "./lists/mentions";

// The kinds of pages and their contents.

export type { FacetLink } from "../portfolio/facets";
export type { Head } from "./heads/heads";
export type { ArticleLink, ComparedProject, Neighbour } from "./lists/cards";
export type { CategoryLink } from "./lists/categories";
export type { Audience } from "./lists/mentions";

/** A project with its pictures, so that a picture on a service page can link to it. */
export type ShownProject = Pick<PublicProject, "slug" | "mainImage" | "galleryImages" | "beforeImage" | "afterImage">;
export type LegalDocument = "privacy" | "terms" | "cookies";
/** Notices of the calculator: after sending the result, and before and after erasing the data. */
export type Notice = "calculatorSent" | "calculatorReceived" | "withdrawal" | "withdrawn";
/** Notices of a request for a guide. */
export const guideNotices = ["guideAsked", "guideConfirm", "guideDownload", "guideEnded"] as const;
export type GuideNotice = (typeof guideNotices)[number];

/** Contents by kind of page. The record is null in a shell, because the browser loads it. */
export type PageContents = {
  home: { page: PublicPage | null; featured: PublicProjectCard[]; compared: ComparedProject | null };
  about: { page: PublicPage | null };
  /** `portfolio`: path of the projects of its category. */
  services: { audience: Audience; page: PublicPage | null; projects: ShownProject[]; portfolio: string };
  /** `facets`: links to the filter pages; `facet`: the current filter, or null for all projects. */
  portfolio: { projects: PublicProjectCard[]; facets: FacetLink[]; facet: (FacetLink & { title: string }) | null };
  /** `category`: null for all articles. */
  blog: { posts: PublicPostCard[]; categories: CategoryLink[]; category: CategoryLink | null };
  /** `studio`: the home page's metadata, so that search engines read the same on both pages. */
  contact: { page: PublicPage | null; studio: Pick<Head, "description" | "image"> };
  calculator: { prices: Prices };
  notice: { notice: Notice };
  thanks: { project: PublicProjectCard | null };
  legal: { document: LegalDocument; imprint: Imprint };
  /** `facets`: links to the filter pages that list it; `articles`: those that mention it. */
  project: {
    project: PublicProject | null;
    facets: FacetLink[];
    previous: Neighbour | null;
    next: PublicProjectCard | null;
    related: PublicProjectCard[];
    articles: ArticleLink[];
  };
  /** `projects` and `services`: mentioned in the article; `related`: what to read next. */
  post: { post: PublicPost | null; projects: PublicProjectCard[]; services: Audience[]; related: PublicPostCard[] };
  guides: { guides: PublicGuideCard[] };
  guide: { guide: PublicGuide | null; others: PublicGuideCard[] };
  guideNotice: { guideNotice: GuideNotice };
  preview: object;
  notFound: object;
};
/** Each has a template of the same name (`marketing/src/templates`). */
export type Component = keyof PageContents;

/** Settings shown only by the legal pages, so that a change rebuilds only those. */
export type Imprint = Pick<
  PublicSettings,
  "legalName" | "taxId" | "keepContactsMonths" | "keepLeadsMonths" | "keepDoubtfulDays"
>;
/** Settings that any page may show. */
export type PageSettings = Omit<PublicSettings, keyof Imprint>;

/** Context of every page. `namespaces`: its translation files; `i18n`: input of gatsby-plugin-react-i18next. */
export type CommonContext = {
  language: Language;
  namespaces: readonly string[];
  siteUrl: string;
  settings: PageSettings;
  /** Whether any guide is published; without one, no page links to the list. */
  hasGuides: boolean;
  /** The languages offered as translations of this page. */
  writtenIn: readonly Language[];
  /** Metadata; null keeps the page out of search engines. A shell has its list's. */
  head: Head | null;
  i18n: object;
  /** CSS with the studio's colours and sizes; missing for the original design. */
  look?: string;
};
export type ContextOf<C extends Component> = CommonContext & PageContents[C];
export type SitePage = {
  path: string;
  component: Component;
  /** The record's title; empty if there is no record. */
  title: string;
  context: CommonContext;
};

/** Return the HTML file of a page, as Gatsby names it. */
export const htmlFile = (path: string): string =>
  path.endsWith(".html") ? path : `${path === "/" ? "" : path}/index.html`;
export const dataFile = (path: string): string => `/page-data${path === "/" ? "/index" : path}/page-data.json`;
