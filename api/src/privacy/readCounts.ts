import { nowIso } from "@estudio/contract";
import { PersonReadModel, transaction, UserModel, writeAudit } from "@estudio/database";
import type { Knex } from "knex";
import type { Deps } from "../deps";

/** More distinct people than an hour's work requires. */
const maxUnnoticed = 100;
const windowMs = 60 * 60 * 1000;
/** Marks that the audit entry has been written. No record has this id. */
const auditedMarker = 0;

const lists = { contacts: "Consultas", leads: "Interesados" } as const;
type List = keyof typeof lists;

/**
 * Count the distinct enquiries or leads that a user reads, over all sessions and processes. More than `maxUnnoticed` in
 * an hour are recorded once in the audit log. Runs in the background.
 */
export function countReads(
  { db, log }: Pick<Deps, "db" | "log">,
  user: UserModel,
  list: List,
  rows: { id: number }[],
): void {
  const ids = rows.map(({ id }) => id);
  count(db, user, list, ids).catch((err) => log.warn({ err, list }, "could not count reads"));
}

async function count(db: Knex, user: UserModel, listName: List, ids: number[]): Promise<void> {
  const own = { userId: user.id, listName };
  const recent = async (from: Knex) => {
    const rows = await PersonReadModel.query(from).where(own).where("at", ">=", nowIso(-windowMs)).select("recordId");
    return new Set(rows.map(({ recordId }) => recordId));
  };
  const hasNewReads = (known: Set<number>) => !known.has(auditedMarker) && ids.some((id) => !known.has(id));
  if (!hasNewReads(await recent(db))) return;
  await transaction(db, async (trx) => {
    // The lock serializes simultaneous reads of the same user, so that their counts add up.
    if (!(await UserModel.query(trx).findById(user.id).forUpdate())) return;
    const known = await recent(trx);
    if (!hasNewReads(known)) return;
    await PersonReadModel.query(trx).delete().where(own).where("at", "<", nowIso(-windowMs));
    const fresh = [...new Set(ids)].filter((id) => !known.has(id));
    const isTooMany = known.size + fresh.length > maxUnnoticed;
    const at = nowIso();
    for (const recordId of isTooMany ? [...fresh, auditedMarker] : fresh)
      await PersonReadModel.query(trx).insert({ ...own, recordId, at });
    if (isTooMany) await writeAudit(trx, "readMany", user, `${lists[listName]}: más de ${maxUnnoticed} en una hora`);
  });
}

/** Delete reads older than the window. */
export const forgetReads = (db: Knex, now: Date) =>
  PersonReadModel.query(db)
    .delete()
    .where("at", "<", new Date(now.getTime() - windowMs).toISOString());
