import { answerNames, errorAnswer, keysOf, languages, localizedPath, siteRoutes } from "@estudio/contract";
import { htmlFile } from "@estudio/contract/site/pages";
import type { Context, Middleware } from "koa";
import type { Deps } from "../deps";
import { filledForm } from "../enquiries/filledForm";
import { stateOf, textsOf } from "../enquiries/formAnswers";
import { filledCalculator } from "./filledCalculator";
import { currentPrices } from "./prices";

const required = ["name", "email"];

/** A refused form of the calculator's page is answered with that page: its result, what was written, and what is wrong. */
export function answerLeadForms({ releases, db }: Deps): Middleware {
  return async (ctx, next) => {
    await next();
    if (ctx.status === 422 && ctx.path === "/api/leads/withdrawal" && ctx.is("urlencoded")) return toWithdrawn(ctx);
    if (ctx.status < 400 || ctx.status === 403 || ctx.path !== "/api/leads" || !ctx.is("urlencoded")) return;
    const release = await releases.current();
    const values = textsOf(ctx.state.form);
    const lang = languages.find((one) => one === values.lang) ?? "es";
    const page = release && (await releases.read(release, htmlFile(localizedPath(siteRoutes.calculator.path, lang))));
    if (!release || page === undefined) return;
    const asked = new URLSearchParams(
      keysOf(answerNames).map((name): [string, string] => [answerNames[name], values[name] ?? ""]),
    );
    const { html } = filledCalculator(page, asked, await currentPrices(db), lang);
    const wrong = ctx.status === 422 ? errorsOf(ctx.body) : [];
    ctx.body = filledForm(html, { values, wrong, state: stateOf(ctx, wrong, values, required) }, "/api/leads");
    ctx.type = "html";
    ctx.set("Content-Security-Policy", release.head.contentSecurityPolicy);
  };
}

/** A link that came incomplete: the page says what holds for whole links, and what to do otherwise. */
function toWithdrawn(ctx: Context): void {
  const { lang } = textsOf(ctx.state.form);
  ctx.redirect(localizedPath(siteRoutes.withdrawn.path, languages.find((one) => one === lang) ?? "es"));
  ctx.status = 303;
}

/** @returns the fields that were refused */
export const errorsOf = (body: unknown) => Object.keys(errorAnswer.safeParse(body).data?.errors ?? {});
