import { attachment, contact, lead, mail, template, timelineEntry, trashedContact } from "@estudio/contract";
import { z } from "zod";
import { recordModel } from "./recordModel";
import { searchText } from "./searchText";

export class ContactModel extends recordModel(
  contact.extend({
    fingerprint: z.string().nullable(),
    searchText,
    uploadKey: z.string().nullable().default(null),
  }),
  { table: "contacts" },
) {}

/** `messageId`: the mail's id, which several notices may share. `claimedAt`: since when a process is sending it. */
export class MailModel extends recordModel(
  mail.extend({
    messageId: z.string().nullable(),
    claimedAt: z.string().nullable(),
    /** Fencing token: of two processes sending it, the one with the higher number owns it. */
    fence: z.int().default(0),
    /** Recipient, if a user. */
    userId: z.int().nullable().default(null),
    /** Recipient's address, if it is stored nowhere else. */
    recipient: z.string().default(""),
    answerKey: z.string().default(""),
    subject: z.string().default(""),
    text: z.string().default(""),
  }),
  { table: "outbox" },
) {}

/** `file`: key in the storage. Without `contactId` the file is due for deletion. */
export class AttachmentModel extends recordModel(
  attachment.extend({ contactId: attachment.shape.contactId.nullable(), file: z.string() }),
  { table: "attachments" },
) {}

/** `personId`: who did it; null in old entries. */
export class TimelineModel extends recordModel(timelineEntry.extend({ personId: z.int().nullable().default(null) }), {
  table: "timeline",
}) {}

export class TemplateModel extends recordModel(template, { table: "answer_templates", json: ["translations"] }) {}

/** A link in a mail: it confirms an address once, or opens a guide's file until a moment. */
export class LeadLinkModel extends recordModel(
  z.object({
    id: z.int(),
    leadId: z.int(),
    kind: z.enum(["confirm", "file"]),
    hash: z.string(),
    until: z.string(),
    usedAt: z.string().nullable(),
    createdAt: z.string(),
  }),
  { table: "lead_links" },
) {}

/** `token`: withdraws the lead through the link in its mails. */
export class LeadModel extends recordModel(
  lead.extend({ token: z.string().nullable(), fingerprint: z.string().nullable(), searchText }),
  { table: "leads", json: ["answers", "estimate"] },
) {}

/** An erased person: the hash of the address (`people/erasures.ts`). */
export class ErasureModel extends recordModel(z.object({ hash: z.string(), erasedAt: z.string() }), {
  table: "erasures",
  idColumn: "hash",
}) {}

/** Keys of those hashes: the studio's own, and those of lists that a restore has read. */
export class ErasureKeyModel extends recordModel(z.object({ key: z.string(), createdAt: z.string() }), {
  table: "erasure_keys",
  idColumn: "key",
}) {}

/** `lastWordAt`: the last answer, note or call. `record`: all rows to restore. Written by `lists/contactTrash.ts`. */
export class TrashedContactModel extends recordModel(
  trashedContact.extend({
    ...contact.pick({ state: true, doubtful: true }).shape,
    deletedById: z.int().nullable().default(null),
    lastWordAt: z.string().nullable(),
    record: z.object({
      contact: ContactModel.schema,
      mails: z.array(MailModel.schema),
      timeline: z.array(TimelineModel.schema),
      leads: z.array(z.int()),
    }),
  }),
  { table: "trashed_contacts", json: ["record"] },
) {}
