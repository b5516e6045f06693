import { type Language, languageNames, languages } from "@estudio/contract/paths";
import type { FieldErrors } from "react-hook-form";
import { labelOf } from "./labels";

type Problem = { field: string; text: string };

/** @returns every message of a form, with the name of its field: also of those in a language not on screen. */
export function problemsOf(errors: FieldErrors, path: string[] = []): Problem[] {
  return Object.entries(errors).flatMap(([name, error]): Problem[] => {
    if (!error || name === "root" || name === "ref") return [];
    if (typeof error.message === "string") return [{ field: nameOf([...path, name]), text: plainText(error.message) }];
    return problemsOf(error as FieldErrors, [...path, name]);
  });
}

/** `translations.ca.title` -> `Título (Català)`. */
function nameOf(path: string[]): string {
  const [first = "", lang = "", field = ""] = path;
  const known = first === "translations" && (languages as readonly string[]).includes(lang);
  return known ? `${labelOf(field)} (${languageNames[lang as Language]})` : labelOf(first);
}

/** react-admin wraps messages that have variables. */
const plainText = (message: string) => message.replace(/^@@react-admin@@"?|"$/g, "");
