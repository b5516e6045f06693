import { z } from "zod";
import { id, longText, moment, requiredLongText, requiredText, text } from "../rules/fields";
import { messages } from "../rules/messages";
import { templateFields, unknownFieldIn } from "./fillTemplate";
import { keysOf } from "./options";

const stored = z.object({ subject: z.string(), text: z.string() }).partial();
/** What nothing stands for would reach the visitor as it was typed. */
const filledIn = (schema: z.ZodString) =>
  schema.superRefine((value, check) => {
    const field = unknownFieldIn(value);
    if (field) check.addIssue({ code: "custom", message: messages.templateField(field, keysOf(templateFields)) });
  });

const translated = z.strictObject({ subject: filledIn(text(200)), text: filledIn(longText(10_000)) }).partial();
/** A text to answer with, in three languages; `name` is for the panel only. In it, `{nombre}` and the like stand for `templateFields`. */
export const templateInput = z.strictObject({
  name: requiredText(100),
  /** Empty: the answer stays under the subject of the acknowledgement. */
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
