import { existsSync, readlinkSync, statSync } from "node:fs";
import { open, readdir, readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { etagOfBlob, type ReleaseManifest, releaseManifestFile } from "@estudio/contract";
import type { Context } from "koa";
import { LRUCache } from "lru-cache";
import { readRelease } from "./release";

/** `releases/<name>/` are complete releases; `current` is a symbolic link to the served one. */
export const siteDir = (dataDir: string) => join(dataDir, "site");
export const releasesDir = (dataDir: string) => join(siteDir(dataDir), "releases");
export const currentLink = (dataDir: string) => join(siteDir(dataDir), "current");

/** Return the names of the releases on disk, which can be served again. */
export async function keptReleases(dataDir: string): Promise<Set<string>> {
  const names = await readdir(releasesDir(dataDir)).catch(() => []);
  return new Set(names.filter((name) => !name.startsWith(".")));
}

const immutable = "public, max-age=31536000, immutable";

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

/** Files with a hash in their name never change. */
const isHashed = (file: string) => /-[0-9a-f]{8,}\.\w+$|[-.][0-9a-f]{20}\.(js|css)$|^\/static\//.test(file);

/** Files up to this size are kept in memory, up to this total: the compressed pages of a studio are a few megabytes. */
const [maxKeptFile, maxKeptBytes] = [256 * 1024, 16 * 1024 * 1024];

/** Releases on disk, with cached manifests. A manifest is read again only when its file changes. */
export class Releases {
  /** Few, because a manifest may have megabytes. */
  private readonly known = new LRUCache<string, { mark: string; release: ReleaseManifest }>({ max: 3 });
  /** Small files that were sent, by their hash. */
  private readonly kept = new LRUCache<string, Buffer>({
    maxSize: maxKeptBytes,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });

  constructor(private readonly dataDir: string) {}

  /** Return the served release; undefined when missing or unreadable. */
  async current(): Promise<ReleaseManifest | undefined> {
    try {
      return await this.find(basename(readlinkSync(currentLink(this.dataDir))));
    } catch {
      return undefined;
    }
  }

  /** Find a hashed file in an older release: tabs opened before a publication still request it. */
  async older(file: string): Promise<ReleaseManifest | undefined> {
    if (!isHashed(file)) return undefined;
    for (const name of await keptReleases(this.dataDir)) {
      if (!existsSync(join(releasesDir(this.dataDir), name, file))) continue;
      const release = await this.find(name).catch(() => undefined);
      if (release?.files[file]) return release;
    }
    return undefined;
  }

  async read(release: ReleaseManifest, file: string): Promise<string | undefined> {
    return release.files[file] ? readFile(join(releasesDir(this.dataDir), release.name, file), "utf8") : undefined;
  }

  /** @param status 404 for a fallback page, which gets no ETag */
  async send(ctx: Context, release: ReleaseManifest, file: string, status: 200 | 404 = 200): Promise<void> {
    const found = release.files[file];
    if (!found) return;
    ctx.status = status;
    ctx.type = types[extname(file)] ?? extname(file);
    ctx.set("Cache-Control", isHashed(file) ? immutable : "no-cache");
    ctx.set("Vary", "Accept-Encoding");
    // Weak, because all encodings share it.
    if (status === 200) ctx.etag = `W/${etagOfBlob(found.blob)}`;
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
    const copy = (["br", "gz"] as const).find((one) => found[one] && ctx.acceptsEncodings(encodings[one]));
    const { blob, bytes } = (copy && found[copy]) || found;
    const path = join(releasesDir(this.dataDir), release.name, copy ? `${file}.${copy}` : file);
    // Before the headers of an encoding are set: a lost file throws.
    const body = bytes <= maxKeptFile ? await this.smallFile(blob, path) : await openStream(path);
    if (copy) ctx.set("Content-Encoding", encodings[copy]);
    ctx.body = body;
    ctx.length = bytes;
  }

  private async smallFile(blob: string, path: string): Promise<Buffer> {
    const known = this.kept.get(blob);
    if (known) return known;
    const body = await readFile(path);
    this.kept.set(blob, body);
    return body;
  }

  private async find(name: string): Promise<ReleaseManifest> {
    const file = join(releasesDir(this.dataDir), name, releaseManifestFile);
    const known = this.known.get(name);
    const now = statSync(file, { throwIfNoEntry: false });
    const mark = now ? `${now.ino} ${now.mtimeMs}` : known?.mark;
    const release = known && known.mark === mark ? known.release : await readRelease(file);
    this.known.set(name, { mark: mark ?? "", release });
    return release;
  }
}

/** An open file stays readable when its release is deleted. */
async function openStream(path: string) {
  const handle = await open(path);
  return handle.createReadStream();
}
