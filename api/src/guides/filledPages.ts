import { localizedPath, siteRoutes, splitLanguage } from "@estudio/contract";
import { htmlFile } from "@estudio/contract/site/sitePage";
import type { Middleware } from "koa";
import type { Deps } from "../deps";
import { attribute, withAttributes, withToken } from "../enquiries/filledForm";
import { linkFor } from "./links";

const { guideConfirm, guideDownload, guideEnded } = siteRoutes;

/**
 * The pages that the links of a guide's mails lead to, with what their address carries; once the link has ended, or when
 * it came without what it carries, they say so.
 * To look at one changes nothing: programs that read mails follow links as well.
 */
export function fillGuidePages({ releases, db }: Deps): Middleware {
  return async (ctx, next) => {
    const { lang, path } = splitLanguage(ctx.path);
    const known = path === guideConfirm.path || path === guideDownload.path;
    const token = new URLSearchParams(ctx.search).get("t") ?? "";
    if (!known || !["GET", "HEAD"].includes(ctx.method)) return next();
    const release = await releases.current();
    const asks = path === guideConfirm.path;
    const holds = await linkFor(db, asks ? "confirm" : "file", token);
    const shown = localizedPath(holds ? path : guideEnded.path, lang);
    const html = release && (await releases.read(release, htmlFile(shown)).catch(() => undefined));
    if (!release || html === undefined) return next();
    ctx.status = holds ? 200 : 410;
    ctx.type = "text/html; charset=utf-8";
    ctx.set("Cache-Control", "no-store");
    ctx.set("Referrer-Policy", "no-referrer");
    ctx.set("Content-Security-Policy", release.head.contentSecurityPolicy);
    ctx.body = holds ? (asks ? withToken : withFile)(html, token) : html;
  };
}

/** The link to the file, where the page has one (`data-file`). The token is one of ours: nothing in it needs escaping. */
const withFile = (html: string, token: string) =>
  html.replace(/<a\b[^>]*>/g, (tag) =>
    attribute(tag, "data-file") === undefined
      ? tag
      : withAttributes(tag.replace(/\shref="[^"]*"/, ""), ` href="/api/guide-files/${token}"`),
  );
