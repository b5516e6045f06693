import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "@estudio/database";
import { send } from "@koa/send";
import type { Middleware } from "koa";
import type { Deps } from "../deps";
import { notFound, Refusal } from "../errors";

const built = join(root, "backoffice/dist");
/** Placeholder in the page for the nonce of its own style sheets. */
const noncePlaceholder = "__NONCE__";

/** Serve the back office: its files, and its single page for every other path under /admin. */
export function servePanel({ storage }: Pick<Deps, "storage">, dist = built): Middleware {
  const media = storage.origin ? ` ${storage.origin}` : "";
  const policy = (styles: string) =>
    `default-src 'none'; script-src 'self'; style-src ${styles}; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'${media}; frame-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'`;
  return async (ctx, next) => {
    if (ctx.path !== "/admin" && !ctx.path.startsWith("/admin/")) return next();
    if (ctx.method !== "GET" && ctx.method !== "HEAD")
      throw new Refusal("method", "Esta dirección no admite ese método", { allow: "GET, HEAD" });
    if (!existsSync(join(dist, "index.html")))
      throw new Refusal("unavailable", "El panel se está preparando", { retryAfter: 5 });
    const file = ctx.path.slice("/admin".length);
    if (file === "/index.html") {
      ctx.redirect(`/admin${ctx.search}`);
      ctx.status = 301;
      return;
    }
    ctx.set("Content-Security-Policy", policy("'self'"));
    // The build writes precompressed files; `send` picks the encoding the browser accepts.
    ctx.vary("Accept-Encoding");
    if (/^\/assets\/[^/]+\.\w+$/.test(file))
      await send(ctx, file, { root: dist, immutable: true, maxAge: 31_536_000_000 });
    else if (/^\/assets(\/|$)|%(2f|5c|00)|\\|\.\./i.test(file)) throw notFound("Esta dirección no existe");
    else if (/^\/[^/]+\.\w+$/.test(file) && existsSync(join(dist, file))) await send(ctx, file, { root: dist });
    else {
      const nonce = randomBytes(16).toString("base64url");
      ctx.set("Content-Security-Policy", policy(`'self' 'nonce-${nonce}'`));
      ctx.set("Cache-Control", "no-cache");
      ctx.type = "text/html; charset=utf-8";
      ctx.body = (await readFile(join(dist, "index.html"), "utf8")).replace(noncePlaceholder, nonce);
    }
  };
}
