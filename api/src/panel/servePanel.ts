import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "@estudio/database";
import { send } from "@koa/send";
import type { Middleware } from "koa";
import type { Deps } from "../deps";
import { notFound, Refusal } from "../errors";

const built = join(root, "backoffice/dist");

/** The back office: its files, and its one page for every other address under /admin. */
export function servePanel({ storage }: Pick<Deps, "storage">, dist = built): Middleware {
  const media = storage.origin ? ` ${storage.origin}` : "";
  const policy = `default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'${media}; frame-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'`;
  return async (ctx, next) => {
    if (ctx.path !== "/admin" && !ctx.path.startsWith("/admin/")) return next();
    if (ctx.method !== "GET" && ctx.method !== "HEAD")
      throw new Refusal("method", "Esta dirección no admite ese método", { allow: "GET, HEAD" });
    if (!existsSync(join(dist, "index.html")))
      throw new Refusal("unavailable", "El panel se está preparando", { retryAfter: 5 });
    const file = ctx.path.slice("/admin".length);
    ctx.set("Content-Security-Policy", policy);
    // The build leaves compressed twins beside its files; `send` takes the one the browser accepts.
    ctx.vary("Accept-Encoding");
    if (/^\/assets\/[^/]+\.\w+$/.test(file))
      await send(ctx, file, { root: dist, immutable: true, maxAge: 31_536_000_000 });
    else if (/^\/assets(\/|$)|%(2f|5c|00)|\\|\.\./i.test(file)) throw notFound("Esta dirección no existe");
    else if (/^\/[^/]+\.\w+$/.test(file) && existsSync(join(dist, file))) await send(ctx, file, { root: dist });
    else {
      ctx.set("Cache-Control", "no-cache");
      await send(ctx, "/index.html", { root: dist });
    }
  };
}
