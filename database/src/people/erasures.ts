import { createHash } from "node:crypto";
import { nowIso } from "@estudio/contract";
import type { Knex } from "knex";
import { transaction } from "../engine/connection";
import { deleteContacts } from "../lists/deleteContacts";
import { eraseLead } from "../lists/eraseLead";
import { ContactModel, ErasureModel, LeadModel } from "../models";

/** The studio's own, so that lists of two studios cannot be laid beside each other. It keeps nobody from trying out addresses. */
const salt = "estudio/erasures/1";

/** Where the list is kept beside a database, in `DATA_DIR` and in each backup. */
export const erasuresFile = "erasures.txt";

/** Addresses are the same whatever their case. */
export const sameAddress = (email: string): string => email.trim().toLowerCase();

export const erasureHash = (email: string): string =>
  createHash("sha256")
    .update(`${salt}\n${sameAddress(email)}`)
    .digest("hex");

/** What there is of somebody. */
export async function recordsOf(db: Knex, email: string) {
  const address = sameAddress(email);
  const contacts = await ContactModel.query(db).whereRaw("LOWER(email) = ?", [address]).orderBy("id");
  const leads = await LeadModel.query(db).whereRaw("LOWER(email) = ?", [address]).orderBy("id");
  return { contacts, leads };
}

/**
 * Takes away everything of one person, and remembers a hash of the address, so that what a backup brings back goes again.
 * The files follow when the storage is swept.
 */
export async function erasePerson(trx: Knex.Transaction, email: string): Promise<void> {
  const { contacts, leads } = await recordsOf(trx, email);
  await eraseRecords(trx, { contacts, leads });
  const row = { hash: erasureHash(email), erasedAt: nowIso() };
  await trx("erasures").insert(row).onConflict("hash").merge();
}

async function eraseRecords(
  trx: Knex.Transaction,
  { contacts, leads }: Awaited<ReturnType<typeof recordsOf>>,
): Promise<void> {
  await deleteContacts(
    trx,
    contacts.map(({ id }) => id),
  );
  for (const { id } of leads) await eraseLead(trx, id);
}

/** One line for each erasure, for a file: `hash moment`. A database of an earlier version has none. */
export async function erasureLines(db: Knex): Promise<string> {
  if (!(await db.schema.hasTable(ErasureModel.tableName))) return "";
  const rows = await ErasureModel.query(db).orderBy("hash");
  return rows.map(({ hash, erasedAt }) => `${hash} ${erasedAt}\n`).join("");
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
  const isErased = ({ email, createdAt }: { email: string; createdAt: string }) =>
    createdAt <= (erased.get(erasureHash(email)) ?? "");
  return transaction(db, async (trx) => {
    const contacts = (await ContactModel.query(trx)).filter(isErased);
    const leads = (await LeadModel.query(trx)).filter(isErased);
    await eraseRecords(trx, { contacts, leads });
    for (const [hash, erasedAt] of erased) await trx("erasures").insert({ hash, erasedAt }).onConflict("hash").merge();
    return contacts.length + leads.length;
  });
}

function parsed(lines: string): { hash: string; erasedAt: string }[] {
  return lines.split("\n").flatMap((line) => {
    const [, hash, erasedAt] = /^([0-9a-f]{64}) (\d{4}-\d\d-\d\dT[\d:.]+Z)$/.exec(line.trim()) ?? [];
    return hash && erasedAt ? [{ hash, erasedAt }] : [];
  });
}
