import type { AuditKind } from "@estudio/contract";
import { nowIso } from "@estudio/contract";
import type { Knex } from "knex";
import { AuditModel } from "../models";

/** Who did it; a program of ours has a name and no id, a stranger neither. */
export type Doer = { id: number; name: string } | { id?: undefined; name: string };
export const stranger: Doer = { name: "" };
export const program: Doer = { name: "Programa" };

/**
 * Writes down that somebody did something: in the transaction of what was done, where there is one.
 * @param what what it was done to, in words; never an enquiry's or a lead's name
 */
export async function writeAudit(db: Knex, kind: AuditKind, { id, name }: Doer, what = ""): Promise<void> {
  const createdAt = nowIso();
  await AuditModel.query(db).insert({ kind, personId: id ?? null, person: name, what: what.slice(0, 300), createdAt });
}
