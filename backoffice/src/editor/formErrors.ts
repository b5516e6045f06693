import { type Language, languageNames, languages } from "@estudio/contract/paths";
import type { FieldErrors } from "react-hook-form";
import { nameOfPlace } from "../words/places";

export type Problem = { /** The input's. */ name: string; field: string; text: string };

/** @returns every message of a form, with the name of its field: also of those in a language not on screen. */
export function problemsOf(errors: FieldErrors, path: string[] = []): Problem[] {
  return Object.entries(errors).flatMap(([name, error]): Problem[] => {
    if (!error || name === "root" || name === "ref") return [];
    const place = [...path, name];
    if (typeof error.message !== "string") return problemsOf(error as FieldErrors, place);
    return [{ name: place.join("."), field: nameOf(place), text: plainText(error.message) }];
  });
}

const isLanguage = (name: string): name is Language => (languages as readonly string[]).includes(name);

/**
 * `translations.ca.title` -> `Título (Català)`; `items.0.ca.title` -> `Elemento 1: Título (Català)`; `rates.fees.low` ->
 * `Honorarios: desde`.
 */
function nameOf(path: string[]): string {
  const [first = "", second = "", ...rest] = path;
  if (first === "items" && /^\d+$/.test(second)) return `Elemento ${Number(second) + 1}: ${nameOf(rest)}`;
  if (first === "rates") return nameOfPlace(path.join("."));
  if (first === "translations") return nameOf([second, ...rest]);
  return isLanguage(first) && second ? `${nameOfPlace(second)} (${languageNames[first]})` : nameOfPlace(first);
}

/** react-admin wraps messages that have variables. */
const plainText = (message: string) => message.replace(/^@@react-admin@@"?|"$/g, "");
