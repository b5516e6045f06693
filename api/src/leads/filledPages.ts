import { siteRoutes, splitLanguage, withdrawalInput } from "@estudio/contract";
import type { Middleware } from "koa";
import type { Deps } from "../deps";
import { builtPage } from "../noScriptForms/builtPage";
import { withAttributes, withoutHidden, withToken } from "../noScriptForms/filledForm";
import { type Filled, filledCalculator } from "./filledCalculator";
import { currentPrices } from "./prices";

/**
 * Serve pages that depend on their query without scripts: the calculator's result, and the link that withdraws a
 * lead. A GET changes nothing.
 */
export function fillPages({ releases, db }: Deps): Middleware {
  return async (ctx, next) => {
    const { lang, path } = splitLanguage(ctx.path);
    const isWithdrawal = path === siteRoutes.withdrawal.path;
    const isCalculator = path === siteRoutes.calculator.path && ctx.search !== "";
    if (!(isWithdrawal || isCalculator) || !["GET", "HEAD"].includes(ctx.method)) return next();
    const page = await builtPage(releases, path, lang);
    if (!page) return next();
    const query = new URLSearchParams(ctx.search);
    const filled: Filled = isWithdrawal
      ? { html: withWithdrawalToken(page.html, query.get("t") ?? ""), wrong: false }
      : filledCalculator(page.html, query, await currentPrices(db), lang);
    ctx.status = filled.wrong ? 422 : 200;
    // The address contains the token, so the page must not be cached or sent as a referrer.
    ctx.set("Cache-Control", isWithdrawal ? "no-store" : "no-cache");
    if (isWithdrawal) ctx.set("Referrer-Policy", "no-referrer");
    page.send(ctx, filled.html);
  };
}

/** Fill in the token of the link. With an incomplete one, show the message and disable the button. */
const withWithdrawalToken = (html: string, token: string) =>
  withdrawalInput.safeParse({ token }).success
    ? withToken(html, token)
    : html
        .replace(/<p\b[^>]*\sdata-lost\b[^>]*>/, withoutHidden)
        .replace(/<button\b[^>]*\sdata-asks\b[^>]*>/, (tag) => withAttributes(tag, ' disabled=""'));
