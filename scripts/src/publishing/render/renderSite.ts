import type { Snapshot } from "@estudio/contract";
import { filesOf } from "@estudio/contract/site/files";
import { pagesOf } from "@estudio/contract/site/pages";
import type { SitePage } from "@estudio/contract/site/sitePage";
import type { BuildEnv } from "../buildEnv";
import type { MadeSite, Release } from "../release/madeSite";
import { towardsDisk } from "../release/toDisk";
import { oneByOne } from "../sideBySide";
import type { Watch } from "../watch";
import { NewFooters } from "./newFooters";
import { NewSite } from "./newSite";
import type { PageTags } from "./pageTags";
import type { Program } from "./program";
import type { Renderers } from "./renderers";
import { Rendering } from "./rendering";

/** Pages that got a new footer: who looks on is told after so many. */
const toldEvery = 500;

/** What stays from one publication to the next. */
export type Means = { renderers: Renderers; tags: PageTags };

/**
 * Makes the site of a snapshot with the program of the last full build: the pages whose data differ from the served
 * release's are rendered, or get a new footer where nothing else of them differs; the rest stays as it is. The same content gives the same bytes as a full build.
 * @param served only a release of the same program is built upon
 * @throws RenderFailed, Interrupted
 */
export async function renderSite(
  env: BuildEnv,
  { renderers, tags }: Means,
  program: Program,
  snapshot: Snapshot,
  served: Release | undefined,
  watch: Watch,
  mostPages: number,
): Promise<MadeSite> {
  const base = served?.manifest.program === program.id ? served : undefined;
  const site = new NewSite(env, program, base);
  await site.work.clear(program);
  // There is, or soon may be, something to render: its process begins while it is found out what.
  renderers.begin(program);
  const pages = pagesOf(snapshot, env.siteUrl);
  const texts = filesOf(snapshot, env.siteUrl);
  await site.addShared(snapshot.settings);
  site.addPages(pages, tags);
  await site.addTexts(texts, tags);
  const written = await writePages(site, program, base, renderers, watch, mostPages);
  return {
    snapshot,
    pages,
    texts,
    written,
    made: site.made,
    known: site.known,
    work: site.work.dir,
    kept: site.keptFiles(),
    base,
    code: program.code,
    program: program.id,
    full: false,
    log: "",
  };
}

/**
 * Writes data and HTML of the pages that changed. A renderer is a process of its own, and works while footers are put here.
 * @returns those that were rendered
 */
async function writePages(
  site: NewSite,
  program: Program,
  base: Release | undefined,
  renderers: Renderers,
  { isEnding, onProgress }: Watch,
  mostPages: number,
): Promise<SitePage[]> {
  const written: SitePage[] = [];
  let [rendered, exchanged] = [0, 0];
  const tell = () => onProgress(10 + (60 * (rendered + exchanged)) / site.changed.size);
  const rendering = new Rendering(
    (some, onDone) => site.render(renderers, some, isEnding, onDone),
    mostPages,
    (done) => {
      rendered = done;
      tell();
    },
  );
  const toRender = (page: SitePage, isExample = false) => {
    rendering.add(page, isExample);
    written.push(page);
  };
  try {
    const footers = await NewFooters.of(program, base, site.changed, toRender);
    await oneByOne(footers.pages, (page) => site.writeData(page));
    const left = await footers.put(
      (page) => rendering.of(page).then(() => site.htmlOf(page)),
      (page, html) => {
        site.writeHtml(page, html);
        if (++exchanged % toldEvery === 0) tell();
      },
    );
    towardsDisk(site.made.size, site.work.dir);
    for (const page of left) toRender(page);
    await rendering.end();
    return written;
  } catch (error) {
    // Nobody writes to its folder any more when anything else happens to it.
    await rendering.stop();
    throw error;
  }
}
