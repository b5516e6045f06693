import { wordmarkOf } from "../../brand/look";
import { iconSvg } from "../../brand/signs";
import type { PublicPost } from "../../content/post";
import { type Language, languages, localizedPath } from "../../paths";
import type { Snapshot } from "../../publishing/snapshot";
import { postPath, previewPath } from "../../routes";
import { plainArticle } from "../../text/article";
import { escapeXml } from "../../text/xml";
import { writtenIn } from "../writtenIn";
import { sitemapEntries, sitemapFiles } from "./sitemap";

/** States the built revision, for checks from outside. */
const releaseFile = "/release.json";

/**
 * Return the files beside the pages, by path: release info, sitemap, feeds, robots, manifest, icon.
 * They depend only on content, not on the time of the build.
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

/** Usual paths of a service worker. A previous site may have left one registered in visitors' browsers. */
const oldWorkers = ["/sw.js", "/service-worker.js"];

/**
 * A service worker that replaces a previous site's: it empties the caches, unregisters itself and reloads its pages.
 * It leaves the panel alone, which never came from it and may hold unsaved text.
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

/** The excerpt, or else the first paragraph. */
const summaryOf = ({ excerpt, content }: Pick<PublicPost, "excerpt" | "content">): string =>
  excerpt || (plainArticle(content).split("\n\n").find(Boolean) ?? "");

/** Return an RSS feed of the twenty newest articles in one language. */
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
