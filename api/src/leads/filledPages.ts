import { siteRoutes, splitLanguage, withdrawalInput } from "@estudio/contract";
import type { Middleware } from "koa";
import type { HTMLElement } from "node-html-parser";
import type { Deps } from "../deps";
import { builtPage } from "../noScriptForms/builtPage";
import { fillToken } from "../noScriptForms/fillForm";
import { fillCalculator } from "./fillCalculator";
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
    if (isWithdrawal) fillWithdrawal(page.root, query.get("t") ?? "");
    const isRight = isWithdrawal || fillCalculator(page.root, query, await currentPrices(db), lang);
    ctx.status = isRight ? 200 : 422;
    // The address contains the token, so the page must not be cached or sent as a referrer.
    ctx.set("Cache-Control", isWithdrawal ? "no-store" : "no-cache");
    if (isWithdrawal) ctx.set("Referrer-Policy", "no-referrer");
    page.send(ctx);
  };
}

/** Fill in the token of the link. With an incomplete one, show the message and disable the button. */
function fillWithdrawal(page: HTMLElement, token: string): void {
  if (withdrawalInput.safeParse({ token }).success) fillToken(page, token);
  else {
    page.querySelector("[data-lost]")?.removeAttribute("hidden");
    page.querySelector("[data-asks]")?.setAttribute("disabled", "");
  }
}
