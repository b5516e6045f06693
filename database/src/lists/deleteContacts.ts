import type { Knex } from "knex";
import { AttachmentModel, ContactModel, LeadModel, MailModel, TimelineModel } from "../models";

/** Whose files are to be taken away at once. */
const longAgo = "1970-01-01T00:00:00.000Z";

/**
 * Takes enquiries away with all that belongs to them: mails, timeline, and the rows of their files, which whoever sees to the
 * storage then removes there (a file cannot be brought back when the transaction is undone).
 * @returns how many there were
 */
export async function deleteContacts(trx: Knex.Transaction, ids: number[]): Promise<number> {
  await eraseFiles(trx, ids);
  return await takeContacts(trx, ids);
}

/** Takes them away, but for their files. @returns how many there were */
export async function takeContacts(trx: Knex.Transaction, ids: number[]): Promise<number> {
  await MailModel.query(trx).delete().whereIn("contactId", ids);
  // Who was a lead before is one again.
  await LeadModel.query(trx).patch({ contactId: null }).whereIn("contactId", ids);
  await TimelineModel.query(trx).delete().whereIn("contactId", ids);
  return ContactModel.query(trx).delete().whereIn("id", ids);
}

/** Leaves their files to whoever sees to the storage. */
export async function eraseFiles(trx: Knex.Transaction, ids: number[]): Promise<void> {
  await AttachmentModel.query(trx).whereIn("contactId", ids).patch({ contactId: null, createdAt: longAgo });
}
