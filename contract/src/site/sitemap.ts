import type { PublicPost } from "../content/post";
import type { PublicProject } from "../content/project";
import { type Language, languages, localizedPath } from "../paths";
import { facetsOf } from "../portfolio/facets";
import type { Snapshot } from "../publishing/snapshot";
import { afterwards, categoryPath, guidePath, postPath, projectPath, siteRoutes } from "../routes";
import { picturesIn } from "../text/article";
import { escapeXml } from "../text/xml";
import { asMade } from "./asMade";
import { categoriesOf } from "./categories";
import { grouped } from "./grouped";
import { perRecord } from "./perRecord";
import type { WrittenIn } from "./writtenIn";

/**
 * Addresses in one file: with more each record's go to one of several, so that a change writes only some of them anew. A sitemap
 * may have 50,000 and 50 MB (sitemaps.org).
 */
const mostInOne = 400;

/** Every page worth finding, by its Spanish path, each with the moment at which what it shows last changed. */
export function sitemapEntries({ content, changedAt }: Snapshot, written: WrittenIn): SitemapEntries {
  const { projects, posts, guides, pages, pageSeo } = content.es;
  const { home, portfolio, blog, guides: guideList } = siteRoutes;
  const own = [home, portfolio, blog, guideList, ...afterwards.map((name) => siteRoutes[name])].map(({ path }) => path);
  const others = Object.values(siteRoutes).filter(({ path }) => !own.includes(path));
  const page = (key: string) => pages.find(({ pageKey }) => pageKey === key);
  const seoOf = (path: string) => pageSeo.filter(({ route }) => siteRoutes[route].path === path);
  /** What nobody has written yet shows the studio's own data, and so do the legal texts. */
  const fixed = (path: string, records: Changed[], since = changedAt.settings): SitemapEntry => ({
    path,
    changedAt: newestOf([...records, ...seoOf(path)]) ?? since,
  });
  const ofPage = (path: string, key: string): SitemapEntry => ({
    ...fixed(
      path,
      pages.filter(({ pageKey }) => pageKey === key),
    ),
    pictures: page(key)?.sections.flatMap(({ media }) => Object.keys(media)) ?? [],
  });
  const ofNone = (path: string) =>
    fixed(path, [{ updatedAt: path === siteRoutes.calculator.path ? changedAt.prices : changedAt.settings }]);
  const postsOf = byCategory(posts);
  const pagesAndLists = [
    ofPage(home.path, home.page),
    fixed(portfolio.path, projects),
    fixed(blog.path, posts),
    ...(guides.length > 0 ? [fixed(guideList.path, guides)] : []),
    ...others.map((route) => ("page" in route ? ofPage(route.path, route.page) : ofNone(route.path))),
    ...categoriesOf(posts).map(({ slug }) => {
      const path = categoryPath(slug);
      const changed = newestOf(postsOf.get(slug) ?? []);
      return { path, changedAt: changed, languages: written.lists.get(path) ?? onlySpanish };
    }),
    ...facetsOf(projects, "es").map(({ path, projects: own }) => ({
      ...{ path, changedAt: newestOf(own), languages: written.lists.get(path) ?? onlySpanish },
    })),
  ];
  const records = [
    ...projectsAsMade(projects, [written.projects], () =>
      projects.map((one) =>
        record(projectPath(one.slug), one, () => projectShows(one), written.projects.get(one.slug)),
      ),
    ),
    ...postsAsMade(posts, [written.posts], () =>
      posts.map((one) => record(postPath(one.slug), one, () => articleShows(one), written.posts.get(one.slug))),
    ),
    ...guides.map((one) => record(guidePath(one.slug), one, () => articleShows(one), written.guides.get(one.slug))),
  ];
  return { pagesAndLists, records };
}

const [projectsAsMade, postsAsMade] = [asMade<SitemapEntry[]>(), asMade<SitemapEntry[]>()];
const entryAsMade = asMade<SitemapEntry>();
const onlySpanish: Language[] = ["es"];

const record = (
  path: string,
  one: Changed & { media: object },
  shown: () => string[],
  own: Language[] = onlySpanish,
): SitemapEntry =>
  entryAsMade(one, [own], () => {
    const onPage = shown();
    const pictures = Object.keys(one.media).filter((picture) => onPage.includes(picture));
    return { path, changedAt: one.updatedAt, pictures, languages: own };
  });

const byCategory = perRecord((posts: PublicPost[]) => grouped(posts, ({ categorySlug }) => [categorySlug]));

type Changed = { updatedAt: string };
const newestOf = (records: Changed[]) => newest(records.map(({ updatedAt }) => updatedAt));
const newest = (moments: string[]): string | undefined => moments.reduce((a, b) => (b > a ? b : a), "") || undefined;

/** The pictures on its page, without the one it may be shared with. */
const projectShows = ({ mainImage, galleryImages, beforeImage, afterImage }: PublicProject): string[] => [
  mainImage,
  ...galleryImages,
  beforeImage,
  afterImage,
];

const articleShows = ({ imageUrl, content }: { imageUrl: string; content: string }): string[] => [
  imageUrl,
  ...picturesIn(content),
];

export type SitemapEntry = {
  /** In Spanish. */
  path: string;
  changedAt?: string | undefined;
  /** Their paths, e.g. `/media/<hash>.jpg`. */
  pictures?: string[];
  /** All of them, if left out. */
  languages?: Language[];
};

type SitemapEntries = { pagesAndLists: SitemapEntry[]; records: SitemapEntry[] };

/** One `<url>` per page and language, each naming all its languages and its pictures. */
function urlsOf(
  siteUrl: string,
  { path, changedAt, pictures = [], languages: written = [...languages] }: SitemapEntry,
): string[] {
  const addressIn = (lang: Language) => escapeXml(siteUrl + localizedPath(path, lang));
  const addresses = written.map((lang): [string, string] => [lang, addressIn(lang)]);
  const link = ([name, address]: [string, string]) =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="${address}"/>`;
  const links = addresses.map(link).join("") + link(["x-default", addressIn("es")]);
  const images = pictures
    .map((one) => `<image:image><image:loc>${escapeXml(siteUrl + one)}</image:loc></image:image>`)
    .join("");
  return addresses.map(([, address]) => `<url><loc>${address}</loc>${changed(changedAt)}${links}${images}</url>`);
}

const changed = (at: string | undefined) => (at ? `<lastmod>${at}</lastmod>` : "");

const partName = (index: number) => `/sitemap-${index + 1}.xml`;
/** Whether a file's address is that of a part, however many there are now. */
export const isSitemapPart = (name: string): boolean => /^\/sitemap-\d+\.xml$/.test(name);

/**
 * `/sitemap.xml` with every address; where they are too many for one file, the list of the parts beside it: one for the pages
 * and lists, of which each change touches some, and for the records as many as keep them small.
 * @returns texts by their addresses
 */
export function sitemapFiles(siteUrl: string, entries: SitemapEntries, most = mostInOne): Record<string, string> {
  const { pagesAndLists, records } = entries;
  const all = [...pagesAndLists, ...records];
  const count = all.reduce((sum, { languages: own = languages }) => sum + own.length, 0);
  if (count <= most) return { "/sitemap.xml": urlSet(siteUrl, all).text };
  const parts = [pagesAndLists, ...evenly(records, languages.length, most)].map((part) => urlSet(siteUrl, part));
  const listed = parts.map(
    ({ changedAt }, index) =>
      `<sitemap><loc>${escapeXml(siteUrl + partName(index))}</loc>${changed(changedAt)}</sitemap>`,
  );
  return {
    "/sitemap.xml": `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${listed.join("\n")}
</sitemapindex>
`,
    ...Object.fromEntries(parts.map(({ text }, index) => [partName(index), text])),
  };
}

/** Each record in the part that its path says, whatever others come and go; a power of two, so that their number seldom changes. */
function evenly(records: SitemapEntry[], urlsEach: number, most: number): SitemapEntry[][] {
  const count = 2 ** Math.max(0, Math.ceil(Math.log2((records.length * urlsEach * 2) / most)));
  const parts: SitemapEntry[][] = Array.from({ length: count }, () => []);
  for (const record of records) parts[numberOf(record) % count]?.push(record);
  return parts.filter((part) => part.length > 0);
}

/** Of its path, Fowler, Noll and Vo's hash (FNV-1a), 32 bits. */
const numberOf = perRecord(({ path }: SitemapEntry): number => {
  let hash = 0x811c9dc5;
  for (const letter of path) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
});

type UrlSet = { text: string; changedAt: string | undefined };

/** As long as it has the same entries, the first among them, the text is the same one. */
const urlSet = (siteUrl: string, entries: SitemapEntry[]): UrlSet => {
  const [first, ...others] = entries;
  return first ? setAsMade(first, [siteUrl, ...others], () => newUrlSet(siteUrl, entries)) : newUrlSet(siteUrl, []);
};
const setAsMade = asMade<UrlSet>();

const newUrlSet = (siteUrl: string, entries: SitemapEntry[]): UrlSet => ({
  changedAt: newest(entries.map(({ changedAt }) => changedAt ?? "")),
  text: `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.flatMap((entry) => urlsOf(siteUrl, entry)).join("\n")}
</urlset>
`,
});
