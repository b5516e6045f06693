import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import {
  type AttachmentType,
  attachmentTypes,
  maxAttachmentBytes,
  maxAttachments,
  messages,
  nowIso,
} from "@estudio/contract";
import { AttachmentModel, ContactModel, hashOfStream, transaction } from "@estudio/database";
import type { Knex } from "knex";
import type { Deps } from "../../deps";
import { notFound, Refusal } from "../../errors";
import { newUploadKey } from "../../storage";
import { readHead } from "../../storage/intake";
import { typeOf } from "./attachmentType";

type Stores = Pick<Deps, "db" | "storage">;
type Sent = { path: string; name: string; bytes: number };
const uploadWindowMs = 60 * 60 * 1000;

/**
 * Store an attachment of an enquiry, privately.
 * @param key the upload key that the sender received
 * @param path the file's temporary location; it may be moved from there
 * @throws Refusal not_found: the key is unknown or older than an hour; invalid: a sixth file or an unaccepted type
 */
export async function storeAttachment({ db, storage }: Stores, key: string, name: string, path: string): Promise<void> {
  const { size: bytes } = await stat(path);
  const type = typeOf(await readHead(path));
  if (type && (await isStored({ db, storage }, key, { path, bytes, name: attachmentName(name, type) }))) return;
  const file = newUploadKey();
  // Insert the row first, unattached: if the process ends now, housekeeping finds and deletes the file.
  const { id } = await transaction(db, async (trx) => {
    await requireFreeSlot(trx, key);
    if (!type) throw new Refusal("invalid", messages.attachmentType);
    const row = { contactId: null, file, name: attachmentName(name, type), type, bytes };
    return AttachmentModel.query(trx).insert({ ...row, createdAt: nowIso() });
  });
  await storage.putPrivate(file, path);
  await transaction(db, async (trx) => {
    const contact = await requireFreeSlot(trx, key);
    await AttachmentModel.query(trx).findById(id).patch({ contactId: contact.id });
  });
}

/** Return whether the enquiry has the file already: a visitor unsure whether it arrived sends it again. */
async function isStored({ db, storage }: Stores, key: string, { path, ...sent }: Sent): Promise<boolean> {
  const contact = await openEnquiry(db, key);
  if (!contact) throw notFound();
  const candidates = { contactId: contact.id, ...sent };
  for (const { file } of await AttachmentModel.query(db).where(candidates)) {
    const kept = await storage.openPrivate(file);
    if (kept && (await hashOfStream(kept.stream)) === (await hashOfStream(createReadStream(path)))) return true;
  }
  return false;
}

/**
 * Refuse a file before reading it. A sixth file of a known size is let through, because it may be a repetition.
 * @throws Refusal not_found; invalid: a sixth file
 */
export async function requireFileAllowed(
  { db }: Pick<Stores, "db">,
  key: string,
  bytes: number | undefined,
): Promise<void> {
  const contact = await openEnquiry(db, key);
  if (!contact) throw notFound();
  const there = await AttachmentModel.query(db).where({ contactId: contact.id });
  if (there.length >= maxAttachments && !there.some((file) => file.bytes === bytes)) throw tooMany();
}

const tooMany = () => new Refusal("invalid", messages.tooManyFiles(maxAttachments));
export const tooLarge = () => new Refusal("too_large", messages.fileTooLarge);
export const maxBytes = maxAttachmentBytes;

/** Return the enquiry with this upload key, if it still accepts files. */
function openEnquiry(db: Knex, uploadKey: string) {
  const since = nowIso(-uploadWindowMs);
  return ContactModel.query(db).findOne({ uploadKey }).where("createdAt", ">", since);
}

/** Lock the enquiry, so that concurrent uploads are counted one after another. */
async function requireFreeSlot(trx: Knex.Transaction, uploadKey: string): Promise<ContactModel> {
  const contact = await openEnquiry(trx, uploadKey).forUpdate();
  if (!contact) throw notFound();
  const there = await AttachmentModel.query(trx).where({ contactId: contact.id }).resultSize();
  if (there >= maxAttachments) throw tooMany();
  return contact;
}

const maxNameLength = 120;
const batchSize = 100;

/**
 * Return a file name that is safe in a header and on disk, with the extension of the type. Bidirectional controls are
 * removed, because they can disguise the extension.
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
  const short = Array.from(fits ? stem : plain).slice(0, maxNameLength - ending.length);
  return `${short.join("") || "archivo"}${ending}`;
}

/** Delete the files of deleted enquiries and of interrupted uploads. A failure is retried at the next run. */
export async function sweepAttachments({ db, storage }: Stores, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - uploadWindowMs).toISOString();
  for (;;) {
    const due = AttachmentModel.query(db).whereNull("contactId").where("createdAt", "<", longAgo);
    const rows = await due.limit(batchSize);
    for (const { id, file } of rows) {
      await storage.deletePrivate(file);
      await AttachmentModel.query(db).deleteById(id);
    }
    if (rows.length < batchSize) return;
  }
}
