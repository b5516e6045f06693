import { hasImage } from "../content/image";
import type { PublicPost } from "../content/post";
import type { PublicProject } from "../content/project";
import { categoryOfMethod } from "../enquiries/options";
import type { PublicPage } from "../pages/page";
import type { PageKey } from "../pages/sections";
import { type Language, languages } from "../paths";
import type { Snapshot } from "../publishing/snapshot";
import { facetPath, previewPath, siteRoutes } from "../routes";
import type { PublicSettings } from "../settings";
import { type Frame, frameIn } from "./frame";
import { guidePages } from "./guidePages";
import { heroOf } from "./heads/pageHeads";
import { cardsIn, comparedProject } from "./lists/cards";
import { type Audience, audiences, mentionsIn } from "./lists/mentions";
import { newestFirst } from "./lists/newestFirst";
import { memoize } from "./memoize";
import { memoizeByRecord } from "./memoizeByRecord";
import { postPages } from "./postPages";
import { projectPages } from "./projectPages";
import type { Imprint, PageSettings, ShownProject, SitePage } from "./sitePage";
import { type WrittenIn, writtenIn } from "./writtenIn";

/**
 * Return every page of the site with its path, template and contents, as a pure function of the content.
 * A page with an unchanged context is therefore unchanged.
 * @param siteUrl origin of the site, e.g. `https://estudio.example`
 */
export function pagesOf(snapshot: Snapshot, siteUrl: string): SitePage[] {
  const written = writtenIn(snapshot);
  return languages.flatMap((lang) => pagesIn(lang, snapshot, siteUrl, written));
}

function pagesIn(lang: Language, snapshot: Snapshot, siteUrl: string, written: WrittenIn): SitePage[] {
  const { content, redirects } = snapshot;
  const { guides, pageSeo } = content[lang];
  const { settings } = partsOf(snapshot.settings);
  const frame = frameIn({ lang, siteUrl, settings, pageSeo, hasGuides: guides.length > 0, written });
  const projects = projectsNewestFirst(content[lang].projects);
  const posts = postsNewestFirst(content[lang].posts);
  const mentions = mentionsIn(posts, redirects);
  return [
    ...fixedPages(snapshot, projects, frame),
    ...guidePages(guides, frame),
    ...projectPages(projects, mentions, frame),
    ...postPages(posts, projects, mentions, frame),
  ];
}

const maxFeatured = 3;

/** Pages that exist whatever has been published. */
function fixedPages(snapshot: Snapshot, projects: PublicProject[], { lang, heads, page }: Frame): SitePage[] {
  const { home, about, contact, calculator, thanks } = siteRoutes;
  const { imprint } = partsOf(snapshot.settings);
  const { projectCard } = cardsIn[lang];
  const pageOf = (key: PageKey) => snapshot.content[lang].pages.find(({ pageKey }) => pageKey === key) ?? null;
  const featured = projects.filter((project) => project.featured).slice(0, maxFeatured);
  const compared = projects.find(({ beforeImage, afterImage }) => hasImage(beforeImage) && hasImage(afterImage));
  const [shown] = featured.length > 0 ? featured : projects;
  const head = heads.fixed("home", heroOf(pageOf(home.page)));
  const studio = { description: head.description, image: head.image };
  return [
    page(
      home.path,
      "home",
      {
        page: pageOf(home.page),
        featured: featured.map(projectCard),
        compared: compared ? comparedProject(compared) : null,
      },
      { head },
    ),
    page(about.path, "about", { page: pageOf(about.page) }, { head: heads.fixed("about", heroOf(pageOf(about.page))) }),
    ...audiences.map((audience) => {
      const own = pageOf(audience);
      const shown = own ? projectsShown(own, projects) : [];
      const contents = { audience, page: own, projects: shown, portfolio: portfolioOf(audience, projects) };
      return page(siteRoutes[audience].path, "services", contents, { head: heads.fixed(audience, heroOf(own)) });
    }),
    page(
      contact.path,
      "contact",
      { page: pageOf(contact.page), studio },
      { head: heads.fixed("contact", heroOf(pageOf(contact.page))) },
    ),
    page(calculator.path, "calculator", { prices: snapshot.prices }, { head: heads.fixed("calculator", undefined) }),
    ...(["calculatorSent", "calculatorReceived", "withdrawal", "withdrawn"] as const).map((notice) =>
      page(siteRoutes[notice].path, "notice", { notice }),
    ),
    page(thanks.path, "thanks", { project: shown ? projectCard(shown) : null }),
    ...(["privacy", "terms", "cookies"] as const).map((document) =>
      page(siteRoutes[document].path, "legal", { document, imprint }, { head: heads.fixed(document, undefined) }),
    ),
    page(previewPath, "preview", {}),
    page("/404", "notFound", {}),
    // Static hosts answer unknown paths with this file.
    ...(lang === "es" ? [page("/404", "notFound", {}, { address: "/404.html" })] : []),
  ];
}

/** Splits the settings into those that any page shows and those that only the legal pages show. */
const partsOf = memoize((all: PublicSettings): { settings: PageSettings; imprint: Imprint } => {
  const { legalName, taxId, keepContactsMonths, keepLeadsMonths, keepDoubtfulDays, ...settings } = all;
  const imprint = { legalName, taxId, keepContactsMonths, keepLeadsMonths, keepDoubtfulDays };
  return { settings: reuseIfEqual(settings), imprint };
});

let last: { text: string; settings: PageSettings } | undefined;
/**
 * Return the previous object if nothing in it changed, so that memoized pages see the same input.
 * Performance-only code: without it, the pages are the same but take longer.
 */
function reuseIfEqual(settings: PageSettings): PageSettings {
  const text = JSON.stringify(settings);
  if (last?.text !== text) last = { text, settings };
  return last.settings;
}

const projectsNewestFirst = memoize((projects: PublicProject[]) => newestFirst(projects, ({ createdAt }) => createdAt));
const postsNewestFirst = memoize((posts: PublicPost[]) => newestFirst(posts, ({ publishedAt }) => publishedAt));

/** Return the path of the audience's projects, or of all projects if it has none. */
function portfolioOf(audience: Audience, projects: PublicProject[]): string {
  const own = categoryOfMethod[audience];
  return projects.some(({ category }) => category === own) ? facetPath("client", own) : siteRoutes.portfolio.path;
}

/** Find the projects whose pictures a page's items show, newest first. */
const projectsShown = (page: PublicPage, projects: PublicProject[]): ShownProject[] =>
  memoShownProjects(page, [projects], () => {
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
const memoShownProjects = memoizeByRecord<ShownProject[]>();
