import { siteRoutes, splitLanguage } from "@estudio/contract";
import type { Middleware } from "koa";
import type { Deps } from "../deps";
import { filesOf } from "../door/form";
import { builtPage } from "../plainForms/builtPage";
import { filledForm } from "../plainForms/filledForm";
import { languageOf, refusedForm } from "../plainForms/refusedForm";

/** The pages that carry the form, by their Spanish paths. */
const { home, business, construction, residential, contact } = siteRoutes;
const formPages: string[] = [home, business, construction, residential, contact].map(({ path }) => path);
const required = ["name", "email", "projectType", "message"];

/**
 * A refused form of a page without scripts is answered with that very page, in its language: as it was filled in, what is
 * wrong beside its fields. What another site sent is none of it: nobody may fill in our pages for our visitors.
 */
export function answerForms({ releases }: Deps): Middleware {
  return async (ctx, next) => {
    await next();
    if (ctx.status < 400 || ctx.status === 403 || ctx.method !== "POST" || !ctx.is("urlencoded", "multipart")) return;
    if (ctx.path !== "/api/contact") return;
    const form = refusedForm(ctx, required);
    const page = await builtPage(releases, pageOf(form.values), languageOf(ctx));
    // A page that a browser is given anew has no files: they have to be chosen again.
    const files = filesOf(ctx).length > 0 ? ["files"] : [];
    page?.send(ctx, filledForm(page.html, { ...form, wrong: [...form.wrong, ...files] }));
  };
}

function pageOf({ page = "" }: Record<string, string>): string {
  const { path } = splitLanguage(page);
  return formPages.includes(path) ? path : contact.path;
}
