import { wordmarkOf } from "../brand/look";
import { iconSvg } from "../brand/signs";
import type { PublicPost } from "../content/post";
import type { PublicProject } from "../content/project";
import { type Language, languages, localizedPath } from "../paths";
import { facetsOf } from "../portfolio/facets";
import type { Snapshot } from "../publishing/snapshot";
import { afterwards, categoryPath, guidePath, postPath, previewPath, projectPath, siteRoutes } from "../routes";
import { picturesIn, plainArticle } from "../text/article";
import { categoriesOf } from "./categories";
import { writtenIn } from "./writtenIn";

/** The file that says what was built, for who looks at the site from outside. */
const releaseFile = "/release.json";

/**
 * The files beside the pages: what was built, sitemap, feeds, robots, manifest, icon. Nothing here depends on the moment of the
 * build.
 * @param paths of all pages
 * @returns texts by their addresses
 */
export function filesOf(snapshot: Snapshot, siteUrl: string, paths: string[]): Record<string, string> {
  const { revision, redirects, settings, content } = snapshot;
  const written = writtenIn(snapshot);
  return {
    [releaseFile]: JSON.stringify({ revision, paths: [...paths].sort(), redirects }),
    "/sitemap.xml": sitemap(siteUrl, sitemapEntries(snapshot, written)),
    "/robots.txt": robots(siteUrl),
    "/manifest.webmanifest": manifest(settings.brand, wordmarkOf(settings)),
    "/favicon.svg": `${iconSvg(settings)}\n`,
    ...Object.fromEntries(
      languages.map((lang) => [
        localizedPath("/rss.xml", lang),
        rss(
          siteUrl,
          lang,
          settings.brand,
          content[lang].posts.filter(({ slug }) => written.get(postPath(slug))?.includes(lang)),
        ),
      ]),
    ),
  };
}

/** Every page worth finding, by its Spanish path, each with the moment at which what it shows last changed. */
function sitemapEntries({ content, changedAt }: Snapshot, written: Map<string, Language[]>): SitemapEntry[] {
  const { projects, posts, guides, pages, pageSeo } = content.es;
  const { home, portfolio, blog, guides: guideList } = siteRoutes;
  const own = [home, portfolio, blog, guideList, ...afterwards.map((name) => siteRoutes[name])].map(({ path }) => path);
  const others = Object.values(siteRoutes).filter(({ path }) => !own.includes(path));
  const page = (key: string) => pages.find(({ pageKey }) => pageKey === key);
  const seoOf = (path: string) => pageSeo.filter(({ route }) => siteRoutes[route].path === path);
  /** What nobody has written yet shows the studio's own data, and so do the legal texts. */
  const fixed = (path: string, records: Changed[], since = changedAt.settings): SitemapEntry => ({
    path,
    changedAt: newest([...records, ...seoOf(path)]) ?? since,
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
  return [
    ofPage(home.path, home.page),
    fixed(portfolio.path, projects),
    fixed(blog.path, posts),
    ...(guides.length > 0 ? [fixed(guideList.path, guides)] : []),
    ...others.map((route) => ("page" in route ? ofPage(route.path, route.page) : ofNone(route.path))),
    ...categoriesOf(posts).map(({ slug }) => {
      const path = categoryPath(slug);
      const changed = newest(posts.filter(({ categorySlug }) => categorySlug === slug));
      return { path, changedAt: changed, languages: written.get(path) ?? ["es" as const] };
    }),
    ...facetsOf(projects, "es").map(({ path, projects: own }) => ({
      ...{ path, changedAt: newest(own), languages: written.get(path) ?? ["es" as const] },
    })),
    ...projects.map((project) => record(projectPath(project.slug), project, projectShows(project))),
    ...posts.map((post) => record(postPath(post.slug), post, [post.imageUrl, ...picturesIn(post.content)])),
    ...guides.map((guide) => record(guidePath(guide.slug), guide, [guide.imageUrl, ...picturesIn(guide.content)])),
  ];

  function record(path: string, { updatedAt, media }: Changed & { media: object }, shown: string[]): SitemapEntry {
    const pictures = Object.keys(media).filter((one) => shown.includes(one));
    return { path, changedAt: updatedAt, pictures, languages: written.get(path) ?? ["es"] };
  }
}

type Changed = { updatedAt: string };
const newest = (records: Changed[]): string | undefined =>
  records
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);

/** The pictures on its page, without the one it may be shared with. */
const projectShows = ({ mainImage, galleryImages, beforeImage, afterImage }: PublicProject): string[] => [
  mainImage,
  ...galleryImages,
  beforeImage,
  afterImage,
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

const escapeXml = (text: string) =>
  text.replace(
    /[<>&"']/g,
    (sign) => ({ "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;", "'": "&apos;" })[sign] ?? sign,
  );

/** One `<url>` per page and language, each naming all its languages and its pictures. */
export function sitemap(siteUrl: string, entries: SitemapEntry[]): string {
  const address = (path: string, lang: Language) => escapeXml(siteUrl + localizedPath(path, lang));
  const urls = entries.flatMap(({ path, changedAt, pictures = [], languages: written = [...languages] }) => {
    const links = [...written.map((lang) => [lang, lang] as const), ["x-default", "es"] as const]
      .map(([name, lang]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${address(path, lang)}"/>`)
      .join("");
    const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : "";
    const images = pictures.map(
      (one) => `<image:image><image:loc>${escapeXml(siteUrl + one)}</image:loc></image:image>`,
    );
    return written.map((lang) => `<url><loc>${address(path, lang)}</loc>${changed}${links}${images.join("")}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join("\n")}
</urlset>
`;
}

const feedTexts: Record<Language, { title: string; description: string }> = {
  es: { title: "Blog", description: "Notas del estudio sobre interiorismo, obra y materiales." },
  ca: { title: "Blog", description: "Notes de l’estudi sobre interiorisme, obra i materials." },
  en: { title: "Blog", description: "Notes from the studio on interiors, building work and materials." },
};

/** What it is about in few words; of an article without an excerpt, how it begins. */
const summaryOf = ({ excerpt, content }: Pick<PublicPost, "excerpt" | "content">): string =>
  excerpt || (plainArticle(content).split("\n\n").find(Boolean) ?? "");

/** The last twenty articles of one language. */
export function rss(
  siteUrl: string,
  lang: Language,
  brand: string,
  posts: Pick<PublicPost, "title" | "slug" | "excerpt" | "content" | "publishedAt" | "categoryName">[],
): string {
  const newest = [...posts].sort((a, b) => b.publishedAt.localeCompare(a.publishedAt)).slice(0, 20);
  const items = newest.map((post) => {
    const link = escapeXml(siteUrl + localizedPath(postPath(post.slug), lang));
    return `<item><title>${escapeXml(post.title)}</title><link>${link}</link><guid>${link}</guid><pubDate>${new Date(post.publishedAt).toUTCString()}</pubDate><category>${escapeXml(post.categoryName)}</category><description>${escapeXml(summaryOf(post))}</description></item>`;
  });
  const { title, description } = feedTexts[lang];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeXml(`${brand} · ${title}`)}</title><link>${escapeXml(siteUrl + localizedPath("/blog", lang))}</link><description>${escapeXml(description)}</description><language>${lang}</language>
<atom:link href="${escapeXml(siteUrl + localizedPath("/rss.xml", lang))}" rel="self" type="application/rss+xml"/>
${items.join("\n")}
</channel></rss>
`;
}

export const robots = (siteUrl: string) => `User-agent: *
Disallow: /admin
Disallow: /api/
${languages.map((lang) => `Disallow: ${localizedPath(previewPath, lang)}`).join("\n")}

Sitemap: ${siteUrl}/sitemap.xml
`;

export const manifest = (brand: string, shortName = brand) =>
  JSON.stringify({
    name: brand,
    short_name: shortName,
    start_url: "/",
    display: "browser",
    background_color: "#fbf8f3",
    theme_color: "#fbf8f3",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    ],
  });
