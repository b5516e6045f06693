import { execFileSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, rmSync } from "node:fs";
import { join } from "node:path";
import { nowIso } from "@estudio/contract";
import type { Knex } from "knex";
import { syncTree } from "../files/durable";
import { engineOf } from "./connection";
import { mysqlArguments, mysqlTool, toolFailed } from "./mysqlTools";

/**
 * Write a consistent copy of the database to the folder, without blocking: `database.sqlite`, or `database.sql` for
 * MySQL.
 * Only the owner can read it.
 * @throws when the disk is full, or MySQL's dump program is missing or fails
 */
export async function copyDatabase(db: Knex, databaseUrl: string | undefined, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, engineOf(db) === "mysql" ? "database.sql" : "database.sqlite");
  closeSync(openSync(file, "wx", 0o600));
  try {
    if (engineOf(db) === "mysql") dumpMysql(databaseUrl ?? "", file);
    else await db.raw("VACUUM INTO ?", [file]);
    await syncTree(folder);
  } catch (error) {
    // A partial copy must not be mistaken for a backup.
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function dumpMysql(url: string, file: string): void {
  const { command, args, env } = mysqlArguments("dump", url);
  const options = ["--single-transaction", "--default-character-set=utf8mb4"];
  const output = openSync(file, "w", 0o600);
  try {
    execFileSync(command, [...args.slice(0, -1), ...options, ...args.slice(-1)], {
      stdio: ["ignore", output, "pipe"],
      env,
    });
  } catch (error) {
    throw toolFailed(command, error);
  } finally {
    closeSync(output);
  }
}

/** Load a dump into an empty MySQL database. */
export function loadMysql(url: string, file: string): void {
  const { command, args, env } = mysqlArguments("client", url);
  const input = openSync(file, "r");
  try {
    execFileSync(command, args, { stdio: [input, "ignore", "pipe"], env });
  } catch (error) {
    throw toolFailed(command, error);
  } finally {
    closeSync(input);
  }
}

/**
 * Copy the database before an upgrade. Prints a warning and continues if MySQL's dump program is missing.
 * @returns the folder for `npm run restore`
 */
export async function copyBeforeMigrating(
  db: Knex,
  databaseUrl: string | undefined,
  dataDir: string,
): Promise<string | undefined> {
  const folder = join(dataDir, "backups", `before-upgrade-${nowIso().replace(/[:.]/g, "-")}`);
  if (engineOf(db) === "mysql" && !mysqlTool("dump")) {
    console.error("Se actualiza la base de datos sin copia previa: falta mariadb-dump o mysqldump.");
    return undefined;
  }
  await copyDatabase(db, databaseUrl, folder);
  console.error(`Antes de actualizar la base de datos se ha guardado una copia en ${folder}`);
  return folder;
}
