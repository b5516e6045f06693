import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { PublicPage, PublicPost, PublicProject, PublicSettings } from "@estudio/contract";
import type { GatsbyNode } from "gatsby";
import { type Language, languages, localizedPath } from "../../contract/src/paths";
import { postPath, projectPath, siteRoutes } from "../../contract/src/routes";
import { manifest, robots, rss, type SitemapEntry, sitemap } from "./files";

type In<T> = T & { lang: Language; order: number };

function write(address: string, text: string) {
  const file = path.join("public", address);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Every page worth finding, by its Spanish path, with the moment its content last changed where there is one. */
function sitemapEntries(
  projects: In<PublicProject>[],
  posts: In<PublicPost>[],
  pages: In<PublicPage>[],
): SitemapEntry[] {
  const fixed = Object.values(siteRoutes).filter((route) => route.path !== siteRoutes.thanks.path);
  return [
    ...fixed.map((route) => ({
      path: route.path,
      changedAt: pages.find((page) => "page" in route && page.pageKey === route.page)?.updatedAt,
    })),
    ...projects.map(({ slug, updatedAt }) => ({ path: projectPath(slug), changedAt: updatedAt })),
    ...posts.map(({ slug, updatedAt }) => ({ path: postPath(slug), changedAt: updatedAt })),
  ];
}

/** The files beside the pages: what was built (`release.json`, for the server), sitemap, feeds, robots, manifest. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ getNodesByType, graphql }) => {
  const all = <T>(type: string) => getNodesByType(type) as unknown as T[];
  const [release] = all<{ revision: number; redirects: unknown }>("StudioRelease");
  const [settings] = all<PublicSettings>("StudioSettings");
  const site = await graphql<{
    site: { siteMetadata: { siteUrl: string } };
    allSitePage: { nodes: { path: string }[] };
  }>("{ site { siteMetadata { siteUrl } } allSitePage(sort: { path: ASC }) { nodes { path } } }");
  if (!release || !settings || !site.data) throw new Error("The build ended without content: nothing to release");
  const { siteUrl } = site.data.site.siteMetadata;
  const inLanguage = <T extends { lang: Language; order: number }>(type: string, lang: Language) =>
    all<T>(type)
      .filter((node) => node.lang === lang)
      .sort((a, b) => a.order - b.order);

  write(
    "release.json",
    JSON.stringify({
      revision: release.revision,
      paths: site.data.allSitePage.nodes.map((node) => node.path),
      redirects: release.redirects,
    }),
  );
  write(
    "sitemap.xml",
    sitemap(
      siteUrl,
      sitemapEntries(inLanguage("StudioProject", "es"), inLanguage("StudioPost", "es"), inLanguage("StudioPage", "es")),
    ),
  );
  write("robots.txt", robots(siteUrl));
  write("manifest.webmanifest", manifest(settings.brand));
  for (const lang of languages)
    write(
      localizedPath("/rss.xml", lang),
      rss(siteUrl, lang, settings.brand, inLanguage<In<PublicPost>>("StudioPost", lang)),
    );
};
