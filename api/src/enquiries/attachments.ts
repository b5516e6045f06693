import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { Readable } from "node:stream";
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
import { headOf } from "../storage/intake";
import { typeOf } from "./attachmentType";

type Kept = Pick<Deps, "db" | "storage">;
type Sent = { path: string; name: string; bytes: number };
const uploadableMs = 60 * 60 * 1000;

/**
 * Keeps a plan or a photograph that came with an enquiry, out of visitors' reach.
 * @param key the enquiry's own, which its sender was given
 * @param path where it lies; it may have gone from there afterwards
 * @throws Refusal not_found for a key that is none, or whose hour is over; invalid for a sixth file or one of another kind
 */
export async function keepAttachment({ db, storage }: Kept, key: string, name: string, path: string): Promise<void> {
  const { size: bytes } = await stat(path);
  const type = typeOf(await headOf(path));
  if (type && (await isKept({ db, storage }, key, { path, bytes, name: attachmentName(name, type) }))) return;
  const file = newUploadKey();
  // The row first, as one to be taken away: whatever happens now, no file is left that nobody knows of.
  const { id } = await transaction(db, async (trx) => {
    await requireRoom(trx, key);
    if (!type) throw new Refusal("invalid", messages.attachmentType);
    const row = { contactId: null, file, name: attachmentName(name, type), type, bytes };
    return AttachmentModel.query(trx).insert({ ...row, createdAt: nowIso() });
  });
  await storage.putPrivate(file, path);
  await transaction(db, async (trx) => {
    const contact = await requireRoom(trx, key);
    await AttachmentModel.query(trx).findById(id).patch({ contactId: contact.id });
  });
}

/** Who is not sure whether it arrived sends an enquiry again, with its files: each counts once. */
async function isKept({ db, storage }: Kept, key: string, { path, ...sent }: Sent): Promise<boolean> {
  const contact = await openEnquiry(db, key);
  if (!contact) throw notFound();
  const alike = { contactId: contact.id, ...sent };
  for (const { file } of await AttachmentModel.query(db).where(alike)) {
    const kept = await storage.openPrivate(file);
    if (kept && (await hashOf(kept.stream)) === (await hashOf(createReadStream(path)))) return true;
  }
  return false;
}

async function hashOf(stream: Readable): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of stream) hash.update(chunk);
  return hash.digest("hex");
}

/**
 * Before any byte of a file is read: whether one of that size may come at all.
 * @throws Refusal not_found, or invalid for a sixth file; one as large as one that is there may be the same again
 */
export async function requirePlace({ db }: Pick<Kept, "db">, key: string, bytes: number | undefined): Promise<void> {
  const contact = await openEnquiry(db, key);
  if (!contact) throw notFound();
  const there = await AttachmentModel.query(db).where({ contactId: contact.id });
  if (there.length >= mostAttachments && !there.some((file) => file.bytes === bytes)) throw tooMany();
}

const tooMany = () => new Refusal("invalid", messages.tooManyFiles(mostAttachments));
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
  if (there >= mostAttachments) throw tooMany();
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
export async function sweepAttachments({ db, storage }: Kept, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - uploadableMs).toISOString();
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
