import { errorAnswer, type Language, languages, splitLanguage } from "@estudio/contract";
import type { Context } from "koa";
import type { SentForm } from "./fillForm";

const sentTexts = (ctx: Context): Record<string, string> =>
  Object.fromEntries(
    Object.entries(ctx.state.form ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );

/** Return the language of the page that sent a form: by its field, then by the referrer, then by the browser. */
export function languageOf(ctx: Context): Language {
  const from = ctx.get("Referer");
  const page = URL.canParse(from) ? splitLanguage(new URL(from).pathname).lang : undefined;
  const asked = sentTexts(ctx).lang ?? page ?? ctx.acceptsLanguages(...languages);
  return languages.find((one) => one === asked) ?? "es";
}

/** Whether the failure is temporary, so that the same form may be sent again later. */
export const mayTryAgain = ({ status }: Context) => status === 429 || status >= 500;

/**
 * Describe a refused form for the page that shows it again.
 * @param required fields that always have an error message in the page, even when they were not sent
 * @returns values, wrong fields, and a message for the whole form when no shown field is wrong
 */
export function refusedForm(ctx: Context, required: string[]): SentForm {
  const values = sentTexts(ctx);
  const wrong = ctx.status === 422 ? Object.keys(errorAnswer.safeParse(ctx.body).data?.errors ?? {}) : [];
  const isShown = wrong.some((field) => field in values || required.includes(field));
  return { values, wrong, state: ctx.status === 429 ? "tooMany" : isShown ? undefined : "failed" };
}
