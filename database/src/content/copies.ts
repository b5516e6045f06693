import type { CopiedResource } from "@estudio/contract";
import type { Knex } from "knex";
import { WorkingCopyModel } from "../models";
import { copyRecord, versionsOf } from "./versions";

/** The working copy of a record, if there is one. @param id the record's */
export const findCopy = (db: Knex, resource: CopiedResource, id: number) =>
  WorkingCopyModel.query(db).findOne({ resource, recordId: id });

/** @returns the number of the last version of any working copy that this record has had; 0 before the first */
export async function lastCopyVersion(db: Knex, resource: CopiedResource, id: number): Promise<number> {
  const last = await versionsOf(db, resource, copyRecord(id)).select("version").orderBy("version", "desc").first();
  return last?.version ?? 0;
}

/** Takes the working copy away, with its record. @returns what it was, for the trash */
export async function takeCopy(
  trx: Knex.Transaction,
  resource: CopiedResource,
  id: number,
): Promise<WorkingCopyModel | undefined> {
  const copy = await findCopy(trx, resource, id).forUpdate();
  if (copy) await WorkingCopyModel.query(trx).deleteById(copy.id);
  return copy;
}

/** Puts back what `takeCopy` gave, if it gave anything. */
export async function putCopyBack(trx: Knex.Transaction, copy: unknown): Promise<void> {
  if (typeof copy !== "object" || copy === null) return;
  const { id: _, ...row } = WorkingCopyModel.fromJson(copy);
  await WorkingCopyModel.query(trx).insert(row);
}
