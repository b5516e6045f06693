import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Backup } from "@estudio/contract";
import { connect, loadMysql } from "@estudio/database";
import type { Knex } from "knex";
import { isSame } from "./files";
import { possibleSums, rowsOf, sum, tableThatDiffers } from "./tables";

type Source = {
  databaseUrl: string | undefined;
  dataDir: string;
  before: Map<string, number>;
  after: Map<string, number>;
};
export type Verified = { rows: number; pictures: number };

/** Start of the message when the MySQL user may not create the scratch database. */
export const notTried = "Sin comprobar";

/**
 * Restore the backup into a scratch database and compare it with its source: every table's rows, every picture's
 * bytes.
 * @throws Error in Spanish: the difference, or why it could not be verified
 */
export async function verifyBackup(folder: string, source: Source): Promise<Verified> {
  return await inScratch(folder, source.databaseUrl, async (db) => {
    const found = await rowsOf(db);
    const table = tableThatDiffers(source.before, found, source.after);
    if (table) throw new Error(`Al recuperar la copia, la tabla ${table} no tiene las filas que tenía`);
    const pictures = process.env.S3_BUCKET ? 0 : await comparePictures(db, folder, source.dataDir);
    return { rows: sum(found), pictures };
  });
}

/**
 * Restore a backup without a file list into a scratch database, and compare it with its receipt.
 * Without a verified receipt, only the integrity of an embedded database is checked.
 * @throws Error in Spanish: the difference, or why it could not be verified
 */
export async function compareWithReceipt(
  folder: string,
  databaseUrl: string | undefined,
  receipt: Backup | undefined,
): Promise<void> {
  if (databaseUrl && !receipt?.verifiedAt) return;
  await inScratch(folder, databaseUrl, async (db) => {
    if (!receipt?.verifiedAt) return;
    const [rows = 0, asCountedEarlier] = await possibleSums(db);
    if (rows !== receipt.rows && asCountedEarlier !== receipt.rows)
      throw new Error(`tiene ${rows} filas, y al hacerla tenía ${receipt.rows}`);
    if (receipt.pictures > 0) await comparePictures(db, folder, folder);
  });
}

async function comparePictures(db: Knex, folder: string, dataDir: string): Promise<number> {
  const rows: { path: string }[] = await db("media").select("path");
  for (const { path } of rows) {
    const [copy, original] = [join(folder, path), join(dataDir, path)];
    // The original may have been deleted since; the copy must exist.
    if (!isSame(copy, existsSync(original) ? original : copy))
      throw new Error(`En la copia falta o está dañada la imagen ${path}`);
  }
  return rows.length;
}

async function inScratch<T>(
  folder: string,
  databaseUrl: string | undefined,
  work: (db: Knex) => Promise<T>,
): Promise<T> {
  if (databaseUrl) return await inScratchDatabase(databaseUrl, join(folder, "database.sql"), work);
  const scratch = mkdtempSync(join(tmpdir(), "estudio-check-"));
  const file = join(scratch, "estudio.sqlite");
  cpSync(join(folder, "database.sqlite"), file);
  const db = connect({ file });
  try {
    if (!(await isSound(db))) throw new Error("La base de datos de la copia está dañada");
    return await work(db);
  } finally {
    await db.destroy();
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** A file that is no SQLite database makes the query itself fail: it counts as damaged. */
const isSound = (db: Knex): Promise<boolean> =>
  db.raw("PRAGMA integrity_check").then(
    ([found = {}]: object[]) => Object.values(found).includes("ok"),
    () => false,
  );

async function inScratchDatabase<T>(url: string, dump: string, work: (db: Knex) => Promise<T>): Promise<T> {
  const scratch = new URL(url);
  scratch.pathname = `${scratch.pathname}_check`;
  const name = decodeURIComponent(scratch.pathname.slice(1));
  const own = connect({ databaseUrl: url });
  const drop = () => own.raw("DROP DATABASE IF EXISTS ??", [name]);
  try {
    await drop().then(() => own.raw("CREATE DATABASE ??", [name]));
    loadMysql(scratch.href, dump);
    const db = connect({ databaseUrl: scratch.href });
    return await work(db).finally(() => db.destroy());
  } catch (error) {
    if ((error as { errno?: number }).errno !== 1044) throw error;
    throw new Error(`${notTried}: el usuario de MySQL necesita permiso sobre ${name} (GRANT ALL ON ${name}.* TO …)`);
  } finally {
    await drop().catch(() => undefined);
    await own.destroy();
  }
}
