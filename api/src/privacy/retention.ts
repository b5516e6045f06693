import {
  addMonths,
  announcedDays,
  currentTime,
  dayMs,
  promisedMonths,
  type Retention,
  studioDay,
  studioMoment,
} from "@estudio/contract";
import {
  ContactModel,
  deleteContacts,
  eraseFromDisk,
  eraseLead,
  eraseTrashedContacts,
  LeadModel,
  MailModel,
  program,
  SettingsModel,
  TimelineModel,
  TrashedContactModel,
  transaction,
  writeAudit,
} from "@estudio/database";
import type { Knex } from "knex";
import type { Model, QueryBuilder } from "objection";
import type { Deps } from "../deps";
import { sweepAttachments } from "../enquiries/attachments/attachments";

const batchSize = 50;

/**
 * Select enquiries without any message, note or call since that moment. Won enquiries are excluded: the law requires
 * keeping them.
 */
export function quietSince<M extends Model, R>(query: QueryBuilder<M, R>, before: string): QueryBuilder<M, R> {
  const answered = MailModel.query().select("contactId").where({ kind: "answer" }).where("createdAt", ">=", before);
  const remarked = TimelineModel.query()
    .select("contactId")
    .whereIn("kind", ["note", "call"])
    .where("createdAt", ">=", before);
  query
    .where("contacts.createdAt", "<", before)
    .whereNot("contacts.state", "won")
    .whereNotIn("contacts.id", answered.whereNotNull("contactId"))
    .whereNotIn("contacts.id", remarked.whereNotNull("contactId"));
  return query;
}

/** Count the enquiries that will be erased soon, or would be due if the studio had set no period. */
export async function retentionOf(db: Knex, now = currentTime()): Promise<Omit<Retention, "trashHours">> {
  const { keepContactsMonths: months } = await SettingsModel.query(db).findById(1).throwIfNotFound();
  const cutoff = addMonths(now, -(months || promisedMonths)).getTime() + (months ? announcedDays * dayMs : 0);
  const before = studioDay(cutoff);
  const count = await quietSince(ContactModel.query(db), studioMoment(before).toISOString()).resultSize();
  return { byItself: months > 0, before, count };
}

/** Erase what has exceeded its retention period, in batches. Each enquiry disappears in one transaction. */
export async function eraseDue(deps: Pick<Deps, "db" | "storage" | "log">, now: Date): Promise<void> {
  const { db, log } = deps;
  const settings = await SettingsModel.query(db).findById(1);
  if (!settings) return;
  const { keepContactsMonths, keepLeadsMonths, keepDoubtfulDays } = settings;
  const robotsBefore = keepDoubtfulDays && new Date(now.getTime() - keepDoubtfulDays * dayMs).toISOString();
  let contacts = await eraseTrashed(db, (trx) =>
    TrashedContactModel.query(trx).where("until", "<=", now.toISOString()),
  );
  let leads = 0;
  if (keepContactsMonths) {
    const before = addMonths(now, -keepContactsMonths).toISOString();
    contacts += await eraseContacts(db, (trx) => quietSince(ContactModel.query(trx), before));
    contacts += await eraseTrashed(db, (trx) => trashedQuietSince(trx, before));
  }
  if (robotsBefore) {
    contacts += await eraseContacts(db, (trx) =>
      ContactModel.query(trx).where({ doubtful: true }).where("createdAt", "<", robotsBefore),
    );
    contacts += await eraseTrashed(db, (trx) =>
      TrashedContactModel.query(trx).where({ doubtful: true }).where("createdAt", "<", robotsBefore),
    );
    leads += await eraseLeads(db, (trx) =>
      LeadModel.query(trx).where({ doubtful: true }).where("createdAt", "<", robotsBefore),
    );
  }
  if (keepLeadsMonths) {
    const before = addMonths(now, -keepLeadsMonths).toISOString();
    leads += await eraseLeads(db, (trx) => LeadModel.query(trx).where("createdAt", "<", before));
  }
  if (contacts > 0) await sweepAttachments(deps, now);
  if (contacts + leads === 0) return;
  if (!(await eraseFromDisk(db))) log.warn("erased rows are still in the write-ahead log");
  log.info({ contacts, leads }, "erased expired enquiries and leads");
  await writeAudit(db, "deleted", program, `Por su plazo: consultas ${contacts}, interesados ${leads}`);
}

type Due<M extends Model> = (trx: Knex.Transaction) => QueryBuilder<M, M[]>;

/** Select and erase under one lock, so that an enquiry that is answered or won meanwhile is not erased. */
function eraseContacts(db: Knex, due: Due<ContactModel>): Promise<number> {
  return inBatches(() =>
    transaction(db, async (trx) => {
      const rows = await due(trx).select("contacts.id").limit(batchSize).forUpdate();
      if (rows.length > 0)
        await deleteContacts(
          trx,
          rows.map(({ id }) => id),
        );
      return rows.length;
    }),
  );
}

/** Trashed enquiries keep their own period; the trash does not extend it. */
const trashedQuietSince = (trx: Knex.Transaction, before: string) =>
  TrashedContactModel.query(trx)
    .where("createdAt", "<", before)
    .whereNot("state", "won")
    .where((either) => {
      either.whereNull("lastWordAt").orWhere("lastWordAt", "<", before);
    });

function eraseTrashed(db: Knex, due: Due<TrashedContactModel>): Promise<number> {
  return inBatches(() =>
    transaction(db, async (trx) => {
      const rows = await due(trx).select("id").limit(batchSize).forUpdate();
      return await eraseTrashedContacts(
        trx,
        rows.map(({ id }) => id),
      );
    }),
  );
}

/** Leads that became enquiries are skipped: they count as leads again once the enquiry is gone. */
function eraseLeads(db: Knex, due: Due<LeadModel>): Promise<number> {
  return inBatches(() =>
    transaction(db, async (trx) => {
      const rows = await due(trx).select("id").whereNull("contactId").limit(batchSize).forUpdate();
      for (const { id } of rows) await eraseLead(trx, id);
      return rows.length;
    }),
  );
}

/** Repeat until nothing is left. Return the total. */
async function inBatches(batch: () => Promise<number>): Promise<number> {
  let all = 0;
  for (;;) {
    const done = await batch();
    if (done === 0) return all;
    all += done;
  }
}
