import type { Middleware } from "koa";
import type { Deps } from "../deps";
import { notFound } from "../errors";

const original = /^\/media\/([0-9a-f]{32})\.jpg$/;
const variant = /^\/media\/([0-9a-f]{32})\/(\d{1,4})\.(avif|webp|jpg)$/;
const share = /^\/media\/([0-9a-f]{32})\/(share-\d{1,3}-\d{1,3})\.(jpg)$/;
const types: Record<string, string> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };
const forever = "public, max-age=31536000, immutable";

/** Serve pictures. A size that is not ready yet is answered with the full JPEG, uncached. */
export function servePictures({ storage }: Deps): Middleware {
  return async (ctx, next) => {
    if (!ctx.path.startsWith("/media/") || (ctx.method !== "GET" && ctx.method !== "HEAD")) return next();
    const [, hash, name, format = "jpg"] =
      variant.exec(ctx.path) ?? share.exec(ctx.path) ?? original.exec(ctx.path) ?? [];
    if (!hash) throw notFound("Esta imagen no existe");
    const wanted = name ? await storage.open(`${hash}/${name}.${format}`) : undefined;
    const found = wanted ?? (await storage.open(`${hash}.jpg`));
    if (!found) throw notFound("Esta imagen no existe");
    ctx.type = (wanted && types[format]) || "image/jpeg";
    ctx.length = found.length;
    ctx.set("Cache-Control", wanted || !name ? forever : "no-cache");
    // Browsers show a picture opened in its own tab with inline styles.
    ctx.set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
    ctx.body = found.stream;
    // Weak, because processes may encode the same size with different bytes.
    ctx.etag = `W/"${hash}${wanted ? `-${name}-${format}` : ""}"`;
    if (ctx.fresh) ctx.status = 304;
  };
}
