import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Snapshot } from "@estudio/contract";
import { filesOf } from "@estudio/contract/site/files";
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
 * Makes the site of a snapshot with `gatsby build`, from nothing, and keeps the program that renders its pages: what comes
 * after does without Gatsby.
 * @param base what is served: files that come out as they are there need not be copied
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
  // After the program was kept, which has those that were drawn.
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
