import { createHmac } from "node:crypto";
import { canonicalEmail, nowIso } from "@estudio/contract";
import type { Knex } from "knex";
import { transaction } from "../engine/connection";
import { hashOf } from "../files/hash";
import { eraseTrashedContacts } from "../lists/contactTrash";
import { deleteContacts } from "../lists/deleteContacts";
import { eraseLead } from "../lists/eraseLead";
import { ContactModel, ErasureKeyModel, ErasureModel, LeadModel, TrashedContactModel } from "../models/enquiries";

/** Salt of lists from before each studio had a key. Such lists can still be read. */
const legacySalt = "estudio/erasures/1";

/** File name of the list, in `DATA_DIR` and in each backup. */
export const erasuresFile = "erasures.txt";

/** Return an address's hash under that key. */
const hashWith = (key: string, email: string): string =>
  createHmac("sha256", Buffer.from(key, "hex")).update(canonicalEmail(email)).digest("hex");

const legacyHash = (email: string): string =>
  hashOf(`${legacySalt}
${canonicalEmail(email)}`);

/**
 * Return the studio's keys; the first is for new erasures. They are in the database, so that all machines share them. A
 * restore adds those of the lists it reads. Keys prevent comparing the lists of two studios and guessing addresses.
 */
const keysOf = async (db: Knex): Promise<string[]> =>
  (await ErasureKeyModel.query(db).orderBy("createdAt").orderBy("key")).map(({ key }) => key);

/** Return an address's hash for the list, under the current key. */
export async function erasureHash(db: Knex, email: string): Promise<string> {
  const [key] = await keysOf(db);
  return key === undefined ? legacyHash(email) : hashWith(key, email);
}

/** Return all records of an address, also those in the trash. */
export async function recordsOf(db: Knex, email: string) {
  const address = canonicalEmail(email);
  const contacts = await ContactModel.query(db).whereRaw("LOWER(email) = ?", [address]).orderBy("id");
  const leads = await LeadModel.query(db).whereRaw("LOWER(email) = ?", [address]).orderBy("id");
  const trashed = await TrashedContactModel.query(db).whereRaw("LOWER(email) = ?", [address]).orderBy("id");
  return { contacts, leads, trashed };
}

/**
 * Erase all records of a person and keep a hash of the address, so that a restored backup can be erased again. Files
 * are deleted later, when the storage is swept.
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

/**
 * Return the list as lines: `key …` for each key, then `hash moment` for each erasure. Databases of earlier versions
 * have no erasures or no keys.
 */
export async function erasureLines(db: Knex): Promise<string> {
  if (!(await db.schema.hasTable(ErasureModel.tableName))) return "";
  const keys = (await db.schema.hasTable(ErasureKeyModel.tableName)) ? await keysOf(db) : [];
  const rows = await ErasureModel.query(db).orderBy("hash");
  return [...keys.map((key) => `key ${key}\n`), ...rows.map(({ hash, erasedAt }) => `${hash} ${erasedAt}\n`)].join("");
}

/**
 * Erase the listed people again after a restore: their records from before the erasure. Later records stay.
 * @param lines of `erasureLines`, possibly of several files; other lines are skipped
 * @returns the number of erased enquiries and leads
 */
export async function repeatErasures(db: Knex, lines: string): Promise<number> {
  const erased = new Map<string, string>();
  for (const row of [...(await ErasureModel.query(db)), ...parsed(lines)])
    if (row.erasedAt > (erased.get(row.hash) ?? "")) erased.set(row.hash, row.erasedAt);
  const foreign = keysIn(lines);
  const keys = new Set([...(await keysOf(db)), ...foreign]);
  const isErased = ({ email, createdAt }: { email: string; createdAt: string }) =>
    [legacyHash(email), ...[...keys].map((key) => hashWith(key, email))].some(
      (hash) => createdAt <= (erased.get(hash) ?? ""),
    );
  return transaction(db, async (trx) => {
    const contacts = (await ContactModel.query(trx)).filter(isErased);
    const leads = (await LeadModel.query(trx)).filter(isErased);
    const trashed = (await TrashedContactModel.query(trx)).filter(isErased);
    await eraseRecords(trx, { contacts, leads, trashed });
    // Later than the studio's own key, which stays the first, for new erasures.
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
