import { dayMs, nowIso, type TrashableResource, trashDays } from "@estudio/contract";
import type { Knex } from "knex";
import { TrashModel } from "../models/history";
import type { Doer } from "../people/writeAudit";
import { copyRecord, versionsOf } from "./versions";

type Deleted = {
  resource: TrashableResource;
  row: { id: number };
  title: string;
  /** Former slugs that redirect to it. */
  redirects?: string[];
  /** Its working copy, which is restored with it. */
  workingCopy?: object | undefined;
  who: Doer;
};

/** Copy a record to the trash, in the transaction that deletes it. Its versions stay. */
export async function putInTrash(trx: Knex.Transaction, deleted: Deleted): Promise<void> {
  const { resource, row, title, redirects = [], workingCopy, who } = deleted;
  await TrashModel.query(trx).insert({
    ...{ resource, recordId: row.id, title, redirects, record: { ...row, ...(workingCopy && { workingCopy }) } },
    deletedBy: who.name,
    deletedById: who.id ?? null,
    deletedAt: nowIso(),
    until: nowIso(trashDays * dayMs),
  });
}

/** Delete these permanently, with their versions. Return the number. */
export async function emptyTrash(
  trx: Knex.Transaction,
  rows: Pick<TrashModel, "id" | "resource" | "recordId">[],
): Promise<number> {
  let removed = 0;
  for (const { id, resource, recordId } of rows) {
    // A record restored meanwhile keeps its versions.
    if ((await TrashModel.query(trx).deleteById(id)) === 0) continue;
    await versionsOf(trx, resource, recordId).delete();
    await versionsOf(trx, resource, copyRecord(recordId)).delete();
    removed += 1;
  }
  return removed;
}
