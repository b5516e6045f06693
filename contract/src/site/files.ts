import { wordmarkOf } from "../brand/look";
import { iconSvg } from "../brand/signs";
import type { PublicPost } from "../content/post";
import { type Language, languages, localizedPath } from "../paths";
import type { Snapshot } from "../publishing/snapshot";
import { postPath, previewPath } from "../routes";
import { plainArticle } from "../text/article";
import { escapeXml } from "../text/xml";
import { sitemapEntries, sitemapFiles } from "./sitemap";
import { writtenIn } from "./writtenIn";

/** The file that says what was built, for who looks at the site from outside. */
const releaseFile = "/release.json";

/**
 * The files beside the pages: what was built, sitemap, feeds, robots, manifest, icon. Nothing here depends on the moment of the
 * build.
 * @returns texts by their addresses
 */
export function filesOf(snapshot: Snapshot, siteUrl: string): Record<string, string> {
  const { revision, settings, content } = snapshot;
  const written = writtenIn(snapshot);
  return {
    [releaseFile]: JSON.stringify({ revision }),
    ...sitemapFiles(siteUrl, sitemapEntries(snapshot, written)),
    "/robots.txt": robots(siteUrl),
    "/manifest.webmanifest": manifest(settings.brand, wordmarkOf(settings)),
    "/favicon.svg": `${iconSvg(settings)}\n`,
    ...Object.fromEntries(oldWorkers.map((address) => [address, removesItself])),
    ...Object.fromEntries(
      languages.map((lang) => [
        localizedPath("/rss.xml", lang),
        rss(
          siteUrl,
          lang,
          settings.brand,
          content[lang].posts.filter(({ slug }) => written.posts.get(slug)?.includes(lang)),
        ),
      ]),
    ),
  };
}

/** Where the service worker of the site that stood here before is most often looked for, by browsers that still keep it. */
const oldWorkers = ["/sw.js", "/service-worker.js"];

/**
 * A worker in the place of the old one: empties its caches, unregisters itself and loads the pages that came from it again. Not the
 * panel's, which never came from it and may hold what somebody is writing.
 */
const removesItself = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: "window" }))
    if (!/^\\/admin(?:\\/|$)/.test(new URL(page.url).pathname)) page.navigate(page.url).catch(() => {});
})()));
`;

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
