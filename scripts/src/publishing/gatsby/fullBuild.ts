import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Snapshot } from "@estudio/contract";
import { filesOf } from "@estudio/contract/site/files/files";
import { pagesOf } from "@estudio/contract/site/pages";
import { dataFile, htmlFile } from "@estudio/contract/site/sitePage";
import type { BuildEnv } from "../buildEnv";
import { codeStamp } from "../codeStamp";
import { Interrupted, isNoRoom } from "../failures";
import { brandPictures } from "../release/brandPictures";
import type { BuildMonitor, Site } from "../release/site";
import { keepProgram, sharedFiles } from "../render/program";
import { finish, startGatsby } from "./gatsby";
import type { GatsbyFolder } from "./gatsbyFolder";
import { serveSnapshot } from "./serveSnapshot";

/**
 * Build the site of a snapshot with `gatsby build`, and keep the program that renders its pages for later builds
 * without Gatsby.
 * @param base the served release: files identical to its own need not be copied
 * @throws GatsbyFailed, UnfitSite, Interrupted
 */
export async function fullBuild(
  env: BuildEnv,
  folder: GatsbyFolder,
  snapshot: Snapshot,
  base: Site["base"],
  monitor: BuildMonitor,
): Promise<Site> {
  const code = codeStamp();
  const source = await serveSnapshot(snapshot);
  const gatsbyBuild = () => finish(startGatsby(env, source.url, monitor), monitor.isEnding);
  try {
    const compiled = await folder.clean(code);
    await gatsbyBuild().catch(async (error) => {
      if (!compiled || error instanceof Interrupted || isNoRoom([error, ...monitor.output])) throw error;
      await folder.clean();
      await gatsbyBuild();
    });
  } finally {
    source.close();
  }
  await folder.keepCompiled(code);
  const pages = pagesOf(snapshot, env.siteUrl);
  const program = await keepProgram(env, code, pages).catch((error) => {
    console.error("Las publicaciones siguientes serán completas:", error);
    return undefined;
  });
  // After `keepProgram`, which must store the demo's pictures and not this brand's.
  for (const [name, picture] of await brandPictures(snapshot.settings))
    await writeFile(join(folder.publicDir, name), picture);
  const texts = filesOf(snapshot, env.siteUrl);
  const names = [
    ...(await sharedFiles(folder.publicDir, pages)),
    ...Object.keys(texts),
    ...pages.flatMap(({ path }) => [htmlFile(path), dataFile(path)]),
  ];
  const made = new Map(names.map((name) => [name, join(folder.publicDir, name)]));
  return {
    snapshot,
    pages,
    texts,
    rendered: pages,
    made,
    kept: new Map(),
    base,
    code,
    program: program?.id ?? "",
    full: true,
    log: "",
  };
}
