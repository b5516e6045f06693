import { z } from "zod";
import { languages } from "./paths";

export * from "./paths";

export const language = z.enum(languages);

/**
 * Return the schema of a record's translations. Records store Spanish in their own fields, and the other languages in
 * `translations`.
 * @param fields the translatable fields, all optional
 */
export function translationsOf<T extends z.ZodObject>(fields: T) {
  return z.strictObject({ ca: fields.optional(), en: fields.optional() });
}
