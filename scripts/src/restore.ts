import { cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import {
  connect,
  eraseAgain,
  erasuresFile,
  errorInWords,
  loadMysql,
  migrate,
  privateFolder,
  requestBuild,
  transaction,
} from "@estudio/database";
import { backupsDir } from "./backups/backupEnv";
import { databaseFromEnv, dataDir } from "./env";

/**
 * `npm run restore -- <folder>`, or the name of one made by itself: brings a backup back, into an empty DATA_DIR and, with MySQL, an empty database. With
 * the server stopped. What is older is migrated; the next `npm start` builds the site anew. Whoever was erased on their own wish since
 * that copy goes again: the lists of erasures of the copies beside it, and of the folder around them, are read, and those named after it.
 */
async function main(source?: string, ...lists: string[]): Promise<void> {
  const folder = source && [resolve(source), join(backupsDir(), source)].find(existsSync);
  if (!folder) throw new Error("Di qué copia: npm run restore -- <carpeta>");
  privateFolder(dataDir());
  if (process.env.DATABASE_URL) await loadDump(process.env.DATABASE_URL, join(folder, "database.sql"));
  else copySqlite(join(folder, "database.sqlite"), join(dataDir(), "estudio.sqlite"));
  for (const name of ["media", "private", "session-keys", "builder-token"]) {
    const from = join(folder, name);
    if (existsSync(from)) cpSync(from, join(dataDir(), name), { recursive: true, force: false });
  }
  const again = await bringUpToDate(erasuresOf(folder, lists));
  if (again > 0) console.log(`Vuelto a borrar lo que la copia traía de personas ya borradas: ${again}`);
  console.log("Copia recuperada. Arranca con npm start.");
}

/** @returns the lines of all lists of erasures: of the copy itself, of those beside it, and of the files named */
function erasuresOf(folder: string, named: string[]): string {
  const around = dirname(folder);
  const beside = ["..", ...readdirSync(around)].map((name) => join(around, name, erasuresFile));
  for (const list of named) if (!existsSync(list)) console.log(`No hay lista de borrados en ${list}`);
  return [...beside, ...named]
    .filter((list) => existsSync(list))
    .map((list) => readFileSync(list, "utf8"))
    .join("\n");
}

function copySqlite(from: string, to: string): void {
  if (existsSync(to)) throw new Error(`${to} ya existe: la copia se recupera en un DATA_DIR vacío`);
  cpSync(from, to);
}

async function loadDump(url: string, file: string): Promise<void> {
  const db = connect({ databaseUrl: url });
  const tables = await db.raw("SHOW TABLES").finally(() => db.destroy());
  if (tables[0].length > 0) throw new Error("La base de datos no está vacía: la copia se recupera en una vacía");
  loadMysql(url, file);
}

/** A backup of an earlier version is brought up to this one. The releases are not part of it: the site is asked for anew. */
async function bringUpToDate(erasures: string): Promise<number> {
  const db = connect(databaseFromEnv());
  try {
    await migrate(db);
    const again = await eraseAgain(db, erasures);
    await transaction(db, (trx) => requestBuild(trx, { explicit: { reason: "Copia recuperada", release: null } }));
    return again;
  } finally {
    await db.destroy();
  }
}

main(...process.argv.slice(2)).catch((error) => {
  console.error(errorInWords(error));
  process.exitCode = 1;
});
