import type { CopiedResource } from "@estudio/contract";
import type { Knex } from "knex";
import { WorkingCopyModel } from "../models";
import { copyRecord, versionsOf } from "./versions";

/** The working copy of a record, if there is one. @param id the record's */
export const findCopy = (db: Knex, resource: CopiedResource, id: number) =>
  WorkingCopyModel.query(db).findOne({ resource, recordId: id });

/** @returns the number of the last version of any working copy that this record has had; 0 before the first @param record its id in the API */
export async function lastCopyVersion(db: Knex, resource: CopiedResource, record: number | string): Promise<number> {
  const last = await versionsOf(db, resource, copyRecord(record)).select("version").orderBy("version", "desc").first();
  return last?.version ?? 0;
}

/** Of which record a working copy is, and from which version of it it began. */
type Of = Pick<WorkingCopyModel, "resource" | "recordId" | "base">;
type Next = Pick<WorkingCopyModel, "written" | "publishAt" | "updatedAt" | "updatedBy" | "version">;

/** Stores what a working copy holds from now on. @param kept what there was, if there was one */
export async function storeCopy(trx: Knex.Transaction, of: Of, next: Next, kept?: WorkingCopyModel): Promise<void> {
  const row = { ...next, problem: "" };
  if (kept) await WorkingCopyModel.query(trx).findById(kept.id).patch(row);
  else await WorkingCopyModel.query(trx).insert({ ...of, createdAt: next.updatedAt, ...row });
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
