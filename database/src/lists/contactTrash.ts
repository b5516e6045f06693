import { nowIso } from "@estudio/contract";
import type { Knex } from "knex";
import { ContactModel, LeadModel, MailModel, TimelineModel, TrashedContactModel } from "../models/enquiries";
import type { ModelOf } from "../models/recordModel";
import { UserModel } from "../models/users";
import type { Doer } from "../people/writeAudit";
import { eraseFiles, takeContacts } from "./deleteContacts";

type Deletion = { who: Doer; until: string };
type Mail = TrashedContactModel["record"]["mails"][number];

/**
 * Move enquiries to the trash with their mails and timeline. Their files stay in the storage but cannot be opened.
 * @returns the number of enquiries
 */
export async function putContactsInTrash(
  trx: Knex.Transaction,
  ids: number[],
  { who, until }: Deletion,
): Promise<number> {
  const contacts = await ContactModel.query(trx).whereIn("id", ids).forUpdate();
  for (const contact of contacts) {
    const { id, name, email, category, state, doubtful, createdAt } = contact;
    const mails = await MailModel.query(trx).where({ contactId: id }).orderBy("id").forUpdate();
    const timeline = await TimelineModel.query(trx).where({ contactId: id }).orderBy("id");
    const leads = await LeadModel.query(trx).select("id").where({ contactId: id });
    const messageTimes = [
      ...mails.filter(({ kind }) => kind === "answer"),
      ...timeline.filter(({ kind }) => kind === "note" || kind === "call"),
    ].map((one) => one.createdAt);
    await TrashedContactModel.query(trx).insert({
      ...{ id, name, email, category, state, doubtful, createdAt },
      lastWordAt: messageTimes.sort().at(-1) ?? null,
      deletedBy: who.name,
      deletedById: who.id ?? null,
      deletedAt: nowIso(),
      until,
      record: {
        contact: contact.$toJson(),
        mails: mails.map((mail) => asUncertain(mail.$toJson())),
        timeline: timeline.map((entry) => entry.$toJson()),
        leads: leads.map((lead) => lead.id),
      },
    });
  }
  return await takeContacts(
    trx,
    contacts.map(({ id }) => id),
  );
}

/** Mark a mail in progress as uncertain, because its delivery will not be known, so that it is not sent twice. */
function asUncertain(mail: Mail): Mail {
  if (mail.state !== "sending" && mail.state !== "handed") return mail;
  return { ...mail, state: "uncertain", error: "La consulta se eliminó mientras el correo salía" };
}

/** Restore an enquiry unchanged: id, mails, timeline, and the leads that became it. */
export async function restoreContact(
  trx: Knex.Transaction,
  { id, record }: TrashedContactModel,
): Promise<ContactModel> {
  await TrashedContactModel.query(trx).deleteById(id);
  const before = pickKnownFields(ContactModel, record.contact);
  const { fingerprint, assignedTo } = before;
  // The same form may have been sent again, and the assigned colleague may have left.
  const isSentAgain = fingerprint && (await ContactModel.query(trx).findOne({ fingerprint }));
  const isThere = assignedTo && (await UserModel.query(trx).findById(assignedTo));
  const contact = { ...before, fingerprint: isSentAgain ? null : fingerprint, assignedTo: isThere ? assignedTo : null };
  await ContactModel.query(trx).insert(contact);
  for (const mail of record.mails) await MailModel.query(trx).insert(pickKnownFields(MailModel, mail));
  for (const entry of record.timeline) await TimelineModel.query(trx).insert(pickKnownFields(TimelineModel, entry));
  await LeadModel.query(trx).patch({ contactId: id }).whereIn("id", record.leads).whereNull("contactId");
  return await ContactModel.query(trx).findById(id).throwIfNotFound();
}

/** Erase trashed enquiries permanently. The storage sweep deletes their files. Return the number. */
export async function eraseTrashedContacts(trx: Knex.Transaction, ids: number[]): Promise<number> {
  const there = await TrashedContactModel.query(trx).select("id").whereIn("id", ids).forUpdate();
  const gone = there.map(({ id }) => id);
  await eraseFiles(trx, gone);
  return await TrashedContactModel.query(trx).delete().whereIn("id", gone);
}

/** Drop fields that the schema no longer has. */
const pickKnownFields = <T extends object>({ schema }: { schema: ModelOf<ContactModel>["schema"] }, row: T): T =>
  Object.fromEntries(Object.entries(row).filter(([name]) => Object.hasOwn(schema.shape, name))) as T;
