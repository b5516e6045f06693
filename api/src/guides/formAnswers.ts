import { guidePath, languages, localizedPath, siteRoutes, slugify } from "@estudio/contract";
import { htmlFile } from "@estudio/contract/site/pages";
import type { Middleware } from "koa";
import type { Deps } from "../deps";
import { filledForm } from "../enquiries/filledForm";
import { stateOf, textsOf } from "../enquiries/formAnswers";
import { errorsOf } from "../leads/formAnswers";

const [request, confirmation] = ["/api/guide-requests", "/api/guide-requests/confirmation"];

/**
 * What a page without scripts sent and was refused is answered with a page: the form again, or that the link has ended. So is
 * a browser that opens the link to a PDF after its end.
 */
export function answerGuideForms({ releases }: Deps): Middleware {
  return async (ctx, next) => {
    await next();
    const sent = (ctx.path === request || ctx.path === confirmation) && ctx.is("urlencoded");
    const opened = ctx.path.startsWith("/api/guide-files/") && ctx.accepts("json", "html") === "html";
    if (!(sent || opened) || ctx.status < 400 || ctx.status === 403) return;
    const values = textsOf(ctx.state.form);
    const lang = languages.find((one) => one === (values.lang ?? ctx.acceptsLanguages(...languages))) ?? "es";
    const path = ctx.path === request ? guidePath(slugify(values.guide ?? "")) : siteRoutes.guideEnded.path;
    const release = await releases.current();
    const page = release && (await releases.read(release, htmlFile(localizedPath(path, lang))));
    if (!release || page === undefined) return;
    const wrong = ctx.status === 422 ? errorsOf(ctx.body) : [];
    ctx.body = filledForm(page, { values, wrong, state: stateOf(ctx, wrong, values, ["email"]) }, request);
    ctx.type = "html";
    ctx.set("Content-Security-Policy", release.head.contentSecurityPolicy);
  };
}
