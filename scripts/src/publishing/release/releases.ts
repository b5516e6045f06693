import { constants, mkdirSync } from "node:fs";
import { copyFile, lstat, readdir, readFile, readlink, rename, rm, stat, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { releaseManifestFile } from "@estudio/contract";
import { sync } from "@estudio/database";
import type { BuildEnv } from "../buildEnv";
import { DamagedBase, isNoRoom } from "../failures";
import { sideBySide } from "../sideBySide";
import { type Inline, inlineParts, policyFor } from "./contentSecurityPolicy";
import { link, linkOrCopy } from "./links";
import { etagOf, type MadeSite, type Manifest, type Release } from "./madeSite";
import { forgetManifests, readManifest, writeManifest } from "./manifests";
import { nginxFile, nginxRules } from "./nginx";
import type { FileEntry } from "./releaseFiles";
import { isGoing } from "./removeInIdle";
import { isSpare, keepAsSpare, keptReleases, leaveInSpare, notInSpare, removeSpares, takeSpare } from "./spare";
import { toDisk } from "./toDisk";
import { areMany, Twins } from "./twins";

const abandonedAfterMs = 3_600_000;

export const releasesDir = (env: BuildEnv) => join(env.dataDir, "site", "releases");
const currentLink = (env: BuildEnv) => join(env.dataDir, "site", "current");

/** @returns the name of the served release */
export const currentRelease = (env: BuildEnv): Promise<string | undefined> =>
  readlink(currentLink(env)).then(
    (target) => basename(target),
    () => undefined,
  );

/** @returns what is in that release; undefined when it is not there, or cannot be read */
export const releaseManifest = (env: BuildEnv, name: string): Promise<Manifest | undefined> =>
  readManifest(join(releasesDir(env), basename(name)));

/** @returns the served release, when it can be read */
export async function servedRelease(env: BuildEnv): Promise<Release | undefined> {
  const name = await currentRelease(env);
  const manifest = name && (await releaseManifest(env, name));
  return name && manifest ? { dir: join(releasesDir(env), name), manifest } : undefined;
}

/** A release, and the names of the files that are other than in the release before. */
export type MadeRelease = { name: string; changed: string[] };

/** Hidden, a release is not complete: whoever makes the next one removes it. */
const hidden = (env: BuildEnv, name: string) => join(releasesDir(env), `.${name}`);

/**
 * Makes of a site a complete directory of its own, with compressed twins, ETags and the pages' security policy. Files that
 * are as in the release before are hard links to it: what a release has is never written to again. Where many files change at once, as
 * with a telephone that every page shows, it is served without their twins, which come afterwards (`twinsInIdle.ts`).
 */
export async function makeRelease(env: BuildEnv, site: MadeSite): Promise<MadeRelease> {
  await dropHalfMade(env);
  const made = await makeHidden(env, site);
  await complete(env, made);
  return made;
}

/** @throws Error when somebody else has made a release since */
export async function complete(env: BuildEnv, { name }: MadeRelease): Promise<void> {
  await rename(hidden(env, name), join(releasesDir(env), name));
  await sync(releasesDir(env));
}

/** A hidden release is not wanted after all; the next one may be made of it. */
export const dropHidden = (env: BuildEnv, { name }: MadeRelease): Promise<void> =>
  dropOrKeep(env, hidden(env, name), keptReleases);

/** @param most so many spares there may be beside it, else it goes */
async function dropOrKeep(env: BuildEnv, dir: string, most: number): Promise<void> {
  const served = await servedRelease(env);
  await keepAsSpare(releasesDir(env), dir, served?.manifest, most);
}

/** The release as it will be, but hidden until it is complete. */
export async function makeHidden(env: BuildEnv, site: MadeSite): Promise<MadeRelease> {
  const name = `${new Date().toISOString().replace(/[-:.Z]/g, "")}-r${site.snapshot.revision}-${process.pid}`;
  const aside = hidden(env, name);
  const twins = site.full || !areMany(site.made.size) ? new Twins(site.made.size) : undefined;
  try {
    return { name, changed: await fill(env, aside, site, name, twins) };
  } catch (error) {
    // A full disk, most likely: what was copied gives its room back at once, when nobody writes there any more.
    await twins?.end();
    await rm(aside, { recursive: true, force: true }).catch(() => undefined);
    if (isNoRoom(error)) await removeSpares(releasesDir(env)).catch(() => undefined);
    throw error;
  } finally {
    await twins?.end();
  }
}

async function fill(env: BuildEnv, aside: string, site: MadeSite, name: string, twins?: Twins): Promise<string[]> {
  const { snapshot, base, kept, made, code, program } = site;
  const spare = kept.size > 0 ? await takeSpare(releasesDir(env), aside, kept) : undefined;
  if (spare) leaveInSpare(aside, spare, kept, made.keys());
  const linked = spare ? notInSpare(spare, kept) : [...kept.names()];
  makeFolders(aside, [...linked, ...made.keys()]);
  for (const file of linked) link(base, aside, file);
  const before = kept.size > 0 ? base?.manifest : undefined;
  const scripts = new Set(before?.scripts);
  const styles = new Set(before?.styles);
  const entries = new Map<string, FileEntry>();
  const changed: string[] = [];
  const written = new Set([aside]);
  const bring = ([file, from]: [string, string]) => bringFile(site, from, aside, file, twins);
  for (const { file, entry, inline, isNew, ownTwins } of await sideBySide(made, bring)) {
    entries.set(file, entry);
    for (const script of inline.scripts) scripts.add(script);
    for (const style of inline.styles) styles.add(style);
    if (!isNew && ownTwins.length === 0) continue;
    for (const path of ["", ...ownTwins.map((twin) => `.${twin}`)]) written.add(join(aside, file + path));
    for (const folder of foldersOf(aside, file)) written.add(folder);
    if (isNew) changed.push(file);
  }
  const contentSecurityPolicy = policyFor({ scripts: [...scripts], styles: [...styles] });
  const { revision, redirects } = snapshot;
  const manifest: Manifest = {
    name,
    revision,
    code,
    program,
    contentSecurityPolicy,
    scripts: [...scripts],
    styles: [...styles],
    siteUrl: env.siteUrl,
    files: kept.with(entries),
  };
  const olderReleases = (await completeReleases(env)).reverse().slice(0, keptReleases - 1);
  const rules = { env, contentSecurityPolicy, redirects, olderReleases, files: manifest.files.names() };
  await writeFile(join(aside, nginxFile), nginxRules(rules));
  if (areMany(changed.length)) forgetManifests();
  await writeManifest(join(aside, releaseManifestFile), manifest);
  await toDisk([...written, join(aside, nginxFile), join(aside, releaseManifestFile)], aside);
  return changed;
}

/** From one moment to the next every visitor gets the new release: the link is replaced by a rename. */
export async function switchTo(env: BuildEnv, name: string): Promise<void> {
  const next = `${currentLink(env)}.${process.pid}`;
  await rm(next, { force: true });
  await symlink(join("releases", name), next);
  const copy = await moveCopyAside(env);
  await rename(next, currentLink(env));
  await sync(dirname(currentLink(env)));
  if (copy) await rm(copy, { recursive: true, force: true });
}

/** Somebody's copy of the folder followed the link: what stands in its place is a folder, which a link cannot replace. */
async function moveCopyAside(env: BuildEnv): Promise<string | undefined> {
  const found = await lstat(currentLink(env)).catch(() => undefined);
  if (!found?.isDirectory()) return undefined;
  const copy = hidden(env, `copy-${process.pid}`);
  await rename(currentLink(env), copy);
  return copy;
}

/** The served release and the four before it stay. */
export async function pruneReleases(env: BuildEnv, current: string): Promise<void> {
  const served = [current, await currentRelease(env)];
  const complete = (await completeReleases(env)).filter((name) => !served.includes(name));
  const old = complete.slice(0, Math.max(0, complete.length - (keptReleases - 1)));
  // The newest of them has most in common with the next release.
  for (const name of old.reverse()) {
    // Hidden first: a builder that dies on the way leaves no release behind that looks complete.
    await rename(join(releasesDir(env), name), hidden(env, name));
    await dropOrKeep(env, hidden(env, name), 0);
  }
  await dropHalfMade(env, abandonedAfterMs);
}

/** @returns oldest first */
export const completeReleases = async (env: BuildEnv) =>
  (await readdir(releasesDir(env)).catch(() => [])).filter((name) => !name.startsWith(".")).sort();

/** What builders that died left behind. @param olderThanMs younger ones may still be in the making */
async function dropHalfMade(env: BuildEnv, olderThanMs = 0): Promise<void> {
  for (const name of await readdir(releasesDir(env)).catch(() => [])) {
    const dir = join(releasesDir(env), name);
    if (name.startsWith(".") && !isSpare(name) && !isGoing(name) && (await ageOf(dir)) >= olderThanMs)
      await rm(dir, { recursive: true, force: true });
  }
}

const ageOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );

function makeFolders(aside: string, files: string[]): void {
  for (const folder of new Set(files.map(dirname))) mkdirSync(join(aside, folder), { recursive: true });
}

const isAsItWas = (path: string, bytes: Buffer): Promise<boolean> =>
  readFile(path).then(
    (now) => now.equals(bytes),
    () => false,
  );

/**
 * Brings a file into the release: as a link where the release before has the same bytes, else as it was made.
 * @param twins writes those that the file has not yet; undefined: they come later
 * @returns `isNew`: other than in the release before; `ownTwins`: those written here
 */
async function bringFile(
  { base, known, work }: MadeSite,
  from: string,
  aside: string,
  file: string,
  twins: Twins | undefined,
): Promise<{ file: string; entry: FileEntry; inline: Inline; isNew: boolean; ownTwins: FileEntry["twins"] }> {
  const told = twins ? undefined : known.get(file);
  if (told && told.etag !== base?.manifest.files.get(file)?.etag) {
    linkOrCopy(from, join(aside, file));
    return { file, entry: { ...told, twins: [] }, inline: { scripts: [], styles: [] }, isNew: true, ownTwins: [] };
  }
  const bytes = await readFile(from);
  const inline = file.endsWith(".html") ? inlineParts(bytes) : { scripts: [], styles: [] };
  const entry: FileEntry = { etag: etagOf(bytes), bytes: bytes.length, twins: [] };
  if (base?.manifest.files.get(file)?.etag === entry.etag && (await isAsItWas(join(base.dir, file), bytes))) {
    try {
      const linked = link(base, aside, file);
      const own = linked.twins.length > 0 ? undefined : await twins?.write(join(aside, file), bytes);
      return { file, entry: { ...linked, ...own }, inline, isNew: false, ownTwins: own?.twins ?? [] };
    } catch (error) {
      if (!(error instanceof DamagedBase)) throw error;
      // Copied below.
    }
  }
  if (work && from.startsWith(`${work}/`)) linkOrCopy(from, join(aside, file));
  else await copyFile(from, join(aside, file), constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL);
  Object.assign(entry, await twins?.write(join(aside, file), bytes));
  return { file, entry, inline, isNew: true, ownTwins: entry.twins };
}

/** The folders on the way to a file, itself in the release's own. */
function foldersOf(aside: string, file: string): string[] {
  const folder = dirname(file);
  return folder === "/" || folder === "." ? [aside] : [join(aside, folder), ...foldersOf(aside, folder)];
}
