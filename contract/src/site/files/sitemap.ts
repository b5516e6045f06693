import type { PublicPost } from "../../content/post";
import type { PublicProject } from "../../content/project";
import { type Language, languages, localizedPath } from "../../paths";
import { facetsOf } from "../../portfolio/facets";
import type { Snapshot } from "../../publishing/snapshot";
import { categoryPath, guidePath, postPath, projectPath, routesAfterAction, siteRoutes } from "../../routes";
import { picturesIn } from "../../text/article";
import { escapeXml } from "../../text/xml";
import { categoriesOf } from "../lists/categories";
import { grouped } from "../lists/grouped";
import { memoize } from "../memoize";
import { memoizeByRecord } from "../memoizeByRecord";
import type { WrittenIn } from "../writtenIn";

/**
 * URLs in one file. Beyond that, records are spread over several files, so that a change rewrites only some of them.
 * The protocol allows 50,000 URLs and 50 MB per file (sitemaps.org).
 */
const maxUrlsPerFile = 400;

/** Return every indexable page by its Spanish path, with the moment of its last change. */
export function sitemapEntries({ content, changedAt }: Snapshot, written: WrittenIn): SitemapEntries {
  const { projects, posts, guides, pages, pageSeo } = content.es;
  const { home, portfolio, blog, guides: guideList } = siteRoutes;
  const own = [home, portfolio, blog, guideList, ...routesAfterAction.map((name) => siteRoutes[name])].map(
    ({ path }) => path,
  );
  const others = Object.values(siteRoutes).filter(({ path }) => !own.includes(path));
  const page = (key: string) => pages.find(({ pageKey }) => pageKey === key);
  const seoOf = (path: string) => pageSeo.filter(({ route }) => siteRoutes[route].path === path);
  /** Unwritten pages and legal texts show the settings, and so change with them. */
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
    ...memoProjectEntries(projects, [written.projects], () =>
      projects.map((one) =>
        record(projectPath(one.slug), one, () => projectShows(one), written.projects.get(one.slug)),
      ),
    ),
    ...memoPostEntries(posts, [written.posts], () =>
      posts.map((one) => record(postPath(one.slug), one, () => articleShows(one), written.posts.get(one.slug))),
    ),
    ...guides.map((one) => record(guidePath(one.slug), one, () => articleShows(one), written.guides.get(one.slug))),
  ];
  return { pagesAndLists, records };
}

const [memoProjectEntries, memoPostEntries] = [memoizeByRecord<SitemapEntry[]>(), memoizeByRecord<SitemapEntry[]>()];
const memoEntry = memoizeByRecord<SitemapEntry>();
const onlySpanish: Language[] = ["es"];

const record = (
  path: string,
  one: Changed & { media: object },
  shown: () => string[],
  own: Language[] = onlySpanish,
): SitemapEntry =>
  memoEntry(one, [own], () => {
    const onPage = shown();
    const pictures = Object.keys(one.media).filter((picture) => onPage.includes(picture));
    return { path, changedAt: one.updatedAt, pictures, languages: own };
  });

const byCategory = memoize((posts: PublicPost[]) => grouped(posts, ({ categorySlug }) => [categorySlug]));

type Changed = { updatedAt: string };
const newestOf = (records: Changed[]) => newest(records.map(({ updatedAt }) => updatedAt));
const newest = (moments: string[]): string | undefined => moments.reduce((a, b) => (b > a ? b : a), "") || undefined;

/** The pictures that its page shows. The share picture is not among them. */
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
  /** The Spanish path. */
  path: string;
  changedAt?: string | undefined;
  /** Paths, e.g. `/media/<hash>.jpg`. */
  pictures?: string[];
  /** Defaults to all. */
  languages?: Language[];
};

type SitemapEntries = { pagesAndLists: SitemapEntry[]; records: SitemapEntry[] };

/** Return one `<url>` per language, each with its alternates and pictures. */
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
/** Return whether a path is a sitemap part of this or an earlier release. */
export const isSitemapPart = (name: string): boolean => /^\/sitemap-\d+\.xml$/.test(name);

/**
 * Return the sitemap files by path. Too many URLs for one file make `/sitemap.xml` an index of parts.
 * The first part holds pages and lists, some of which change with every record. The others hold the records.
 */
export function sitemapFiles(
  siteUrl: string,
  entries: SitemapEntries,
  maxUrls = maxUrlsPerFile,
): Record<string, string> {
  const { pagesAndLists, records } = entries;
  const all = [...pagesAndLists, ...records];
  const count = all.reduce((sum, { languages: own = languages }) => sum + own.length, 0);
  if (count <= maxUrls) return { "/sitemap.xml": urlSet(siteUrl, all).text };
  const parts = [pagesAndLists, ...splitByHash(records, languages.length, maxUrls)].map((part) =>
    urlSet(siteUrl, part),
  );
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

/** Assigns records to parts by a hash of their path, so that others do not move. A power of two keeps the count stable. */
function splitByHash(records: SitemapEntry[], urlsEach: number, maxUrls: number): SitemapEntry[][] {
  const count = 2 ** Math.max(0, Math.ceil(Math.log2((records.length * urlsEach * 2) / maxUrls)));
  const parts: SitemapEntry[][] = Array.from({ length: count }, () => []);
  for (const record of records) parts[hashPath(record) % count]?.push(record);
  return parts.filter((part) => part.length > 0);
}

/** 32-bit FNV-1a hash of the path. */
const hashPath = memoize(({ path }: SitemapEntry): number => {
  let hash = 0x811c9dc5;
  for (const letter of path) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
});

type UrlSet = { text: string; changedAt: string | undefined };

/** Reuses the text while the entries are the same objects. */
const urlSet = (siteUrl: string, entries: SitemapEntry[]): UrlSet => {
  const [first, ...others] = entries;
  return first ? memoUrlSet(first, [siteUrl, ...others], () => newUrlSet(siteUrl, entries)) : newUrlSet(siteUrl, []);
};
const memoUrlSet = memoizeByRecord<UrlSet>();

const newUrlSet = (siteUrl: string, entries: SitemapEntry[]): UrlSet => ({
  changedAt: newest(entries.map(({ changedAt }) => changedAt ?? "")),
  text: `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.flatMap((entry) => urlsOf(siteUrl, entry)).join("\n")}
</urlset>
`,
});
