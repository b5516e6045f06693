import { siteRoutes, splitLanguage } from "@estudio/contract";
import type { Middleware } from "koa";
import type { Deps } from "../deps";
import { filesOf } from "../http/bodies/form";
import { builtPage } from "../noScriptForms/builtPage";
import { fillForm } from "../noScriptForms/fillForm";
import { languageOf, refusedForm } from "../noScriptForms/refusedForm";

/** The Spanish paths of the pages with the form. */
const { home, business, construction, residential, contact } = siteRoutes;
const formPages: string[] = [home, business, construction, residential, contact].map(({ path }) => path);
const required = ["name", "email", "projectType", "message"];

/**
 * Answer a refused no-script form with its page, in its language, with the values and errors. Requests from other
 * sites (403) get no page, because nobody may fill in our pages for our visitors.
 */
export function answerForms({ releases }: Deps): Middleware {
  return async (ctx, next) => {
    await next();
    if (ctx.status < 400 || ctx.status === 403 || ctx.method !== "POST" || !ctx.is("urlencoded", "multipart")) return;
    if (ctx.path !== "/api/contact") return;
    const form = refusedForm(ctx, required);
    const page = await builtPage(releases, pageOf(form.values), languageOf(ctx));
    // Browsers clear file inputs on a new page, so the files must be chosen again.
    const files = filesOf(ctx).length > 0 ? ["files"] : [];
    if (!page) return;
    fillForm(page.root, { ...form, wrong: [...form.wrong, ...files] });
    page.send(ctx);
  };
}

function pageOf({ page = "" }: Record<string, string>): string {
  const { path } = splitLanguage(page);
  return formPages.includes(path) ? path : contact.path;
}
