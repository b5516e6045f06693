import type { Prices } from "../calculator/estimate";
import type { PublicGuide, PublicGuideCard } from "../content/guide";
import type { PublicPost, PublicPostCard } from "../content/post";
import type { PublicProject, PublicProjectCard } from "../content/project";
import type { PublicPage } from "../pages/page";
import type { Language } from "../paths";
import type { FacetLink } from "../portfolio/facets";
import type { PublicSettings } from "../settings";
import type { ComparedProject, Neighbour, Speaking } from "./cards";
import type { CategoryLink } from "./categories";
import type { Head } from "./heads";
import type { Audience } from "./mentions";

// What a page of the site is, and what each kind of them shows.

export type { FacetLink } from "../portfolio/facets";
export type { ComparedProject, Neighbour, Speaking } from "./cards";
export type { CategoryLink } from "./categories";
export type { Head } from "./heads";
export type { Audience } from "./mentions";

/** A project by its pictures: what makes of a picture on a service page the way to its project. */
export type ShownProject = Pick<PublicProject, "slug" | "mainImage" | "galleryImages" | "beforeImage" | "afterImage">;
export type LegalDocument = "privacy" | "terms" | "cookies";
/** What a page says after something was done with the calculator's result, or before it is undone. */
export type Notice = "calculatorSent" | "calculatorReceived" | "withdrawal" | "withdrawn";
/** What a page about asking for a guide says. */
export const guideNotices = ["guideAsked", "guideConfirm", "guideDownload", "guideEnded"] as const;
export type GuideNotice = (typeof guideNotices)[number];

/** What each kind of page shows. The record of a project, article or guide is null on its shell, which the browser fills. */
export type PageContents = {
  home: { page: PublicPage | null; featured: PublicProjectCard[]; compared: ComparedProject | null };
  about: { page: PublicPage | null };
  /** `portfolio`: where the projects of its kind are, once there is one. */
  services: { audience: Audience; page: PublicPage | null; projects: ShownProject[]; portfolio: string };
  /** `facets`: the pages by kind of client, room, district and budget; `facet`: the one this is, with its title; null: all projects. */
  portfolio: { projects: PublicProjectCard[]; facets: FacetLink[]; facet: (FacetLink & { title: string }) | null };
  /** `category`: of which it shows the articles; null: all. */
  blog: { posts: PublicPostCard[]; categories: CategoryLink[]; category: CategoryLink | null };
  /** `studio`: what the home page says of it, for search engines: the same on both pages. */
  contact: { page: PublicPage | null; studio: Pick<Head, "description" | "image"> };
  calculator: { prices: Prices };
  notice: { notice: Notice };
  thanks: { project: PublicProjectCard | null };
  legal: { document: LegalDocument; imprint: Imprint };
  /** `facets`: by what it is found; `articles`: those that speak of it. */
  project: {
    project: PublicProject | null;
    facets: FacetLink[];
    previous: Neighbour | null;
    next: PublicProjectCard | null;
    related: PublicProjectCard[];
    articles: Speaking[];
  };
  /** What the article speaks of, and what to read next. */
  post: { post: PublicPost | null; projects: PublicProjectCard[]; services: Audience[]; related: PublicPostCard[] };
  guides: { guides: PublicGuideCard[] };
  guide: { guide: PublicGuide | null; others: PublicGuideCard[] };
  guideNotice: { guideNotice: GuideNotice };
  preview: object;
  notFound: object;
};
/** Each has a template of its name (`marketing/src/templates`). */
export type Component = keyof PageContents;

/** What only the legal pages say of the studio: when it changes, only they are made anew. */
export type Imprint = Pick<
  PublicSettings,
  "legalName" | "taxId" | "keepContactsMonths" | "keepLeadsMonths" | "keepDoubtfulDays"
>;
/** What the frame of any page, or a part of it, says of the studio. */
export type PageSettings = Omit<PublicSettings, keyof Imprint>;

/** What every page carries besides. `namespaces`: the fixed words it needs; `i18n`: what gatsby-plugin-react-i18next asks for. */
export type CommonContext = {
  language: Language;
  namespaces: readonly string[];
  siteUrl: string;
  settings: PageSettings;
  /** Whether there is a guide to ask for: no link leads to an empty page. */
  hasGuides: boolean;
  /** In which languages its words were written: what is offered as a translation of it. */
  writtenIn: readonly Language[];
  /** What it is found and shared with; null on pages one arrives at after doing something. Of a shell: its list's. */
  head: Head | null;
  i18n: object;
  /** A style sheet for the colours and sizes the studio has chosen; left out where it has the site as it was drawn. */
  look?: string;
};
export type ContextOf<C extends Component> = CommonContext & PageContents[C];
export type SitePage = {
  path: string;
  component: Component;
  /** That of the record it is about; empty where there is none. */
  title: string;
  context: CommonContext;
};

/** The names of a page's files, as Gatsby has them. */
export const htmlFile = (path: string): string =>
  path.endsWith(".html") ? path : `${path === "/" ? "" : path}/index.html`;
export const dataFile = (path: string): string => `/page-data${path === "/" ? "/index" : path}/page-data.json`;
