import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdir, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import type { Snapshot } from "@estudio/contract";
import { filesOf } from "@estudio/contract/site/files";
import { pagesOf } from "@estudio/contract/site/pages";
import { dataFile, htmlFile, type SitePage } from "@estudio/contract/site/sitePage";
import type { BuildEnv } from "../buildEnv";
import { brandPictures } from "../release/brandPictures";
import { linkOrCopy } from "../release/links";
import { etagOf, type MadeSite, type Release } from "../release/madeSite";
import { ReleaseFiles } from "../release/releaseFiles";
import { towardsDisk } from "../release/toDisk";
import { oneByOne } from "../sideBySide";
import type { Watch } from "../watch";
import { NewFooters } from "./newFooters";
import type { PageTags } from "./pageTags";
import { type Program, pageData, publicDirOf, sharedFile } from "./program";
import type { Renderers } from "./renderers";
import { Rendering } from "./rendering";

/** So many changed pages' data are kept as they were written out to be compared; those of 150,000 pages would be 1.4 GB, and are written out again. */
const mostTexts = 2000;

/** Pages that got a new footer: who looks on is told after so many. */
const toldEvery = 500;

/** A page's data that are other than the served ones, where they have been written out already. */
type Data = { etag: string; text: string | undefined };

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
  const work = new Work(env);
  await work.clear(program);
  // There is, or soon may be, something to render: its process begins while it is found out what.
  renderers.begin(program);
  const before = base?.manifest.files ?? ReleaseFiles.none;
  let kept = 0;
  const made = new Map<string, string>();
  const known: MadeSite["known"] = new Map();
  const signs = await brandPictures(snapshot.settings);
  for (const [name, shared] of Object.entries(program.files)) {
    const sign = signs.get(name);
    if (before.get(name)?.etag === (sign ? etagOf(sign) : shared)) kept++;
    else made.set(name, sign ? await work.writeApart(name, sign) : await sharedFile(env, program, name));
  }

  const pages = pagesOf(snapshot, env.siteUrl);
  const changed = new Map<SitePage, Data>();
  const { there, gone } = tags.of(program, pages, before, (page, { etag, text }) =>
    changed.set(page, { etag, text: changed.size < mostTexts ? text : undefined }),
  );
  kept += 2 * there;
  const { isEnding, onProgress } = watch;
  const writeData = (page: SitePage) => {
    const { etag = "", text = pageData(program, page) } = changed.get(page) ?? {};
    const bytes = Buffer.from(text);
    known.set(dataFile(page.path), { etag, bytes: bytes.length });
    made.set(dataFile(page.path), work.writeFlat(bytes));
  };
  const render = async (some: SitePage[], onDone: (pages: number) => void) => {
    await oneByOne(some, (page) => {
      writeData(page);
      work.place(dataFile(page.path), made.get(dataFile(page.path)) ?? "");
    });
    const paths = some.map(({ path }) => path);
    await renderers.render({ program, work: work.dir, paths, isEnding, onDone });
    for (const path of paths) made.set(htmlFile(path), work.pathOf(htmlFile(path)));
  };
  let [rendered, exchanged] = [0, 0];
  const tell = () => onProgress(10 + (60 * (rendered + exchanged)) / changed.size);
  // A renderer is a process of its own, and works while the rest is done here.
  const rendering = new Rendering(render, mostPages, (pages) => {
    rendered = pages;
    tell();
  });
  const written: SitePage[] = [];
  const toRender = (page: SitePage, isExample = false) => {
    rendering.add(page, isExample);
    written.push(page);
  };
  const texts = filesOf(snapshot, env.siteUrl);
  try {
    const footers = await NewFooters.of(program, base, changed, toRender);
    for (const [name, text] of Object.entries(texts))
      if (before.get(name)?.etag === tags.ofText(name, text)) kept++;
      else made.set(name, await work.write(name, text));
    await oneByOne(footers.pages, writeData);
    const left = await footers.put(
      (page) => rendering.of(page).then(() => readFileSync(work.pathOf(htmlFile(page.path)))),
      ({ path }, html) => {
        known.set(htmlFile(path), { etag: etagOf(html), bytes: html.length });
        made.set(htmlFile(path), work.writeFlat(html));
        if (++exchanged % toldEvery === 0) tell();
      },
    );
    towardsDisk(made.size, work.dir);
    for (const page of left) toRender(page);
    await rendering.end();
  } catch (error) {
    // Nobody writes to its folder any more when anything else happens to it.
    await rendering.stop();
    throw error;
  }
  const { code, id } = program;
  return {
    snapshot,
    pages,
    texts,
    written,
    made,
    known,
    work: work.dir,
    kept: keptOf(before, kept, [...made.keys(), ...gone], program, pages, texts),
    base,
    code,
    program: id,
    full: false,
    log: "",
  };
}

/**
 * @param kept how many of them
 * @param others those of which it is known already that they are not kept
 */
function keptOf(
  before: ReleaseFiles,
  kept: number,
  others: string[],
  { files }: Program,
  pages: SitePage[],
  texts: Record<string, string>,
): ReleaseFiles {
  const unchanged = before.without(others);
  if (unchanged.size === kept) return unchanged;
  // Some more of them the site does not have any more.
  const gone = new Set(unchanged.names());
  for (const name of [...Object.keys(files), ...Object.keys(texts)]) gone.delete(name);
  for (const { path } of pages) for (const name of [htmlFile(path), dataFile(path)]) gone.delete(name);
  return unchanged.without(gone);
}

const abandonedAfterMs = 3_600_000;

/** Its own for each builder: one that was held up must not disturb the one that took over. */
const workDir = (env: BuildEnv) => join(env.dataDir, "site", `work.${hostname()}.${process.pid}`);

/** Removes what this builder has rendered. */
export const clearWork = (env: BuildEnv): Promise<void> =>
  rm(workDir(env), { recursive: true, force: true, maxRetries: 5 });

/** What builders left that are long gone; another one's own, which it may be about to release, stays. */
async function dropAbandoned(env: BuildEnv): Promise<void> {
  for (const name of await readdir(join(env.dataDir, "site"))) {
    const dir = join(env.dataDir, "site", name);
    const madeAt = name.startsWith("work.") && (await stat(dir).catch(() => undefined))?.mtimeMs;
    if (madeAt && Date.now() - madeAt > abandonedAfterMs)
      await rm(dir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Where pages are rendered: a folder like Gatsby's, with the shared files and this publication's pages. */
class Work {
  readonly dir: string;
  private flat = 0;

  constructor(private readonly env: BuildEnv) {
    this.dir = workDir(env);
  }

  pathOf(name: string): string {
    return join(this.dir, "public", name);
  }

  async clear({ files }: Program): Promise<void> {
    await clearWork(this.env);
    await dropAbandoned(this.env);
    await mkdir(this.pathOf("/page-data"), { recursive: true });
    await mkdir(join(this.dir, "flat"));
    const shared = await readdir(publicDirOf(this.env));
    if (Object.keys(files).length === 0 || shared.length === 0)
      throw new Error("The program of the last full build is empty");
    for (const name of shared)
      if (name !== "page-data") await symlink(join(publicDirOf(this.env), name), this.pathOf(name));
  }

  async write(name: string, text: string): Promise<string> {
    const file = this.pathOf(name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    return file;
  }

  /**
   * A release takes files from wherever they lie: a folder for each of a thousand pages would be made only to be removed.
   * @returns where it lies
   */
  writeFlat(bytes: Buffer): string {
    const file = join(this.dir, "flat", String(this.flat++));
    writeFileSync(file, bytes);
    return file;
  }

  /** Puts a file to where the renderer looks for it. */
  place(name: string, from: string): void {
    mkdirSync(dirname(this.pathOf(name)), { recursive: true });
    linkOrCopy(from, this.pathOf(name));
  }

  /** What goes in the place of a shared file: under its own name stands a link to the program's, which must stay as it is. */
  async writeApart(name: string, bytes: Buffer): Promise<string> {
    const file = join(this.dir, "apart", name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
    return file;
  }
}
