import { plainArticle } from "../content/article";
import type { PublicPost } from "../content/post";
import { type Language, languages, localizedPath } from "../paths";
import type { Snapshot } from "../publishing/snapshot";
import { afterwards, guidePath, postPath, previewPath, projectPath, siteRoutes } from "../routes";
import { writtenIn } from "./writtenIn";

/** The file that says what was built, for who looks at the site from outside. */
const releaseFile = "/release.json";

/**
 * The files beside the pages: what was built, sitemap, feeds, robots, manifest. Nothing here depends on the moment of the
 * build.
 * @param paths of all pages
 * @returns texts by their addresses
 */
export function filesOf(snapshot: Snapshot, siteUrl: string, paths: string[]): Record<string, string> {
  const { revision, redirects, settings, content } = snapshot;
  const written = writtenIn(snapshot);
  return {
    [releaseFile]: JSON.stringify({ revision, paths: [...paths].sort(), redirects }),
    "/sitemap.xml": sitemap(siteUrl, sitemapEntries(content.es, written)),
    "/robots.txt": robots(siteUrl),
    "/manifest.webmanifest": manifest(settings.brand),
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

/** Every page worth finding, by its Spanish path. Only the legal texts have no moment: they change with the program. */
function sitemapEntries(
  { projects, posts, guides, pages }: Snapshot["content"]["es"],
  written: Map<string, Language[]>,
): SitemapEntry[] {
  const { home, portfolio, blog, guides: guideList } = siteRoutes;
  const own = [home, portfolio, blog, guideList, ...afterwards.map((name) => siteRoutes[name])].map(({ path }) => path);
  const others = Object.values(siteRoutes).filter(({ path }) => !own.includes(path));
  const page = (key: string) => pages.find(({ pageKey }) => pageKey === key);
  const ofPage = (path: string, key: string): SitemapEntry => ({
    path,
    changedAt: page(key)?.updatedAt,
    pictures: page(key)?.sections.flatMap(({ media }) => Object.keys(media)) ?? [],
  });
  return [
    ofPage(home.path, home.page),
    { path: portfolio.path, changedAt: newest(projects) },
    { path: blog.path, changedAt: newest(posts) },
    ...(guides.length > 0 ? [{ path: guideList.path, changedAt: newest(guides) }] : []),
    ...others.map((route) => ("page" in route ? ofPage(route.path, route.page) : { path: route.path })),
    ...projects.map(({ slug, updatedAt, media }) => record(projectPath(slug), updatedAt, media)),
    ...posts.map(({ slug, updatedAt, media }) => record(postPath(slug), updatedAt, media)),
    ...guides.map(({ slug, updatedAt, media }) => record(guidePath(slug), updatedAt, media)),
  ];

  function record(path: string, changedAt: string, media: object): SitemapEntry {
    return { path, changedAt, pictures: Object.keys(media), languages: written.get(path) ?? ["es"] };
  }
}

const newest = (records: { updatedAt: string }[]): string | undefined =>
  records
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);

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
  posts: Pick<PublicPost, "title" | "slug" | "excerpt" | "content" | "publishedAt" | "category">[],
): string {
  const newest = [...posts].sort((a, b) => b.publishedAt.localeCompare(a.publishedAt)).slice(0, 20);
  const items = newest.map((post) => {
    const link = escapeXml(siteUrl + localizedPath(postPath(post.slug), lang));
    return `<item><title>${escapeXml(post.title)}</title><link>${link}</link><guid>${link}</guid><pubDate>${new Date(post.publishedAt).toUTCString()}</pubDate><category>${escapeXml(post.category)}</category><description>${escapeXml(summaryOf(post))}</description></item>`;
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

export const manifest = (brand: string) =>
  JSON.stringify({
    name: brand,
    short_name: brand,
    start_url: "/",
    display: "browser",
    background_color: "#fbf8f3",
    theme_color: "#fbf8f3",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    ],
  });
