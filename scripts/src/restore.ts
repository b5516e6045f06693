import { cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  connect,
  eraseAgain,
  errorInWords,
  loadMysql,
  migrate,
  requestBuild,
  transaction,
  useDataDir,
} from "@estudio/database";
import { kept } from "./backups/files";
import { findBackup } from "./backups/findBackup";
import { databaseFromEnv, dataDir } from "./env";

/**
 * `npm run restore -- <folder>`, `s3://bucket/prefix/name`, the name of one made by itself or `latest`: brings a backup back, into an
 * empty DATA_DIR and, with MySQL, an empty database. With the server stopped. What is older is migrated; the next `npm start` builds
 * the site anew. Whoever was erased on their own wish since that copy goes again: the lists of erasures of the copies beside it, and
 * of the folder around them, are read, and those named after it.
 */
async function main(source?: string, ...lists: string[]): Promise<void> {
  if (!source)
    throw new Error("Di qué copia: npm run restore -- <carpeta>, s3://cubo/carpeta/nombre, un nombre o latest");
  useDataDir(dataDir());
  const { folder, erasures, done } = await findBackup(source);
  try {
    if (process.env.DATABASE_URL) await loadDump(process.env.DATABASE_URL, join(folder, "database.sql"));
    else copySqlite(join(folder, "database.sqlite"), join(dataDir(), "estudio.sqlite"));
    for (const name of kept) {
      const from = join(folder, name);
      if (existsSync(from)) cpSync(from, join(dataDir(), name), { recursive: true, force: false });
    }
    const again = await bringUpToDate([erasures, ...lists.map(readList)].join("\n"));
    if (again > 0) console.log(`Vuelto a borrar lo que la copia traía de personas ya borradas: ${again}`);
    console.log(`Copia recuperada de ${source}. Arranca con npm start.`);
  } finally {
    done();
  }
}

function readList(list: string): string {
  if (existsSync(list)) return readFileSync(list, "utf8");
  console.log(`No hay lista de borrados en ${list}`);
  return "";
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
