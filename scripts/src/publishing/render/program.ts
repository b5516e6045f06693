import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { defaultBrand, emptyRates } from "@estudio/contract";
import { filesOf } from "@estudio/contract/site/files/files";
import { isSitemapPart } from "@estudio/contract/site/files/sitemap";
import { dataFile, htmlFile, type SitePage } from "@estudio/contract/site/sitePage";
import { hashOf, root, sync } from "@estudio/database";
import type { BuildEnv } from "../buildEnv";

/**
 * The program of a full build: its page renderer, and the files that all pages share.
 * It turns any content into a site without Gatsby.
 */
export type Program = {
  /** Identifies the code and the bundles. */
  id: string;
  code: string;
  /** The repository's path at that time: the renderer loads React from there. */
  root: string;
  compilationHash: string;
  /** Query results of Gatsby (the page's texts), by `wordsKey`. */
  words: Record<string, string>;
  /** The shared files in `publicDir`, with the SHA-256 of each. */
  files: Record<string, string>;
};

const dirOf = (env: BuildEnv) => join(env.dataDir, "site", "program");
export const publicDirOf = (env: BuildEnv) => join(dirOf(env), "public");
export const rendererOf = (env: BuildEnv) => join(dirOf(env), "renderer", "routes", "render-page.js");

/** Return the program of the last full build if it has this code stamp. */
export async function readProgram(env: BuildEnv, code: string): Promise<Program | undefined> {
  try {
    const program = JSON.parse(await readFile(join(dirOf(env), "program.json"), "utf8")) as Program;
    return program.code === code && program.root === root ? program : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keep the program of the build in Gatsby's folder.
 * @param pages the pages of that build
 * @throws Error when `pageData` differs from what Gatsby wrote
 */
export async function keepProgram(env: BuildEnv, code: string, pages: SitePage[]): Promise<Program> {
  const aside = `${dirOf(env)}.${process.pid}`;
  // Leftovers of a killed builder.
  for (const name of await readdir(dirname(aside)).catch(() => []))
    if (name.startsWith("program.")) await rm(join(dirname(aside), name), { recursive: true, force: true });
  try {
    return await putTogether(env, aside, code, pages);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

async function putTogether(env: BuildEnv, aside: string, code: string, pages: SitePage[]): Promise<Program> {
  const built = join(env.siteDir, "public");
  const { webpackCompilationHash: compilationHash } = JSON.parse(
    await readFile(join(built, "page-data/app-data.json"), "utf8"),
  );
  const program: Program = { id: `${code}-${compilationHash}`, code, root, compilationHash, words: {}, files: {} };
  await readWords(program, built, pages);
  for (const name of await sharedFiles(built, pages)) {
    program.files[name] = hashOf(await readFile(join(built, name)));
    await copy(join(built, name), join(aside, "public", name));
  }
  await copyRenderer(join(env.siteDir, ".cache"), join(aside, "renderer"));
  await writeFile(join(aside, "program.json"), JSON.stringify(program));
  await sync(join(aside, "program.json"));
  await rm(dirOf(env), { recursive: true, force: true });
  await rename(aside, dirOf(env));
  await sync(dirname(dirOf(env)));
  return program;
}

/**
 * Return the path of a shared file.
 * @throws Error when the file has changed since the full build
 */
export async function sharedFile(env: BuildEnv, { files }: Program, name: string): Promise<string> {
  const file = join(publicDirOf(env), name);
  if (hashOf(await readFile(file)) !== files[name]) throw new Error(`${name} of the program is damaged`);
  return file;
}

/**
 * Return a page's data in Gatsby's format.
 * @throws Error when the full build had no page with these texts
 */
export function pageData(program: Program, { path, component, context }: SitePage): string {
  const words = program.words[wordsKey(context)];
  if (words === undefined) throw new Error(`No words for ${path}`);
  const result = `{"data":${words},"pageContext":${JSON.stringify(context)}}`;
  return `{"componentChunkName":"${chunkOf(component)}","path":${JSON.stringify(path)},"result":${result},"staticQueryHashes":[],"slicesMap":{}}`;
}

const chunkOf = (component: string) =>
  `component---src-templates-${component.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-tsx`;
const wordsKey = ({ language, namespaces }: SitePage["context"]) => JSON.stringify([language, namespaces]);

/** Collect the texts from the pages' data, and check that `pageData` reproduces each file. */
async function readWords(program: Program, built: string, pages: SitePage[]): Promise<void> {
  for (const page of pages) {
    const text = await readFile(join(built, dataFile(page.path)), "utf8");
    program.words[wordsKey(page.context)] ??= JSON.stringify(JSON.parse(text).result.data);
    if (pageData(program, page) !== text) throw new Error(`Gatsby writes the data of ${page.path} in another way`);
  }
}

/** Return the names of the files that are neither pages nor made from content. */
export async function sharedFiles(built: string, pages: SitePage[]): Promise<string[]> {
  const content = new Set(pages.flatMap(({ path }) => [htmlFile(path), dataFile(path)]));
  const entries = await readdir(built, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".map") && !entry.name.startsWith("."))
    .map((entry) => join(entry.parentPath, entry.name).slice(built.length))
    .filter((name) => !content.has(name) && !isContentFile(name))
    .sort();
}

const nothing = { projects: [], posts: [], guides: [], pages: [], pageSeo: [] };
/** Names of the files, besides pages, that every content produces. */
const contentFiles = Object.keys(
  filesOf(
    {
      revision: 0,
      settings: { brand: "", ...defaultBrand } as never,
      prices: { version: 0, rates: emptyRates },
      changedAt: { settings: "", prices: "" },
      redirects: [],
      brokenLinks: [],
      content: { es: nothing, ca: nothing, en: nothing },
    },
    "",
  ),
);

/**
 * Return whether a file is made from the content of this build, or of an earlier one whose files are still in Gatsby's
 * folder.
 */
export const isContentFile = (name: string): boolean => contentFiles.includes(name) || isSitemapPart(name);

/**
 * Copy the renderer and two of Gatsby's helpers. The renderer's absolute paths become relative, so that the data
 * folder may move.
 */
async function copyRenderer(cache: string, to: string): Promise<void> {
  await cp(join(cache, "page-ssr", "routes"), join(to, "routes"), {
    recursive: true,
    filter: (name) => !name.endsWith(".map"),
  });
  await cp(join(cache, "ssr-builtin-trackers"), join(to, "ssr-builtin-trackers"), { recursive: true });
  for (const name of await readdir(join(to, "routes"))) {
    const file = join(to, "routes", name);
    const text = await readFile(file, "utf8");
    await writeFile(file, text.replaceAll(join(cache, "ssr-builtin-trackers"), "../ssr-builtin-trackers"));
    await sync(file);
  }
}

async function copy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await cp(from, to);
  await sync(to);
}
