import { z } from "zod";
import { languages } from "./paths";

export * from "./paths";

/** Spanish is the base: its texts live in the records themselves, the others in `translations`. */
export const language = z.enum(languages);

/**
 * The translations of a record: for each other language, any of the translatable fields.
 * @param fields a zod object of the translatable fields, all optional
 */
export function translationsOf<T extends z.ZodObject>(fields: T) {
  return z.strictObject({ ca: fields.optional(), en: fields.optional() });
}
