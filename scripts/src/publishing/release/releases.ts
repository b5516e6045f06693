import { createHash } from "node:crypto";
import { constants, type Dirent, linkSync, mkdirSync, statSync } from "node:fs";
import { copyFile, readdir, readFile, readlink, rename, rm, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { type ReleaseManifest, releaseManifestFile } from "@estudio/contract";
import { sync } from "@estudio/database";
import type { BuildEnv } from "../gatsby/buildEnv";
import { codeStamp } from "../gatsby/codeStamp";
import { inlineScripts, policyFor } from "./contentSecurityPolicy";
import { nginxFile, nginxRules } from "./nginx";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const kept = 5;
const sourceFile = ".source.json";
const compressible = new Set([".html", ".js", ".json", ".css", ".svg", ".xml", ".txt", ".webmanifest"]);
const smallest = 512;
/** How many files of a release are packed as small as can be. */
const many = 1000;
/** Files brought at a time: what packs them has a few threads. */
const sideBySide = 4;

type FileEntry = ReleaseManifest["files"][string];
/** What a file of `public` was when it was copied: untouched ones are linked from the release before. */
type Source = Record<string, { mtimeMs: number; size: number; scripts: string[] }>;
type Previous = { dir: string; manifest: ReleaseManifest; source: Source } | undefined;

export const releasesDir = (env: BuildEnv) => join(env.dataDir, "site", "releases");
const currentLink = (env: BuildEnv) => join(env.dataDir, "site", "current");

/** @returns the name of the served release */
export const currentRelease = (env: BuildEnv): Promise<string | undefined> =>
  readlink(currentLink(env)).then(
    (target) => basename(target),
    () => undefined,
  );

/** @returns what is in that release; undefined when it is not there, or cannot be read */
export async function releaseManifest(env: BuildEnv, name: string): Promise<ReleaseManifest | undefined> {
  return (await readPrevious(join(releasesDir(env), basename(name))))?.manifest;
}

/**
 * Copies what Gatsby made into a complete directory of its own, with compressed twins, ETags and the pages' security
 * policy. Files unchanged since the served release are hard links to it: releases are never written to again.
 */
export async function makeRelease(
  env: BuildEnv,
  publicDir: string,
  revision: number,
): Promise<{ name: string; pagesWritten: number }> {
  const served = await currentRelease(env);
  const previous = served ? await readPrevious(join(releasesDir(env), served)) : undefined;
  const name = `${new Date().toISOString().replace(/[-:.Z]/g, "")}-r${revision}-${process.pid}`;
  const aside = join(releasesDir(env), `.${name}`);
  await dropHalfMade(env);
  try {
    const made = await fill(env, aside, publicDir, previous, name, revision);
    await rename(aside, join(releasesDir(env), name));
    await sync(releasesDir(env));
    return { name, pagesWritten: made };
  } catch (error) {
    // A full disk, most likely: what was copied gives its room back at once.
    await rm(aside, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
}

/** @returns how many pages are other than in the release before */
async function fill(
  env: BuildEnv,
  aside: string,
  publicDir: string,
  previous: Previous,
  name: string,
  revision: number,
) {
  const files: ReleaseManifest["files"] = {};
  const source: Source = {};
  let pagesWritten = 0;
  const all = await listFiles(publicDir, (folder) => mkdirSync(join(aside, folder), { recursive: true }));
  const packed = { count: 0 };
  const written = new Set([aside]);
  for (let at = 0; at < all.length; at += sideBySide) {
    const some = all.slice(at, at + sideBySide);
    const brought = await Promise.all(some.map((file) => bring(publicDir, aside, file, previous, packed)));
    for (const [index, { entry, from, fresh, copied }] of brought.entries()) {
      const file = some[index] as string;
      if (copied) for (const folder of foldersOf(aside, file)) written.add(folder);
      files[file] = entry;
      source[file] = from;
      if (fresh && file.endsWith(".html")) pagesWritten++;
    }
  }
  const scripts = [...new Set(Object.values(source).flatMap((one) => one.scripts))];
  const contentSecurityPolicy = policyFor(scripts);
  const manifest: ReleaseManifest = { name, revision, code: codeStamp(), contentSecurityPolicy, files };
  const { redirects = [] } = JSON.parse(await readFile(join(publicDir, "release.json"), "utf8"));
  const olderReleases = (await completeReleases(env)).reverse().slice(0, kept - 1);
  await writeFile(join(aside, nginxFile), nginxRules({ env, contentSecurityPolicy, redirects, olderReleases }));
  await writeFile(join(aside, sourceFile), JSON.stringify(source));
  await writeFile(join(aside, releaseManifestFile), JSON.stringify(manifest));
  await sync(join(aside, releaseManifestFile));
  for (const folder of written) await sync(folder);
  return pagesWritten;
}

/** From one moment to the next every visitor gets the new release: the link is replaced by a rename. */
export async function switchTo(env: BuildEnv, name: string): Promise<void> {
  const next = `${currentLink(env)}.${process.pid}`;
  await rm(next, { force: true });
  await symlink(join("releases", name), next);
  await rename(next, currentLink(env));
  await sync(dirname(currentLink(env)));
}

/** The served release and the four before it stay. */
export async function pruneReleases(env: BuildEnv, current: string): Promise<void> {
  const served = [current, await currentRelease(env)];
  const complete = (await completeReleases(env)).filter((name) => !served.includes(name));
  const old = complete.slice(0, Math.max(0, complete.length - (kept - 1)));
  for (const name of old) {
    // Hidden first: a builder that dies on the way leaves no release behind that looks complete.
    const aside = join(releasesDir(env), `.${name}`);
    await rename(join(releasesDir(env), name), aside);
    await rm(aside, { recursive: true, force: true });
  }
}

/** @returns oldest first */
export const completeReleases = async (env: BuildEnv) =>
  (await readdir(releasesDir(env)).catch(() => [])).filter((name) => !name.startsWith(".")).sort();

/** What a builder that died left behind. */
async function dropHalfMade(env: BuildEnv): Promise<void> {
  const names = await readdir(releasesDir(env)).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(".")))
    await rm(join(releasesDir(env), name), { recursive: true, force: true });
}

async function readPrevious(dir: string): Promise<Previous> {
  try {
    const [manifest, source] = await Promise.all(
      [releaseManifestFile, sourceFile].map(async (file) => JSON.parse(await readFile(join(dir, file), "utf8"))),
    );
    return { dir, manifest, source };
  } catch {
    return undefined;
  }
}

/** @param inFolder called with each folder, before its files */
async function listFiles(root: string, inFolder: (folder: string) => void): Promise<string[]> {
  const entries = (await readdir(root, { recursive: true, withFileTypes: true })) as (Dirent & {
    parentPath: string;
  })[];
  inFolder("");
  for (const entry of entries) if (entry.isDirectory()) inFolder(join(entry.parentPath, entry.name).slice(root.length));
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".map") && !entry.name.startsWith("."))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .sort();
}

/** Nothing else waits on this process: without a promise for each of some ten thousand links it takes a tenth of the time. */
async function bring(publicDir: string, aside: string, file: string, previous: Previous, packed: { count: number }) {
  const { mtimeMs, size } = statSync(join(publicDir, file));
  const before = previous?.source[file];
  const known = previous?.manifest.files[file];
  if (
    previous &&
    known &&
    before?.mtimeMs === mtimeMs &&
    before.size === size &&
    linked(previous.dir, aside, file, known)
  ) {
    return { entry: known, from: before, fresh: false, copied: false };
  }
  const bytes = await readFile(join(publicDir, file));
  const scripts = file.endsWith(".html") ? inlineScripts(bytes.toString("utf8")) : [];
  const entry: FileEntry = {
    etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
    bytes: bytes.length,
    twins: [],
  };
  const fresh = known?.etag !== entry.etag;
  if (!fresh && previous && known && linked(previous.dir, aside, file, known))
    return { entry: known, from: { mtimeMs, size, scripts }, fresh, copied: false };
  await copyFile(join(publicDir, file), join(aside, file), constants.COPYFILE_FICLONE);
  if (compressible.has(extname(file)) && bytes.length >= smallest)
    entry.twins = await writeTwins(join(aside, file), bytes, packed.count++ < many);
  for (const ending of ["", ...entry.twins.map((twin) => `.${twin}`)]) await sync(join(aside, file + ending));
  return { entry, from: { mtimeMs, size, scripts }, fresh, copied: true };
}

/** The folders on the way to a file, itself in the release's own. */
function foldersOf(aside: string, file: string): string[] {
  const folder = dirname(file);
  return folder === "/" || folder === "." ? [aside] : [join(aside, folder), ...foldersOf(aside, folder)];
}

/** @returns whether the file and its twins are as they were made, and could be linked */
function linked(previousDir: string, aside: string, file: string, { twins, bytes }: FileEntry): boolean {
  try {
    const sizes = twins.map((twin) => statSync(join(previousDir, `${file}.${twin}`)).size);
    if (sizes.includes(0) || statSync(join(previousDir, file)).size !== bytes) return false;
    for (const ending of ["", ...twins.map((twin) => `.${twin}`)])
      linkSync(join(previousDir, file + ending), join(aside, file + ending));
    return true;
  } catch {
    return false;
  }
}

/**
 * Scripts as small as can be: every visitor loads them, and they change only with the program.
 * @param thoroughly a few per cent smaller, in five times the time: not for many thousands at once, nor for the largest
 */
async function writeTwins(path: string, bytes: Buffer, thoroughly: boolean): Promise<FileEntry["twins"]> {
  const quality = extname(path) === ".js" ? 11 : !thoroughly ? 4 : bytes.length > 300_000 ? 6 : 9;
  const [br, gz] = await Promise.all([
    brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } }),
    gzip(bytes, { level: Math.min(quality, 9) }),
  ]);
  await writeFile(`${path}.br`, br);
  await writeFile(`${path}.gz`, gz);
  return ["br", "gz"];
}
