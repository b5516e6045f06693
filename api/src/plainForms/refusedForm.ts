import { errorAnswer, type Language, languages, splitLanguage } from "@estudio/contract";
import type { Context } from "koa";
import type { SentForm } from "./filledForm";

/** What a page without scripts sent, by field. */
const sentTexts = (ctx: Context): Record<string, string> =>
  Object.fromEntries(
    Object.entries(ctx.state.form ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );

/** @returns the language of the page a form was sent from, as it says or the browser does; where neither does, the browser's own */
export function languageOf(ctx: Context): Language {
  const from = ctx.get("Referer");
  const page = URL.canParse(from) ? splitLanguage(new URL(from).pathname).lang : undefined;
  const asked = sentTexts(ctx).lang ?? page ?? ctx.acceptsLanguages(...languages);
  return languages.find((one) => one === asked) ?? "es";
}

/** It was not the form's fault: the same may be sent again later. */
export const mayTryAgain = ({ status }: Context) => status === 429 || status >= 500;

/**
 * @param required fields without which it would have been refused, whether or not they were sent
 * @returns what was sent, the fields that were refused, and what the form itself says when none of them is to blame
 */
export function refusedForm(ctx: Context, required: string[]): SentForm {
  const values = sentTexts(ctx);
  const wrong = ctx.status === 422 ? Object.keys(errorAnswer.safeParse(ctx.body).data?.errors ?? {}) : [];
  const isShown = wrong.some((field) => field in values || required.includes(field));
  return { values, wrong, state: ctx.status === 429 ? "tooMany" : isShown ? undefined : "failed" };
}
