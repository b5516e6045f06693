import type { CopyableResource } from "@estudio/contract";
import type { Knex } from "knex";
import { WorkingCopyModel } from "../models/history";
import { copyRecord, versionsOf } from "./versions";

/**
 * Find the working copy of a record.
 * @param id the record's id
 */
export const findCopy = (db: Knex, resource: CopyableResource, id: number) =>
  WorkingCopyModel.query(db).findOne({ resource, recordId: id });

/**
 * Return the highest version number of the record's working copies; 0 before the first.
 * @param record its id in the API
 */
export async function lastCopyVersion(db: Knex, resource: CopyableResource, record: number | string): Promise<number> {
  const last = await versionsOf(db, resource, copyRecord(record)).select("version").orderBy("version", "desc").first();
  return last?.version ?? 0;
}

/** The record of a working copy, and the record's version from which it began. */
type Of = Pick<WorkingCopyModel, "resource" | "recordId" | "base">;
type Next = Pick<WorkingCopyModel, "written" | "publishAt" | "updatedAt" | "updatedBy" | "version">;

/**
 * Insert or update a working copy.
 * @param kept the existing copy, if any
 */
export async function storeCopy(trx: Knex.Transaction, of: Of, next: Next, kept?: WorkingCopyModel): Promise<void> {
  const row = { ...next, problem: "" };
  if (kept) await WorkingCopyModel.query(trx).findById(kept.id).patch(row);
  else await WorkingCopyModel.query(trx).insert({ ...of, createdAt: next.updatedAt, ...row });
}

/** Delete the working copy together with its record. Return it for the trash. */
export async function takeCopy(
  trx: Knex.Transaction,
  resource: CopyableResource,
  id: number,
): Promise<WorkingCopyModel | undefined> {
  const copy = await findCopy(trx, resource, id).forUpdate();
  if (copy) await WorkingCopyModel.query(trx).deleteById(copy.id);
  return copy;
}

/** Restore a working copy that `takeCopy` returned. */
export async function putCopyBack(trx: Knex.Transaction, copy: unknown): Promise<void> {
  if (typeof copy !== "object" || copy === null) return;
  const { id: _, ...row } = WorkingCopyModel.fromJson(copy);
  await WorkingCopyModel.query(trx).insert(row);
}
