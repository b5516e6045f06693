import { lookStyle } from "../brand/look";
import type { Prices } from "../calculator/estimate";
import { hasImage } from "../content/image";
import type { PublicPost, PublicPostCard } from "../content/post";
import type { PublicProject, PublicProjectCard } from "../content/project";
import type { PublicPage } from "../pages/page";
import type { PageKey } from "../pages/sections";
import { type Language, languages, localizedPath } from "../paths";
import { type FacetLink, facetLink, facetsOf } from "../portfolio/facets";
import type { Snapshot } from "../publishing/snapshot";
import { categoryPath, postPath, previewPath, projectPath, shells, siteRoutes } from "../routes";
import type { PublicSettings } from "../settings";
import { asMade } from "./asMade";
import { type ComparedProject, cardsIn, comparedProject, type Neighbour, type Speaking } from "./cards";
import { type CategoryLink, categoriesOf } from "./categories";
import { grouped } from "./grouped";
import { addGuidePages, type GuideContents, guideWords, inOrder } from "./guides";
import type { Head } from "./heads";
import { type Audience, audiences, mentionsIn } from "./mentions";
import { firstPicture, headsIn, heroOf } from "./pageHeads";
import { perRecord } from "./perRecord";
import { type WrittenIn, writtenIn } from "./writtenIn";

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

/** What each kind of page shows. The record of a project or article is null on its shell, which the browser fills. */
export type PageContents = GuideContents & {
  home: { page: PublicPage | null; featured: PublicProjectCard[]; compared: ComparedProject | null };
  about: { page: PublicPage | null };
  services: { audience: Audience; page: PublicPage | null; projects: ShownProject[] };
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

const words: Record<Component, readonly string[]> = {
  home: ["common", "contact", "home"],
  about: ["about", "common", "process"],
  services: ["common", "contact", "process", "services"],
  portfolio: ["common", "portfolio", "process"],
  blog: ["blog", "common"],
  contact: ["common", "contact"],
  calculator: ["calculator", "common", "contact"],
  ...guideWords,
  notice: ["calculator", "common"],
  thanks: ["common", "contact"],
  legal: ["common"],
  project: ["common", "portfolio"],
  post: ["blog", "common"],
  preview: ["about", "blog", "common", "contact", "guides", "home", "portfolio", "process", "services"],
  notFound: ["common"],
};

/** How many records the lists are built with; the browser fetches the rest. */
const mostListed = 500;
const mostFeatured = 3;
const mostRelated = 3;
const mostSpeaking = 3;
const mostAlike = 2;

/**
 * The site as a function of its content: every page, with its address, its template and all it shows. Nothing else decides
 * what a page says, so a page whose context is as it was is as it was.
 * @param siteUrl where the site is served, for the addresses in its head, e.g. `https://estudio.example`
 */
export function pagesOf(snapshot: Snapshot, siteUrl: string): SitePage[] {
  const written = writtenIn(snapshot);
  return languages.flatMap((lang) => pagesIn(snapshot, siteUrl, lang, written));
}

const pageAsMade = asMade<SitePage>();
/** All pages of a kind at once, where no record of it is other than it was. */
const [projectPagesAsMade, postPagesAsMade] = [asMade<SitePage[]>(), asMade<SitePage[]>()];

function pagesIn(
  { settings: all, prices, content, redirects }: Snapshot,
  siteUrl: string,
  lang: Language,
  written: WrittenIn,
): SitePage[] {
  const { settings, imprint } = partsOf(all);
  const { pages, pageSeo } = content[lang];
  const heads = headsIn(lang, settings, pageSeo);
  const { projectCard, postCard, neighbour, speaking, facetLinks } = cardsIn[lang];
  const projects = projectsNewestFirst(content[lang].projects);
  const { posts, categories, byCategory } = postsNewestFirst(content[lang].posts);
  const guides = inOrder(content[lang].guides);
  const pageOf = (key: PageKey) => pages.find(({ pageKey }) => pageKey === key) ?? null;
  const made: SitePage[] = [];
  const look = lookStyle(settings);
  type Options = { title?: string; head?: Head | null; address?: string; own?: Language[] | undefined };
  /** @param options `head`: without one it is not to be found; `address`: where it is found, where that is not its own path; `own`: the languages a record was written in */
  function page<C extends Component>(
    base: string,
    component: C,
    contents: PageContents[C],
    options: Options,
  ): SitePage {
    const { title = "", head = null, address, own = written.lists.get(base) } = options;
    const path = localizedPath(base, lang);
    const namespaces = "document" in contents ? [...words[component], contents.document] : words[component];
    const common: CommonContext = {
      language: lang,
      namespaces,
      siteUrl,
      settings,
      hasGuides: guides.length > 0,
      writtenIn: own ?? languages,
      head,
      i18n: i18nOf(base, path, lang),
      ...(look && { look }),
    };
    return { path: address ?? path, component, title, context: { ...contents, ...common } };
  }
  const add = <C extends Component>(base: string, component: C, contents: PageContents[C], options: Options = {}) =>
    made.push(page(base, component, contents, options));
  const addAll = (pages: SitePage[]) => {
    for (const one of pages) made.push(one);
  };
  /** What the page of any record depends on. */
  const common = [lang, siteUrl, settings, look, guides.length > 0];

  const { home, about, portfolio, blog, contact, thanks } = siteRoutes;
  const featured = projects.filter((project) => project.featured).slice(0, mostFeatured);
  const homeHead = heads.fixed("home", heroOf(pageOf(home.page)));
  const compared = projects.find(({ beforeImage, afterImage }) => hasImage(beforeImage) && hasImage(afterImage));
  add(
    home.path,
    "home",
    {
      page: pageOf(home.page),
      featured: featured.map(projectCard),
      compared: compared ? comparedProject(compared) : null,
    },
    { head: homeHead },
  );
  add(about.path, "about", { page: pageOf(about.page) }, { head: heads.fixed("about", heroOf(pageOf(about.page))) });
  for (const audience of audiences) {
    const page = pageOf(audience);
    const head = heads.fixed(audience, heroOf(page));
    add(
      siteRoutes[audience].path,
      "services",
      { audience, page, projects: page ? projectsShown(page, projects) : [] },
      { head },
    );
  }
  const listHeads = {
    project: heads.fixed("portfolio", firstPicture(projects)),
    post: heads.fixed("blog", firstPicture(posts)),
  };
  const facetPages = facetsOf(projects, lang);
  const facets = facetPages.map(facetLink);
  const listed = (some: PublicProject[]) => some.slice(0, mostListed).map(projectCard);
  add(portfolio.path, "portfolio", { projects: listed(projects), facets, facet: null }, { head: listHeads.project });
  for (const { title, projects: own, ...link } of facetPages) {
    const options = { title, head: heads.facet(title, firstPicture(own)) };
    add(link.path, "portfolio", { projects: listed(own), facets, facet: { ...facetLink(link), title } }, options);
  }
  const cardsOf = (some: PublicPost[]) => some.slice(0, mostListed).map(postCard);
  add(blog.path, "blog", { posts: cardsOf(posts), categories, category: null }, { head: listHeads.post });
  for (const category of categories) {
    const own = cardsOf(byCategory.get(category.slug) ?? []);
    const options = { title: category.name, head: heads.category(category, firstPicture(own)) };
    add(categoryPath(category.slug), "blog", { posts: own, categories, category }, options);
  }
  add(
    contact.path,
    "contact",
    { page: pageOf(contact.page), studio: { description: homeHead.description, image: homeHead.image } },
    { head: heads.fixed("contact", heroOf(pageOf(contact.page))) },
  );
  add(siteRoutes.calculator.path, "calculator", { prices }, { head: heads.fixed("calculator", undefined) });
  for (const notice of ["calculatorSent", "calculatorReceived", "withdrawal", "withdrawn"] as const)
    add(siteRoutes[notice].path, "notice", { notice });
  addGuidePages(guides, add, heads, lang, written.guides);
  const [shown] = featured.length > 0 ? featured : projects;
  add(thanks.path, "thanks", { project: shown ? projectCard(shown) : null });
  for (const document of ["privacy", "terms", "cookies"] as const)
    add(siteRoutes[document].path, "legal", { document, imprint }, { head: heads.fixed(document, undefined) });

  const spoken = mentionsIn(posts, redirects);
  const speakers = grouped([...spoken.keys()], (post) => spoken.get(post)?.projects ?? []);
  const articlesOf = ({ slug }: PublicProject) => (speakers.get(slug) ?? []).slice(0, mostSpeaking).map(speaking);
  const spokenOf = (post: PublicPost) => namedIn(projects, spoken.get(post)?.projects ?? []).map(projectCard);
  const servicesOf = (post: PublicPost) => spoken.get(post)?.services ?? [];

  const ofSpeakers = [...speakers].flatMap(([slug, some]) => [slug, ...some.slice(0, mostSpeaking).map(speaking)]);
  addAll(
    projectPagesAsMade(projects, [...common, written.projects, ...ofSpeakers], () => {
      const near = grouped(projects, districtsOf);
      const same = grouped(projects, ({ category }) => [category]);
      /** Of the same district or for the same kind of client, the district first, then the newest; the next one has its own place. */
      const alike = (project: PublicProject, next: PublicProject | null) => {
        const found: PublicProject[] = [];
        for (const group of [...districtsOf(project).map((district) => near.get(district)), same.get(project.category)])
          for (const other of group ?? []) {
            if (found.length === mostAlike) return found;
            if (other !== project && other !== next && !found.includes(other)) found.push(other);
          }
        return found;
      };
      return projects.map((project, index) => {
        const around = (step: number) => {
          const other = projects[(index + step + projects.length) % projects.length];
          return other && other !== project ? other : null;
        };
        const [before, after] = [around(-1), around(1)];
        const previous = before && neighbour(before);
        const next = after && projectCard(after);
        const related = alike(project, after).map(projectCard);
        const articles = articlesOf(project);
        const own = written.projects.get(project.slug);
        return pageAsMade(project, [...common, own, previous, next, ...related, null, ...articles], () => {
          const contents = { project, facets: facetLinks(project), previous, next, related, articles };
          const head = heads.project(project, own?.includes(lang) ?? false);
          return page(projectPath(project.slug), "project", contents, { title: project.title, head, own });
        });
      });
    }),
  );
  const ofSpoken = [...spoken.keys()].flatMap((post) => [post, ...spokenOf(post), null, ...servicesOf(post)]);
  addAll(
    postPagesAsMade(posts, [...common, written.posts, ...ofSpoken], () =>
      [...grouped(posts, ({ category }) => [category]).values()].flatMap((subject) =>
        subject.map((post, index) => {
          const related = readNext(subject, index).map(postCard);
          const [projects, services] = [spokenOf(post), servicesOf(post)];
          const own = written.posts.get(post.slug);
          return pageAsMade(post, [...common, own, ...related, null, ...projects, null, ...services], () => {
            const head = heads.post(post, own?.includes(lang) ?? false);
            return page(
              postPath(post.slug),
              "post",
              { post, related, projects, services },
              { title: post.title, head, own },
            );
          });
        }),
      ),
    ),
  );

  const nobody = { project: null, facets: [], previous: null, next: null, related: [], articles: [] };
  add(shells.project.file, "project", nobody, { head: listHeads.project });
  add(shells.post.file, "post", { post: null, projects: [], services: [], related: [] }, { head: listHeads.post });
  add(previewPath, "preview", {});
  add("/404", "notFound", {});
  // What static hosts answer with.
  if (lang === "es") add("/404", "notFound", {}, { address: "/404.html" });
  return made;
}

/** What the pages say of the studio: any of them, and the legal ones alone. */
const partsOf = perRecord((all: PublicSettings): { settings: PageSettings; imprint: Imprint } => {
  const { legalName, taxId, keepContactsMonths, keepLeadsMonths, keepDoubtfulDays, ...settings } = all;
  const imprint = { legalName, taxId, keepContactsMonths, keepLeadsMonths, keepDoubtfulDays };
  return { settings: asLast(settings), imprint };
});

/** Where only the imprint has changed the rest is the same object again, by which every other page is known to be as it was. */
const asLast = (settings: PageSettings): PageSettings => {
  const text = JSON.stringify(settings);
  if (last?.text !== text) last = { text, settings };
  return last.settings;
};
let last: { text: string; settings: PageSettings } | undefined;

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

const projectsNewestFirst = perRecord((projects: PublicProject[]) =>
  newestFirst(projects, ({ createdAt }) => createdAt),
);
const postsNewestFirst = perRecord((all: PublicPost[]) => {
  const posts = newestFirst(all, ({ publishedAt }) => publishedAt);
  return { posts, categories: categoriesOf(posts), byCategory: grouped(posts, ({ categorySlug }) => [categorySlug]) };
});

/** @param momentOf in UTC, all written alike: the order of the texts is that of the moments */
const newestFirst = <T extends { id: number }>(records: T[], momentOf: (record: T) => string): T[] =>
  [...records].sort((a, b) => (momentOf(a) < momentOf(b) ? 1 : momentOf(a) > momentOf(b) ? -1 : b.id - a.id));

/** `Chamberí` of `Chamberí, Madrid`; none of nothing. */
const districtsOf = perRecord(({ location }: PublicProject) => [location.split(",")[0]?.trim() ?? ""].filter(Boolean));

const places = perRecord((projects: PublicProject[]) => new Map(projects.map(({ slug }, index) => [slug, index])));

/** @returns those with these slugs, in their order */
function namedIn(projects: PublicProject[], slugs: string[]): PublicProject[] {
  const found = slugs.flatMap((slug) => places(projects).get(slug) ?? []);
  return found.sort((a, b) => a - b).flatMap((place) => projects[place] ?? []);
}

/** The projects whose pictures a page's items show, newest first. */
const projectsShown = (page: PublicPage, projects: PublicProject[]): ShownProject[] =>
  shownAsMade(page, [projects], () => {
    const shown = new Set(page.sections.flatMap(({ items }) => items.flatMap(({ image }) => image || [])));
    return projects
      .filter(
        ({ mainImage, galleryImages, beforeImage, afterImage }) =>
          shown.has(mainImage) ||
          shown.has(beforeImage) ||
          shown.has(afterImage) ||
          galleryImages.some((path) => shown.has(path)),
      )
      .map(({ slug, mainImage, galleryImages, beforeImage, afterImage }) => ({
        slug,
        mainImage,
        galleryImages,
        beforeImage,
        afterImage,
      }));
  });
const shownAsMade = asMade<ShownProject[]>();

/** The three before it on its subject; at the end of it, the nearest after it. So a new article changes few other pages. */
function readNext(subject: PublicPost[], index: number): PublicPost[] {
  const older = subject.slice(index + 1, index + 1 + mostRelated);
  const newer = subject.slice(Math.max(0, index - mostRelated + older.length), index).reverse();
  return [...older, ...newer];
}
