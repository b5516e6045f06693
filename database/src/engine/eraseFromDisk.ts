import { pause } from "@estudio/contract";
import type { Knex } from "knex";
import { engineOf } from "./connection";

const maxTries = 20;
const retryMs = 100;

/** Stored in `user_version`: from this version on, SQLite overwrites deleted rows. */
const overwritesDeleted = 1;

/**
 * Empty SQLite's write-ahead log, which still contains deleted rows. `secure_delete` overwrites them in the database
 * file.
 * Does nothing on MySQL, which manages its own files.
 * @returns false if another process kept reading; the next call empties the log
 */
export async function eraseFromDisk(db: Knex): Promise<boolean> {
  if (engineOf(db) === "mysql") return true;
  for (let left = maxTries; left > 0; left--) {
    const [{ busy } = { busy: 0 }]: { busy: number }[] = await db.raw("PRAGMA wal_checkpoint(TRUNCATE)");
    if (!busy) return true;
    await pause(retryMs);
  }
  return false;
}

/** Overwrite, once, rows that earlier versions deleted without `secure_delete`. */
export async function eraseLeftovers(db: Knex): Promise<void> {
  if (engineOf(db) === "mysql") return;
  const [{ user_version: version } = { user_version: 0 }]: { user_version: number }[] =
    await db.raw("PRAGMA user_version");
  if (version >= overwritesDeleted) return;
  await db.raw("VACUUM");
  await db.raw(`PRAGMA user_version=${overwritesDeleted}`);
  await eraseFromDisk(db);
}
