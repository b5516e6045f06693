import { answerNames, keysOf, localizedPath, siteRoutes } from "@estudio/contract";
import type { Context, Middleware } from "koa";
import type { Deps } from "../deps";
import { builtPage } from "../noScriptForms/builtPage";
import { fillForm, fillToken } from "../noScriptForms/fillForm";
import { languageOf, mayTryAgain, refusedForm } from "../noScriptForms/refusedForm";
import { fillCalculator } from "./fillCalculator";
import { currentPrices } from "./prices";

const required = ["name", "email"];
const [request, withdrawal] = ["/api/leads", "/api/leads/withdrawal"];

/**
 * Answer a refused form of the calculator with its page, showing the result, the values and the errors. A withdrawal
 * that failed temporarily can be sent again.
 */
export function answerLeadForms({ releases, db }: Deps): Middleware {
  return async (ctx, next) => {
    await next();
    if (ctx.status < 400 || ctx.status === 403 || !ctx.is("urlencoded")) return;
    if (ctx.path !== request && ctx.path !== withdrawal) return;
    const isWithdrawal = ctx.path === withdrawal;
    if (isWithdrawal && !mayTryAgain(ctx)) return redirectToWithdrawn(ctx);
    const form = refusedForm(ctx, required);
    const lang = languageOf(ctx);
    const page = await builtPage(releases, siteRoutes[isWithdrawal ? "withdrawal" : "calculator"].path, lang);
    if (!page) return;
    if (isWithdrawal) fillToken(page.root, form.values.token ?? "");
    else {
      const prices = await currentPrices(db).catch(() => undefined);
      fillCalculator(page.root, calculatorQuery(form.values), prices, lang);
    }
    fillForm(page.root, form, ctx.path);
    page.send(ctx);
  };
}

/** Return the form's answers as a query of the calculator. */
const calculatorQuery = (values: Record<string, string>) =>
  new URLSearchParams(keysOf(answerNames).map((name): [string, string] => [answerNames[name], values[name] ?? ""]));

/** Redirect an incomplete link to the page after a withdrawal, which also says what to do otherwise. */
function redirectToWithdrawn(ctx: Context): void {
  ctx.redirect(localizedPath(siteRoutes.withdrawn.path, languageOf(ctx)));
  ctx.status = 303;
}
