import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { filesOf } from "../../contract/src/site/files/files";
import { pagesOf } from "../../contract/src/site/pages";
import { htmlFile, type SitePage } from "../../contract/src/site/sitePage";
import { withoutChunkMapping } from "../src/speed/chunkMapping";
import { fetchSnapshot } from "./snapshot";

const siteUrl = process.env.SITE_URL ?? "http://localhost:8080";
let built: { pages: SitePage[]; files: Record<string, string> } | undefined;

/**
 * Create every page with its contents; pages query only their translations.
 * No page has a matchPath, because Gatsby would put every URL of the family into the browser bundle.
 * Shells and 404 pages bind to the requested URL instead (src/speed/boot.ts).
 * If the snapshot cannot be read, the build fails, so that stale pages are never published as new.
 */
export const createPages: GatsbyNode["createPages"] = async ({ actions, reporter }) => {
  try {
    const snapshot = await fetchSnapshot();
    const pages = pagesOf(snapshot, siteUrl);
    built = { pages, files: filesOf(snapshot, siteUrl) };
  } catch (error) {
    reporter.panic(`The site's content could not be read: ${error instanceof Error ? error.message : error}`);
  }
  for (const { path: address, component, context } of built?.pages ?? []) {
    // Gatsby creates it from /404.
    if (address === "/404.html") continue;
    actions.createPage({ path: address, component: path.resolve(`src/templates/${component}.tsx`), context });
  }
};

/** Write the files beside the pages, and remove the unused chunk mapping from pages and slices. */
export const onPostBuild: GatsbyNode["onPostBuild"] = () => {
  const slices = readdirSync("public/_gatsby/slices").map((name) => `public/_gatsby/slices/${name}`);
  for (const file of [...slices, ...(built?.pages ?? []).map((page) => `public${htmlFile(page.path)}`)])
    writeFileSync(file, withoutChunkMapping(readFileSync(file, "utf8")));
  for (const [address, text] of Object.entries(built?.files ?? {})) {
    const file = path.join("public", address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
};
