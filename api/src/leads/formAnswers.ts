import { answerNames, errorAnswer, keysOf, localizedPath, siteRoutes } from "@estudio/contract";
import { htmlFile } from "@estudio/contract/site/sitePage";
import type { Context, Middleware } from "koa";
import type { Deps } from "../deps";
import { filledForm, withToken } from "../enquiries/filledForm";
import { languageOf, mayTryAgain, stateOf, textsOf } from "../enquiries/formAnswers";
import { filledCalculator } from "./filledCalculator";
import { currentPrices } from "./prices";

const required = ["name", "email"];
const [request, withdrawal] = ["/api/leads", "/api/leads/withdrawal"];

/**
 * A refused form of the calculator's page is answered with that page: its result, what was written, and what is wrong. Who
 * could not be forgotten just now is asked again.
 */
export function answerLeadForms({ releases, db }: Deps): Middleware {
  return async (ctx, next) => {
    await next();
    if (ctx.status < 400 || ctx.status === 403 || !ctx.is("urlencoded")) return;
    if (ctx.path !== request && ctx.path !== withdrawal) return;
    const withdraws = ctx.path === withdrawal;
    if (withdraws && !mayTryAgain(ctx)) return toWithdrawn(ctx);
    const release = await releases.current();
    const values = textsOf(ctx.state.form);
    const lang = languageOf(ctx);
    const { path } = siteRoutes[withdraws ? "withdrawal" : "calculator"];
    const page = release && (await releases.read(release, htmlFile(localizedPath(path, lang))));
    if (!release || page === undefined) return;
    const html = withdraws
      ? withToken(page, values.token ?? "")
      : filledCalculator(page, askedIn(values), await currentPrices(db).catch(() => undefined), lang).html;
    const wrong = ctx.status === 422 ? errorsOf(ctx.body) : [];
    ctx.body = filledForm(html, { values, wrong, state: stateOf(ctx, wrong, values, required) }, ctx.path);
    ctx.type = "html";
    ctx.set("Content-Security-Policy", release.head.contentSecurityPolicy);
  };
}

/** The answers that came with the form, as an address has them. */
const askedIn = (values: Record<string, string>) =>
  new URLSearchParams(keysOf(answerNames).map((name): [string, string] => [answerNames[name], values[name] ?? ""]));

/** A link that came incomplete: the page says what holds for whole links, and what to do otherwise. */
function toWithdrawn(ctx: Context): void {
  ctx.redirect(localizedPath(siteRoutes.withdrawn.path, languageOf(ctx)));
  ctx.status = 303;
}

/** @returns the fields that were refused */
export const errorsOf = (body: unknown) => Object.keys(errorAnswer.safeParse(body).data?.errors ?? {});
