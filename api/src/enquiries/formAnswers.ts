import {
  type ErrorAnswer,
  type Language,
  languages,
  localizedPath,
  siteRoutes,
  splitLanguage,
} from "@estudio/contract";
import type { Context, Middleware } from "koa";
import type { Deps } from "../deps";
import { filesOf } from "../door/form";
import { filledForm } from "./filledForm";

/** The pages that carry the form, by their Spanish paths. */
const { home, business, construction, residential, contact } = siteRoutes;
const formPages: string[] = [home, business, construction, residential, contact].map(({ path }) => path);

/**
 * A refused form of a page without scripts is answered with that very page, in its language: as it was filled in, what is
 * wrong beside its fields. What another site sent is none of it: nobody may fill in our pages for our visitors.
 */
export function answerForms({ releases }: Deps): Middleware {
  return async (ctx, next) => {
    await next();
    if (ctx.status < 400 || ctx.status === 403 || ctx.method !== "POST" || !ctx.is("urlencoded", "multipart")) return;
    const release = ctx.path === "/api/contact" ? await releases.current() : undefined;
    if (!release) return;
    const values = textsOf(ctx.state.form);
    const page = await releases.read(release, fileOf(values, languageOf(ctx)));
    if (page === undefined) return;
    const wrong = ctx.status === 422 ? Object.keys((ctx.body as ErrorAnswer).errors ?? {}) : [];
    // A page that a browser is given anew has no files: they have to be chosen again.
    const files = filesOf(ctx).length > 0 ? ["files"] : [];
    ctx.body = filledForm(page, { values, wrong: [...wrong, ...files], state: stateOf(ctx, wrong, values) });
    ctx.type = "html";
    ctx.set("Content-Security-Policy", release.head.contentSecurityPolicy);
  };
}

export const textsOf = (sent: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sent ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );

/** @returns the language of the page a form was sent from, as it says or the browser does; where neither does, the browser's own */
export function languageOf(ctx: Context): Language {
  const from = ctx.get("Referer");
  const page = URL.canParse(from) ? splitLanguage(new URL(from).pathname).lang : undefined;
  const asked = textsOf(ctx.state.form).lang ?? page ?? ctx.acceptsLanguages(...languages);
  return languages.find((one) => one === asked) ?? "es";
}

function fileOf({ page = "" }: Record<string, string>, lang: Language): string {
  const { path } = splitLanguage(page);
  const address = localizedPath(formPages.includes(path) ? path : contact.path, lang);
  return `${address === "/" ? "" : address}/index.html`;
}

/** It was not the form's fault: the same may be sent again later. */
export const mayTryAgain = ({ status }: Context) => status === 429 || status >= 500;

/** What the form itself says when no field is to blame. */
export function stateOf(
  ctx: Context,
  wrong: string[],
  values: Record<string, string>,
  required = ["name", "email", "projectType", "message"],
): string | undefined {
  if (ctx.status === 429) return "tooMany";
  return ctx.status === 422 && wrong.some((field) => field in values || required.includes(field))
    ? undefined
    : "failed";
}
