import { z } from "zod";
import { keysOf } from "../enquiries/options";
import { id, moment } from "../rules/fields";
import { auditKinds } from "./auditKinds";

/**
 * One thing that somebody did. `person`: the name, of the time where that person is gone, empty for a stranger; `what`: what it was done to. Of an
 * enquiry or a lead that is only its number, so that a person who was deleted is not named here.
 */
export const auditEntry = z.object({
  id,
  kind: z.enum(keysOf(auditKinds)),
  personId: id.nullable(),
  person: z.string(),
  what: z.string(),
  createdAt: moment,
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** Somebody of whom something is written down. */
export const auditPerson = z.object({ id, name: z.string() });
