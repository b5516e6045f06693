import { z } from "zod";
import { id, moment } from "../rules/fields";
import { keysOf } from "../rules/keys";
import { auditKinds } from "./auditKinds";

/**
 * An entry of the audit log. `person`: name of the user, as of then if the account is gone; empty for strangers.
 * `what`: the object. Enquiries and leads appear only by id, so that deleted people are not named here.
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

/** Somebody with entries in the audit log. */
export const auditPerson = z.object({ id, name: z.string() });
