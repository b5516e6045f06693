import type { Knex } from "knex";
import { AttachmentModel, ContactModel, LeadModel, MailModel, TimelineModel } from "../models/enquiries";

/** Makes files due for deletion at once. */
const longAgo = "1970-01-01T00:00:00.000Z";

/**
 * Delete enquiries with their mails and timeline, and release their files. The storage sweep deletes the files, because
 * a rolled-back transaction could not restore them.
 * @returns the number of enquiries
 */
export async function deleteContacts(trx: Knex.Transaction, ids: number[]): Promise<number> {
  await eraseFiles(trx, ids);
  return await takeContacts(trx, ids);
}

/** Delete enquiries but not their files. Return the number. */
export async function takeContacts(trx: Knex.Transaction, ids: number[]): Promise<number> {
  await MailModel.query(trx).delete().whereIn("contactId", ids);
  // An enquiry's former lead is a lead again.
  await LeadModel.query(trx).patch({ contactId: null }).whereIn("contactId", ids);
  await TimelineModel.query(trx).delete().whereIn("contactId", ids);
  return ContactModel.query(trx).delete().whereIn("id", ids);
}

/** Release the files of enquiries for the storage sweep. */
export async function eraseFiles(trx: Knex.Transaction, ids: number[]): Promise<void> {
  await AttachmentModel.query(trx).whereIn("contactId", ids).patch({ contactId: null, createdAt: longAgo });
}
