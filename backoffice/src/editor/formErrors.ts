import type { FieldErrors } from "react-hook-form";
import { nameOfPlace } from "../words/places";

export type Problem = { /** The input's. */ name: string; field: string; text: string };

/**
 * @param nameOf what the field of an input's name is called
 * @returns every message of a form, with the name of its field: also of those in a language not on screen.
 */
export function problemsOf(
  errors: FieldErrors,
  nameOf: (place: string) => string = nameOfPlace,
  path: string[] = [],
): Problem[] {
  return Object.entries(errors).flatMap(([name, error]): Problem[] => {
    if (!error || name === "root" || name === "ref") return [];
    const place = [...path, name];
    if (typeof error.message !== "string") return problemsOf(error as FieldErrors, nameOf, place);
    return [{ name: place.join("."), field: nameOf(place.join(".")), text: plainText(error.message) }];
  });
}

/** react-admin wraps messages that have variables. */
const plainText = (message: string) => message.replace(/^@@react-admin@@"?|"$/g, "");
