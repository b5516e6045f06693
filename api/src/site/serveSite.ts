import { createHash } from "node:crypto";
import {
  type Language,
  localizedPath,
  type ReleaseManifest,
  shells,
  splitLanguage,
  trimEndChars,
} from "@estudio/contract";
import { htmlFile } from "@estudio/contract/site/sitePage";
import type { Context, Middleware } from "koa";
import type { Deps } from "../deps";
import { factsOf, Refusal } from "../errors";
import { LiveAddresses } from "./liveAddresses";
import type { Releases } from "./releases";

const recordPath = /^\/(proyecto|blog|guias)\/([^/]+)$/;
const recordDataPath = /^\/page-data(?:\/(ca|en))?\/(proyecto|blog|guias)\/([^/]+)\/page-data\.json$/;
type Kind = keyof typeof shells;
const kinds: Record<string, Kind> = { proyecto: "project", blog: "post", guias: "guide" };

/**
 * Serve the public site from the current release, resolved for each request so that switching is atomic. Withdrawn
 * content answers 404 at once, content newer than the release gets a shell, old addresses redirect.
 */
export function serveSite(deps: Deps): Middleware {
  const { releases } = deps;
  const live = new LiveAddresses(deps.db, deps.state);
  return async (ctx, next) => {
    if (ctx.path === "/api" || ctx.path.startsWith("/api/")) return next();
    if (ctx.method !== "GET" && ctx.method !== "HEAD")
      throw new Refusal("method", "Esta dirección no admite ese método", { allow: "GET, HEAD" });
    const moved = canonicalPath(ctx.path);
    if (moved !== undefined) return redirect(ctx, moved);
    const release = await releases.current();
    if (!release) return sendWaitingPage(ctx);
    try {
      await answer(ctx, release, releases, live);
      if (isMissed(ctx)) deps.missed.note(decodePath(ctx.path) ?? "");
    } catch (error) {
      // A file of the release is lost: the builder will make a new release.
      if (factsOf(error).code !== "ENOENT") throw error;
      return sendWaitingPage(ctx);
    }
    // Only documents need this long policy; other files keep the strictest one.
    if (ctx.response.is("html")) ctx.set("Content-Security-Policy", release.contentSecurityPolicy);
  };
}

/** Whether a person missed a page, as opposed to a picture or a program's request. */
const isMissed = ({ status, method, path, headers }: Context): boolean =>
  status === 404 && method === "GET" && (headers.accept ?? "").includes("text/html") && !path.startsWith("/404");

/**
 * Return the canonical path for doubled or trailing slashes, `/es` and `/Admin`; undefined if the path is canonical.
 */
function canonicalPath(path: string): string | undefined {
  const single = path.replace(/[/\\]{2,}/g, "/").replace(/^\/admin(?=\/|$)/i, "/admin");
  const unprefixed = single.replace(/^\/es(?=\/|$)/, "") || "/";
  const plainPath = unprefixed.length > 1 ? trimEndChars(unprefixed, "/") || "/" : unprefixed;
  return plainPath === path ? undefined : plainPath;
}

function redirect(ctx: Context, path: string): void {
  // The query comes before the fragment.
  const [, page = path, place = ""] = /^([^#]*)(#.*)?$/.exec(path) ?? [];
  ctx.redirect(page + ctx.search + place);
  ctx.status = 301;
  // Browsers cache a 301 forever, which would loop when an address gets its former slug back.
  ctx.set("Cache-Control", "no-cache");
}

const waitingStyle =
  "body{font:1.1rem/1.6 Georgia,serif;max-width:34rem;margin:20vh auto;padding:0 1.5rem;background:#FBF8F3;color:#1F1B16}h1{font-weight:400}";
const waitingStyleHash = createHash("sha256").update(waitingStyle).digest("base64");

function sendWaitingPage(ctx: Context): void {
  ctx.status = 503;
  // These headers belong to the page whose file is lost.
  for (const header of ["ETag", "Content-Encoding", "Vary"]) ctx.remove(header);
  ctx.set("Cache-Control", "no-store");
  ctx.set("Retry-After", "10");
  ctx.type = "html";
  ctx.set("Content-Security-Policy", `default-src 'none'; style-src 'sha256-${waitingStyleHash}'`);
  ctx.body = `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5"><title>Preparando la web</title><style>${waitingStyle}</style><body><h1>Estamos preparando la web</h1><p>Las páginas se están generando por primera vez. Vuelve a intentarlo dentro de un momento: esta página se recarga sola.</p></body></html>`;
}

async function answer(ctx: Context, release: ReleaseManifest, releases: Releases, live: LiveAddresses): Promise<void> {
  const path = decodePath(ctx.path);
  if (path === undefined) return send404(ctx, release, releases, splitLanguage(ctx.path).lang);
  const isBuilt = (page: string) => release.files[htmlFile(page)] !== undefined;
  const moved = (await live.movedTo(path, isBuilt)) ?? (await findLowerCasePath(path, release, live));
  if (moved) return redirect(ctx, moved);
  const { lang, path: bare } = splitLanguage(path);
  if (ctx.path.endsWith(pageFile) && !isPrivate(bare) && release.files[path])
    return redirect(ctx, ctx.path.slice(0, -pageFile.length) || "/");
  const [, section = "", slug] = recordPath.exec(bare) ?? [];
  const kind = kinds[section];
  if (kind && slug) return sendContent(ctx, release, releases, live, { lang, kind, slug, path });
  const [, , dataSection = "", dataSlug = ""] = recordDataPath.exec(path) ?? [];
  const dataKind = kinds[dataSection];
  if (dataKind && !(await live.has(dataKind, dataSlug, true))) return send404(ctx, release, releases, lang);
  const file = [`${path === "/" ? "" : path}/index.html`, path].find((one) => release.files[one]);
  if (file && !isPrivate(bare) && !path.endsWith(pageFile)) return releases.send(ctx, release, file);
  const older = await releases.older(path);
  if (older) return releases.send(ctx, older, path);
  return send404(ctx, release, releases, lang);
}

/** Return the lower-case path if it has a page. */
async function findLowerCasePath(
  path: string,
  release: ReleaseManifest,
  live: LiveAddresses,
): Promise<string | undefined> {
  const lower = path.toLowerCase();
  if (lower === path || release.files[path]) return undefined;
  const moved = await live.movedTo(lower, (page) => release.files[htmlFile(page)] !== undefined);
  if (moved) return moved;
  const { path: bare } = splitLanguage(lower);
  if (isPrivate(bare) || lower.endsWith(pageFile)) return undefined;
  const isBuilt = release.files[htmlFile(lower)] !== undefined;
  const [, section = "", slug = ""] = recordPath.exec(bare) ?? [];
  const kind = kinds[section];
  return (kind ? await live.has(kind, slug, isBuilt) : isBuilt) ? lower : undefined;
}

/** The file of a page, which is not an address of its own. */
const pageFile = "/index.html";

/** Shells and fallback pages have no address of their own. */
const isPrivate = (path: string) =>
  path.startsWith("/_/") || /^\/404(\.html|\/index\.html)?$/.test(path) || path.startsWith("/.");

type ContentRequest = { lang: Language; kind: Kind; slug: string; path: string };

async function sendContent(
  ctx: Context,
  release: ReleaseManifest,
  releases: Releases,
  live: LiveAddresses,
  request: ContentRequest,
): Promise<void> {
  const file = `${request.path}/index.html`;
  const built = release.files[file] !== undefined;
  if (await live.has(request.kind, request.slug, built))
    return built ? releases.send(ctx, release, file) : sendShell(ctx, release, releases, request, live.shell);
  return sendShell(ctx, release, releases, request, "missing");
}

/** Send the shell of a content type: "missing" as built, "fresh" for content newer than the release. */
async function sendShell(
  ctx: Context,
  release: ReleaseManifest,
  releases: Releases,
  { kind, lang }: ContentRequest,
  state: "fresh" | "missing",
): Promise<void> {
  const file = `${localizedPath(shells[kind].file, lang)}/index.html`;
  if (!release.files[file]) return send404(ctx, release, releases, lang);
  if (state === "missing") return releases.send(ctx, release, file, 404);
  ctx.status = 200;
  // The page shows only that it is loading; search engines should wait for the built page.
  ctx.set("X-Robots-Tag", "noindex");
  ctx.type = "text/html; charset=utf-8";
  ctx.set("Cache-Control", "no-cache");
  ctx.body = markFresh((await releases.read(release, file)) ?? "");
}

/** Mark the shell as fresh and replace the "not found" title by the loading title from `data-fresh`. */
function markFresh(html: string): string {
  const marked = html.replace('data-shell="missing"', 'data-shell="fresh"');
  const [, fresh, missing] = /<title[^>]* data-fresh="([^"]*)"[^>]*>([^<]+)</.exec(html) ?? [];
  return fresh && missing ? marked.replaceAll(missing, () => fresh) : marked;
}

async function send404(ctx: Context, release: ReleaseManifest, releases: Releases, lang: Language): Promise<void> {
  const file = [`/${lang}/404/index.html`, "/404.html"].find((one) => release.files[one]);
  if (file) return releases.send(ctx, release, file, 404);
  ctx.status = 404;
  ctx.type = "text/html; charset=utf-8";
  ctx.set("Cache-Control", "no-cache");
  ctx.body = "404 Page Not Found";
}

/** Decode the path; undefined if it is malformed, has an encoded slash or could leave the folder. */
function decodePath(path: string): string | undefined {
  if (/%2f/i.test(path)) return undefined;
  try {
    const text = decodeURIComponent(path);
    return text.includes("\0") || text.includes("/..") || text.includes("\\") ? undefined : text;
  } catch {
    return undefined;
  }
}
