import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { filesOf } from "../../contract/src/site/files";
import { pagesOf } from "../../contract/src/site/pages";
import { htmlFile, type SitePage } from "../../contract/src/site/sitePage";
import { withoutChunkMapping } from "../src/speed/chunkMapping";
import { fetchSnapshot } from "./snapshot";

const siteUrl = process.env.SITE_URL ?? "http://localhost:8080";
let built: { pages: SitePage[]; files: Record<string, string> } | undefined;

/**
 * Hands Gatsby every page with all it shows; it asks nothing but the fixed words. No page has a matchPath: Gatsby would put
 * every address of the family into the browser bundle. Shells and the 404s bind themselves to the address they are served
 * at instead (src/speed/boot.ts). What cannot be read ends the build: a page of yesterday must never pass for today's.
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
    // Gatsby makes it of /404.
    if (address === "/404.html") continue;
    actions.createPage({ path: address, component: path.resolve(`src/templates/${component}.tsx`), context });
  }
};

/** The files beside the pages. In the part of them that Gatsby stitches into each page, and in the pages, nothing that is not used. */
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
