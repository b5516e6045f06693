import { createHash, createHmac } from "node:crypto";
import { nowIso, sameAddress } from "@estudio/contract";
import type { Knex } from "knex";
import { transaction } from "../engine/connection";
import { eraseTrashedContacts } from "../lists/contactTrash";
import { deleteContacts } from "../lists/deleteContacts";
import { eraseLead } from "../lists/eraseLead";
import { ContactModel, ErasureKeyModel, ErasureModel, LeadModel, TrashedContactModel } from "../models";

/** What lists were made with before each studio had a key of its own. They go on being read. */
const formerSalt = "estudio/erasures/1";

/** Where the list is kept beside a database, in `DATA_DIR` and in each backup. */
export const erasuresFile = "erasures.txt";

/** What an address is known by on lists that were made with that key. */
const hashWith = (key: string, email: string): string =>
  createHmac("sha256", Buffer.from(key, "hex")).update(sameAddress(email)).digest("hex");

const formerHash = (email: string): string =>
  createHash("sha256")
    .update(`${formerSalt}\n${sameAddress(email)}`)
    .digest("hex");

/**
 * The studio's keys, the one for new erasures first. They are in the database, so that all its machines have the same. A restore adds
 * those of the lists it reads. They keep lists of two studios from being laid beside each other, and nobody from trying out addresses.
 */
const keysOf = async (db: Knex): Promise<string[]> =>
  (await ErasureKeyModel.query(db).orderBy("createdAt").orderBy("key")).map(({ key }) => key);

/** @returns what the address is known by on the list from now on */
export async function erasureHash(db: Knex, email: string): Promise<string> {
  const [key] = await keysOf(db);
  return key === undefined ? formerHash(email) : hashWith(key, email);
}

/** What there is of somebody, also in the trash. */
export async function recordsOf(db: Knex, email: string) {
  const address = sameAddress(email);
  const contacts = await ContactModel.query(db).whereRaw("LOWER(email) = ?", [address]).orderBy("id");
  const leads = await LeadModel.query(db).whereRaw("LOWER(email) = ?", [address]).orderBy("id");
  const trashed = await TrashedContactModel.query(db).whereRaw("LOWER(email) = ?", [address]).orderBy("id");
  return { contacts, leads, trashed };
}

/**
 * Takes away everything of one person, and remembers a hash of the address, so that what a backup brings back goes again.
 * The files follow when the storage is swept.
 */
export async function erasePerson(trx: Knex.Transaction, email: string): Promise<void> {
  await eraseRecords(trx, await recordsOf(trx, email));
  const row = { hash: await erasureHash(trx, email), erasedAt: nowIso() };
  await trx("erasures").insert(row).onConflict("hash").merge();
}

async function eraseRecords(
  trx: Knex.Transaction,
  { contacts, leads, trashed }: Awaited<ReturnType<typeof recordsOf>>,
): Promise<void> {
  await deleteContacts(
    trx,
    contacts.map(({ id }) => id),
  );
  await eraseTrashedContacts(
    trx,
    trashed.map(({ id }) => id),
  );
  for (const { id } of leads) await eraseLead(trx, id);
}

/** Lines for a file: `key …` for each key, then `hash moment` for each erasure. A database of an earlier version has none, or no keys. */
export async function erasureLines(db: Knex): Promise<string> {
  if (!(await db.schema.hasTable(ErasureModel.tableName))) return "";
  const keys = (await db.schema.hasTable(ErasureKeyModel.tableName)) ? await keysOf(db) : [];
  const rows = await ErasureModel.query(db).orderBy("hash");
  return [...keys.map((key) => `key ${key}\n`), ...rows.map(({ hash, erasedAt }) => `${hash} ${erasedAt}\n`)].join("");
}

/**
 * Erases again what a backup brought back, of everybody who is on the list: rows of before that erasure. Who wrote again afterwards
 * is left alone.
 * @param lines of `erasureLines`, also of several files; lines that are none are passed over
 * @returns how many enquiries and leads went
 */
export async function eraseAgain(db: Knex, lines: string): Promise<number> {
  const erased = new Map<string, string>();
  for (const row of [...(await ErasureModel.query(db)), ...parsed(lines)])
    if (row.erasedAt > (erased.get(row.hash) ?? "")) erased.set(row.hash, row.erasedAt);
  const foreign = keysIn(lines);
  const keys = new Set([...(await keysOf(db)), ...foreign]);
  const isErased = ({ email, createdAt }: { email: string; createdAt: string }) =>
    [formerHash(email), ...[...keys].map((key) => hashWith(key, email))].some(
      (hash) => createdAt <= (erased.get(hash) ?? ""),
    );
  return transaction(db, async (trx) => {
    const contacts = (await ContactModel.query(trx)).filter(isErased);
    const leads = (await LeadModel.query(trx)).filter(isErased);
    const trashed = (await TrashedContactModel.query(trx)).filter(isErased);
    await eraseRecords(trx, { contacts, leads, trashed });
    // After the studio's own, which stays the one for new erasures.
    const createdAt = nowIso();
    for (const key of foreign) await trx("erasureKeys").insert({ key, createdAt }).onConflict("key").ignore();
    for (const [hash, erasedAt] of erased) await trx("erasures").insert({ hash, erasedAt }).onConflict("hash").merge();
    return contacts.length + leads.length + trashed.length;
  });
}

const keysIn = (lines: string): string[] =>
  [...lines.matchAll(/^key ([0-9a-f]{64})\s*$/gm)].flatMap(([, key]) => key ?? []);

function parsed(lines: string): { hash: string; erasedAt: string }[] {
  return lines.split("\n").flatMap((line) => {
    const [, hash, erasedAt] = /^([0-9a-f]{64}) (\d{4}-\d\d-\d\dT[\d:.]+Z)$/.exec(line.trim()) ?? [];
    return hash && erasedAt ? [{ hash, erasedAt }] : [];
  });
}
