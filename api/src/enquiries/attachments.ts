import {
  type AttachmentType,
  attachmentTypes,
  messages,
  mostAttachmentBytes,
  mostAttachments,
  nowIso,
} from "@estudio/contract";
import { AttachmentModel, ContactModel, transaction } from "@estudio/database";
import type { Knex } from "knex";
import type { Deps } from "../deps";
import { notFound, Refusal } from "../errors";
import { newUploadKey } from "../storage";
import { typeOf } from "./attachmentType";

type Kept = Pick<Deps, "db" | "storage">;
const uploadableMs = 60 * 60 * 1000;

/**
 * Keeps a plan or a photograph that came with an enquiry, out of visitors' reach.
 * @param key the enquiry's own, which its sender was given
 * @throws Refusal not_found for a key that is none, or whose hour is over; invalid for a sixth file or one of another kind
 */
export async function keepAttachment({ db, storage }: Kept, key: string, name: string, bytes: Buffer): Promise<void> {
  if (await isKept({ db, storage }, key, name, bytes)) return;
  const file = newUploadKey();
  // The row first, as one to be taken away: whatever happens now, no file is left that nobody knows of.
  const { id } = await transaction(db, async (trx) => {
    await requireRoom(trx, key);
    const type = typeOf(bytes);
    if (!type) throw new Refusal("invalid", messages.attachmentType);
    const row = { contactId: null, file, name: attachmentName(name, type), type, bytes: bytes.length };
    return AttachmentModel.query(trx).insert({ ...row, createdAt: nowIso() });
  });
  await storage.putPrivate(file, bytes);
  await transaction(db, async (trx) => {
    const contact = await requireRoom(trx, key);
    await AttachmentModel.query(trx).findById(id).patch({ contactId: contact.id });
  });
}

/** Who is not sure whether it arrived sends an enquiry again, with its files: each counts once. */
async function isKept({ db, storage }: Kept, key: string, name: string, bytes: Buffer): Promise<boolean> {
  const type = typeOf(bytes);
  if (!type) return false;
  const contact = await openEnquiry(db, key);
  if (!contact) throw notFound();
  const alike = { contactId: contact.id, name: attachmentName(name, type), bytes: bytes.length };
  for (const { file } of await AttachmentModel.query(db).where(alike)) {
    const kept = await storage.openPrivate(file);
    if (kept && Buffer.concat(await kept.stream.toArray()).equals(bytes)) return true;
  }
  return false;
}

export const tooLarge = () => new Refusal("too_large", messages.fileTooLarge);
export const mostBytes = mostAttachmentBytes;

/** The enquiry of that key, while files may still come to it. */
function openEnquiry(db: Knex, uploadKey: string) {
  const since = nowIso(-uploadableMs);
  return ContactModel.query(db).findOne({ uploadKey }).where("createdAt", ">", since);
}

/** Others who send a file to the same enquiry wait for this transaction. */
async function requireRoom(trx: Knex.Transaction, uploadKey: string): Promise<ContactModel> {
  const contact = await openEnquiry(trx, uploadKey).forUpdate();
  if (!contact) throw notFound();
  const there = await AttachmentModel.query(trx).where({ contactId: contact.id }).resultSize();
  if (there >= mostAttachments) throw new Refusal("invalid", messages.tooManyFiles(mostAttachments));
  return contact;
}

const mostNameLength = 120;
const sweptAtOnce = 100;

/**
 * @returns the file's own name, as far as it is harmless in a header and on a disk, ending as its kind does: who opens
 * `plano.pdf` opens a PDF. Signs that turn the direction of writing, and so show another ending, go.
 */
export function attachmentName(name: string, type: AttachmentType): string {
  const endings: readonly string[] = attachmentTypes[type].endings;
  const plain = name
    .replace(/\p{Bidi_Control}/gu, "")
    .replace(/[\p{Cc}\p{Cs}/\\"]/gu, " ")
    .trim();
  const [, stem = plain, own = ""] = /^(.+)\.([a-z]+)$/is.exec(plain) ?? [];
  const fits = endings.includes(own.toLowerCase());
  const ending = `.${fits ? own : endings[0]}`;
  const short = Array.from(fits ? stem : plain).slice(0, mostNameLength - ending.length);
  return `${short.join("") || "archivo"}${ending}`;
}

/** Takes away the files of enquiries that are gone, and of uploads that broke off long ago. What cannot go now goes next time. */
export async function sweepAttachments({ db, storage }: Kept): Promise<void> {
  const longAgo = nowIso(-uploadableMs);
  for (;;) {
    const due = AttachmentModel.query(db).whereNull("contactId").where("createdAt", "<", longAgo);
    const rows = await due.limit(sweptAtOnce);
    for (const { id, file } of rows) {
      await storage.deletePrivate(file);
      await AttachmentModel.query(db).deleteById(id);
    }
    if (rows.length < sweptAtOnce) return;
  }
}
