import { guidePath, localizedPath, siteRoutes, slugify } from "@estudio/contract";
import { htmlFile } from "@estudio/contract/site/sitePage";
import type { Middleware } from "koa";
import type { Deps } from "../deps";
import { filledForm, withToken } from "../enquiries/filledForm";
import { languageOf, mayTryAgain, stateOf, textsOf } from "../enquiries/formAnswers";
import { errorsOf } from "../leads/formAnswers";

const [request, confirmation] = ["/api/guide-requests", "/api/guide-requests/confirmation"];

/**
 * What a page without scripts sent and was refused is answered with a page: the form again, or that the link has ended. So is
 * a browser that opens the link to a PDF after its end. A link that could not be used just now has not ended.
 */
export function answerGuideForms({ releases }: Deps): Middleware {
  return async (ctx, next) => {
    await next();
    const posted = (ctx.path === request || ctx.path === confirmation) && ctx.is("urlencoded");
    const opened = ctx.path.startsWith("/api/guide-files/") && ctx.accepts("json", "html") === "html";
    if (!(posted || opened) || ctx.status < 400 || ctx.status === 403) return;
    const values = textsOf(ctx.state.form);
    const again = ctx.path === confirmation && mayTryAgain(ctx);
    const notice = again ? siteRoutes.guideConfirm.path : siteRoutes.guideEnded.path;
    const path = ctx.path === request ? guidePath(slugify(values.guide ?? "")) : notice;
    const release = await releases.current();
    const page = release && (await releases.read(release, htmlFile(localizedPath(path, languageOf(ctx)))));
    if (!release || page === undefined) return;
    const wrong = ctx.status === 422 ? errorsOf(ctx.body) : [];
    const sent = { values, wrong, state: stateOf(ctx, wrong, values, ["email"]) };
    ctx.body = again
      ? filledForm(withToken(page, values.token ?? ""), sent, confirmation)
      : filledForm(page, sent, request);
    ctx.type = "html";
    ctx.set("Content-Security-Policy", release.head.contentSecurityPolicy);
  };
}
