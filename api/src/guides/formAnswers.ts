import { guidePath, siteRoutes, slugify } from "@estudio/contract";
import type { Middleware } from "koa";
import type { Deps } from "../deps";
import { builtPage } from "../noScriptForms/builtPage";
import { fillForm, fillToken } from "../noScriptForms/fillForm";
import { languageOf, mayTryAgain, refusedForm } from "../noScriptForms/refusedForm";

const [request, confirmation] = ["/api/guide-requests", "/api/guide-requests/confirmation"];

/**
 * Answer a refused no-script form with its page, or with the page of an expired link. A browser that opens an expired
 * PDF link gets the latter, too. After a temporary failure the form can be sent again.
 */
export function answerGuideForms({ releases }: Deps): Middleware {
  return async (ctx, next) => {
    await next();
    const posted = (ctx.path === request || ctx.path === confirmation) && ctx.is("urlencoded");
    const opened = ctx.path.startsWith("/api/guide-files/") && ctx.accepts("json", "html") === "html";
    if (!(posted || opened) || ctx.status < 400 || ctx.status === 403) return;
    const form = refusedForm(ctx, ["email"]);
    const canRetry = ctx.path === confirmation && mayTryAgain(ctx);
    const notice = canRetry ? siteRoutes.guideConfirm.path : siteRoutes.guideEnded.path;
    const path = ctx.path === request ? guidePath(slugify(form.values.guide ?? "")) : notice;
    const page = await builtPage(releases, path, languageOf(ctx));
    if (!page) return;
    if (canRetry) fillToken(page.root, form.values.token ?? "");
    fillForm(page.root, form, canRetry ? confirmation : request);
    page.send(ctx);
  };
}
