import { z } from "zod";
import { id, moment } from "../../rules/fields";
import { keysOf } from "../../rules/keys";
import { mailKinds, mailStates } from "../options";

/** A mail of the outbox as the panel reads it. `dueAt`: next attempt while it waits; `error`: why it failed, in words. */
export const mail = z.object({
  id,
  /** The enquiry or lead it is about. */
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
