import type { AuditKind } from "@estudio/contract";
import { nowIso } from "@estudio/contract";
import type { Knex } from "knex";
import { AuditModel } from "../models/users";

/** Who acts: a user, a program (a name without id) or a stranger (neither). */
export type Doer = { id: number; name: string } | { id?: undefined; name: string };
export const stranger: Doer = { name: "" };
export const program: Doer = { name: "Programa" };

/**
 * Write an audit entry, if possible in the transaction of the action.
 * @param what the object in words; never the name of an enquiry's or a lead's sender
 */
export async function writeAudit(db: Knex, kind: AuditKind, { id, name }: Doer, what = ""): Promise<void> {
  const createdAt = nowIso();
  await AuditModel.query(db).insert({ kind, personId: id ?? null, person: name, what: what.slice(0, 300), createdAt });
}
