import { existsSync, readlinkSync, statSync } from "node:fs";
import { open, readdir, readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { releaseManifestFile, startTimer } from "@estudio/contract";
import { giveMemoryBack } from "@estudio/database";
import type { Context } from "koa";
import { Release } from "./release";

/** Where the built site lives: `releases/<name>/` are complete directories, `current` is a link to the one that is served. */
export const siteDir = (dataDir: string) => join(dataDir, "site");
export const releasesDir = (dataDir: string) => join(siteDir(dataDir), "releases");
export const currentLink = (dataDir: string) => join(siteDir(dataDir), "current");

/** @returns the names of the releases one can return to */
export async function keptReleases(dataDir: string): Promise<Set<string>> {
  const names = await readdir(releasesDir(dataDir)).catch(() => []);
  return new Set(names.filter((name) => !name.startsWith(".")));
}

const forever = "public, max-age=31536000, immutable";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};

const encodings = { br: "br", gz: "gzip" } as const;

/** Files whose name carries their hash never change. */
const isHashed = (file: string) => /-[0-9a-f]{8,}\.\w+$|[-.][0-9a-f]{20}\.(js|css)$|^\/static\//.test(file);

/** With thousands of pages each is megabytes. */
const mostKnown = 3;

/**
 * A list of so many bytes, of two thousand pages or more, is read at the end of a publication, which was much work for the API, too: what
 * that took is given back a moment later. Where there are more than so many, standing still for it would take longer than anybody should wait.
 *
 * For the sake of a figure: among 5,000 records the API keeps 105–120 MB, and up to 170 without, when everything is the same.
 */
const [longList, tooLongList] = [1_000_000, 20_000_000];
const workDoneMs = 1000;

/** The releases on disk and their manifests, each read again only when it is another file: its twins may come later. */
export class Releases {
  private readonly known = new Map<string, { mark: string; release: Release }>();
  private rest: NodeJS.Timeout | undefined;

  constructor(private readonly dataDir: string) {}

  /** @returns the one that is served; undefined when there is none, or it cannot be read */
  async current(): Promise<Release | undefined> {
    try {
      return await this.find(basename(readlinkSync(currentLink(this.dataDir))));
    } catch {
      return undefined;
    }
  }

  /** Open tabs of earlier releases still ask for their own hashed files. */
  async older(file: string): Promise<Release | undefined> {
    if (!isHashed(file)) return undefined;
    for (const name of await keptReleases(this.dataDir)) {
      if (!existsSync(join(releasesDir(this.dataDir), name, file))) continue;
      const release = await this.find(name).catch(() => undefined);
      if (release?.has(file)) return release;
    }
    return undefined;
  }

  async read(release: Release, file: string): Promise<string | undefined> {
    return release.has(file) ? readFile(join(releasesDir(this.dataDir), release.head.name, file), "utf8") : undefined;
  }

  /** @param status 404: the file stands in the place of what is missing, and nobody keeps it */
  async send(ctx: Context, release: Release, file: string, status: 200 | 404 = 200): Promise<void> {
    const found = release.entry(file);
    if (!found) return;
    ctx.status = status;
    ctx.type = types[extname(file)] ?? extname(file);
    ctx.set("Cache-Control", isHashed(file) ? forever : "no-cache");
    ctx.set("Vary", "Accept-Encoding");
    // Weak: one and the same for every compression of these bytes.
    if (status === 200) ctx.etag = `W/${found.etag}`;
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
    const twin = found.twins.find((one) => ctx.acceptsEncodings(encodings[one]));
    // Opened before answering: a release deleted meanwhile is still readable to its end.
    const handle = await open(join(releasesDir(this.dataDir), release.head.name, twin ? `${file}.${twin}` : file));
    if (twin) ctx.set("Content-Encoding", encodings[twin]);
    ctx.length = (await handle.stat()).size;
    ctx.body = handle.createReadStream();
  }

  private async find(name: string): Promise<Release> {
    const file = join(releasesDir(this.dataDir), name, releaseManifestFile);
    const known = this.known.get(name);
    const now = statSync(file, { throwIfNoEntry: false });
    const mark = now ? `${now.ino} ${now.mtimeMs}` : known?.mark;
    const release = known && known.mark === mark ? known.release : await this.readAnew(file);
    this.known.delete(name);
    this.known.set(name, { mark: mark ?? "", release });
    for (const oldest of [...this.known.keys()].slice(0, -mostKnown)) this.known.delete(oldest);
    return release;
  }

  private async readAnew(file: string): Promise<Release> {
    const release = await Release.read(file);
    if (release.length > longList && release.length < tooLongList) {
      clearTimeout(this.rest);
      this.rest = startTimer(giveMemoryBack, workDoneMs).unref();
    }
    return release;
  }
}
