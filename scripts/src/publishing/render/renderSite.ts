import type { ReleaseFile, Snapshot } from "@estudio/contract";
import { filesOf } from "@estudio/contract/site/files/files";
import { pagesOf } from "@estudio/contract/site/pages";
import { dataFile, htmlFile, type SitePage } from "@estudio/contract/site/sitePage";
import { hashOf } from "@estudio/database";
import type { BuildEnv } from "../buildEnv";
import { brandPictures } from "../release/brandPictures";
import type { BuildMonitor, Site } from "../release/site";
import { type Program, pageData, sharedFile } from "./program";
import type { Renderer } from "./renderer";
import { WorkFolder } from "./workFolder";

/**
 * Build the site of a snapshot with the program of the last full build.
 * Render the pages whose data differ from the served release, and take over the rest. The bytes equal those of a full
 * build.
 * @param served used only if it is of the same program
 * @throws RenderFailed, Interrupted
 */
export async function renderSite(
  env: BuildEnv,
  renderer: Pick<Renderer, "start" | "render">,
  program: Program,
  snapshot: Snapshot,
  served: Site["base"],
  { isEnding, onProgress }: BuildMonitor,
): Promise<Site> {
  const base = served?.program === program.id ? served : undefined;
  // The process starts while the pages are compared.
  renderer.start(program);
  const work = await WorkFolder.prepare(env, program);
  const made = new Map<string, string>();
  const kept = new Map<string, ReleaseFile>();
  /** Take a file over from the served release if its bytes are the same. Return whether it was. */
  const keep = (name: string, blob: string): boolean => {
    const file = base?.files[name];
    if (file?.blob !== blob) return false;
    kept.set(name, file);
    return true;
  };

  const replaced = await brandPictures(snapshot.settings);
  for (const [name, blob] of Object.entries(program.files)) {
    const picture = replaced.get(name);
    if (keep(name, picture ? hashOf(picture) : blob)) continue;
    made.set(name, picture ? work.writeBeside(name, picture) : await sharedFile(env, program, name));
  }
  const texts = filesOf(snapshot, env.siteUrl);
  for (const [name, text] of Object.entries(texts))
    if (!keep(name, hashOf(text))) made.set(name, work.write(name, text));

  const pages = pagesOf(snapshot, env.siteUrl);
  const rendered: SitePage[] = [];
  for (const page of pages) {
    const [html, data] = [htmlFile(page.path), dataFile(page.path)];
    const text = pageData(program, page);
    const servedHtml = base?.files[html];
    if (servedHtml && keep(data, hashOf(text))) kept.set(html, servedHtml);
    else {
      made.set(data, work.write(data, text));
      rendered.push(page);
    }
  }
  const paths = rendered.map(({ path }) => path);
  await renderer.render({
    program,
    work: work.dir,
    paths,
    isEnding,
    onDone: (count) => onProgress(10 + (60 * count) / paths.length),
  });
  for (const path of paths) made.set(htmlFile(path), work.pathOf(htmlFile(path)));
  return {
    snapshot,
    pages,
    rendered,
    texts,
    made,
    kept,
    base,
    code: program.code,
    program: program.id,
    full: false,
    log: "",
  };
}
