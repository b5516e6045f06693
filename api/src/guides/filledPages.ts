import { siteRoutes, splitLanguage } from "@estudio/contract";
import type { Middleware } from "koa";
import type { Deps } from "../deps";
import { builtPage } from "../noScriptForms/builtPage";
import { fillToken } from "../noScriptForms/fillForm";
import { linkFor } from "./links";

const { guideConfirm, guideDownload, guideEnded } = siteRoutes;

/**
 * Serve the pages that links in a guide's mails lead to, with the link's token filled in. An expired or incomplete
 * link gets the page that says so.
 * A GET changes nothing, because mail scanners follow links, too.
 */
export function fillGuidePages({ releases, db }: Deps): Middleware {
  return async (ctx, next) => {
    const { lang, path } = splitLanguage(ctx.path);
    const known = path === guideConfirm.path || path === guideDownload.path;
    const token = new URLSearchParams(ctx.search).get("t") ?? "";
    if (!known || !["GET", "HEAD"].includes(ctx.method)) return next();
    const isConfirmation = path === guideConfirm.path;
    const lead = await linkFor(db, isConfirmation ? "confirm" : "file", token);
    const page = await builtPage(releases, lead ? path : guideEnded.path, lang);
    if (!page) return next();
    ctx.status = lead ? 200 : 410;
    ctx.set("Cache-Control", "no-store");
    ctx.set("Referrer-Policy", "no-referrer");
    // The token has matched a stored link, so it needs no escaping.
    if (lead && isConfirmation) fillToken(page.root, token);
    else if (lead) page.root.querySelector("[data-file]")?.setAttribute("href", `/api/guide-files/${token}`);
    page.send(ctx);
  };
}
