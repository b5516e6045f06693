import { z } from "zod";
import { id, longText, moment, requiredLongText, requiredText, text } from "../../rules/fields";
import { keysOf } from "../../rules/keys";
import { messages } from "../../rules/messages";
import { templateFields, unknownFieldIn } from "./fillTemplate";

const stored = z.object({ subject: z.string(), text: z.string() }).partial();
/** Refuses unknown placeholders: the visitor would read them as typed. */
const filledIn = (schema: z.ZodString) =>
  schema.superRefine((value, check) => {
    const field = unknownFieldIn(value);
    if (field) check.addIssue({ code: "custom", message: messages.templateField(field, keysOf(templateFields)) });
  });

const translated = z.strictObject({ subject: filledIn(text(200)), text: filledIn(longText(10_000)) }).partial();
/** A reply template in three languages; `name` is for the panel only. Placeholders: `templateFields`. */
export const templateInput = z.strictObject({
  name: requiredText(100),
  /** If empty, the answer keeps the subject of the acknowledgement. */
  subject: filledIn(text(200)),
  text: filledIn(requiredLongText(10_000)),
  translations: z.strictObject({ ca: translated, en: translated }).partial(),
});
export const template = z.object({
  id,
  name: z.string(),
  subject: z.string(),
  text: z.string(),
  translations: z.object({ ca: stored, en: stored }).partial(),
  createdAt: moment,
  updatedAt: moment,
  version: z.int(),
});
export type Template = z.infer<typeof template>;
