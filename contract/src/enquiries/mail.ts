import { z } from "zod";
import { id, moment } from "../rules/fields";
import { keysOf, mailKinds, mailStates } from "./options";

/** One mail of the outbox as the panel reads it. `dueAt`: not before then, while it waits; `error`: why it did not go, in words. */
export const mail = z.object({
  id,
  /** What it is about: an enquiry or a lead. */
  contactId: id.nullable(),
  leadId: id.nullable(),
  kind: z.enum(keysOf(mailKinds)),
  state: z.enum(keysOf(mailStates)),
  attempts: z.int(),
  dueAt: moment,
  error: z.string(),
  createdAt: moment,
  sentAt: moment.nullable(),
});
export type Mail = z.infer<typeof mail>;
