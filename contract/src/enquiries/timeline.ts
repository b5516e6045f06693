import { z } from "zod";
import { exactText, id, moment, requiredLongText, requiredText } from "../rules/fields";
import { keysOf } from "../rules/keys";
import { messages } from "../rules/messages";
import { enquiryStates, timelineKinds } from "./options";

/**
 * An event in an enquiry's history. `state` and `text` depend on the kind.
 * - `person`: who did it; the name used then, if the account is gone.
 * - `mailId`: the mail of an answer.
 */
export const timelineEntry = z.object({
  id,
  contactId: id,
  kind: z.enum(keysOf(timelineKinds)),
  state: z.enum(keysOf(enquiryStates)).nullable(),
  text: z.string(),
  person: z.string(),
  mailId: id.nullable(),
  createdAt: moment,
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

export const remarkInput = z.strictObject({ kind: z.enum(["note", "call"]), text: requiredLongText(5000) });

/** `key`: an idempotency key made by the form, so that a repeated request sends the answer once. */
export const answerInput = z.strictObject({
  subject: requiredText(200),
  text: requiredLongText(10_000),
  key: exactText(36).regex(/^[\w-]{8,36}$/, messages.invalid),
});
export type AnswerInput = z.infer<typeof answerInput>;

/** What the answer form needs: whether this site can send mail, and the colleagues' names. */
export const answering = z.object({ canMail: z.boolean(), colleagues: z.array(z.object({ id, name: z.string() })) });
export type Answering = z.infer<typeof answering>;
