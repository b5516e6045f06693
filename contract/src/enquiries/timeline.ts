import { z } from "zod";
import { exactText, id, moment, requiredLongText, requiredText } from "../rules/fields";
import { messages } from "../rules/messages";
import { enquiryStates, keysOf, timelineKinds } from "./options";

/**
 * What happened with an enquiry. `person`: who did it, by the name of that day where that person is gone; `state` and `text` say what, each where the
 * kind has one; `mailId`: the mail that an answer went as.
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

/** What people write down themselves. */
export const remarkInput = z.strictObject({ kind: z.enum(["note", "call"]), text: requiredLongText(5000) });

/** `key`: made by the form, one for each answer, so that the same one sent again (a lost line, two clicks) goes once. */
export const answerInput = z.strictObject({
  subject: requiredText(200),
  text: requiredLongText(10_000),
  key: exactText(36).regex(/^[\w-]{8,36}$/, messages.invalid),
});
export type AnswerInput = z.infer<typeof answerInput>;

/** What answering needs to know: whether this site can send mail, and who there is (of a colleague, the name alone). */
export const answering = z.object({ canMail: z.boolean(), colleagues: z.array(z.object({ id, name: z.string() })) });
export type Answering = z.infer<typeof answering>;
