import type { FieldErrors } from "react-hook-form";
import { labelOfPath } from "../words/fieldLabels";

export type Problem = { /** Name of the input. */ name: string; field: string; text: string };

/**
 * Flatten the errors of a form, with the label of each field.
 * @param nameOf returns the label for an input's name
 */
export function problemsOf(
  errors: FieldErrors,
  nameOf: (place: string) => string = labelOfPath,
  path: string[] = [],
): Problem[] {
  return Object.entries(errors).flatMap(([name, error]): Problem[] => {
    if (!error || name === "root" || name === "ref") return [];
    const place = [...path, name];
    if (typeof error.message !== "string") return problemsOf(error as FieldErrors, nameOf, place);
    return [{ name: place.join("."), field: nameOf(place.join(".")), text: plainText(error.message) }];
  });
}

/** react-admin wraps messages with interpolated values in this prefix. */
const plainText = (message: string) => message.replace(/^@@react-admin@@"?|"$/g, "");
