import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import {
  type ConnectionOptions,
  connect,
  errorInWords,
  loadMysql,
  migrate,
  repeatErasures,
  requestBuild,
  transaction,
  useDataDir,
} from "@estudio/database";
import { checkBackup } from "./backups/checkBackup";
import { kept } from "./backups/files";
import { findBackup } from "./backups/findBackup";
import { command } from "./command";
import { databaseFromEnv, dataDir } from "./env";

const usage = `npm run restore -- COPIA [LISTA…] [--incompleta]
  COPIA         una carpeta, s3://cubo/carpeta/nombre, el nombre de una copia o latest: la última buena
  LISTA         más listas de personas ya borradas (erasures.txt)
  --incompleta  también una carpeta dañada: lo que queda de ella`;

/**
 * `npm run restore -- COPIA`: restore a backup into an empty DATA_DIR and, with MySQL, an empty database. The server
 * must be stopped.
 * The backup is checked first; a damaged one is restored only with `--incompleta`. An older schema is migrated, and
 * the next `npm start` builds the site.
 * People erased since that backup are erased again, from the erasure lists beside it and those passed as arguments.
 */
async function restore(source: string | undefined, lists: string[], isIncomplete: boolean): Promise<void> {
  if (!source) throw new Error(`Di qué copia:\n${usage}`);
  const options = databaseFromEnv();
  useDataDir(dataDir());
  const { folder, erasures, done } = await findBackup(source);
  try {
    requireSameEngine(folder, options);
    await requireEmpty(options);
    const doubt = await checkBackup(folder, options.databaseUrl).catch((error) => {
      const found = `La copia está dañada o incompleta: ${errorInWords(error)}`;
      if (isIncomplete) return found;
      throw new Error(`${found}. Recupera otra, o lo que queda de esta con --incompleta`);
    });
    if (doubt) console.log(doubt);
    const again = await bringBack(folder, options, [erasures, ...lists.map(readLines)].join("\n"));
    if (again > 0) console.log(`Vuelto a borrar lo que la copia traía de personas ya borradas: ${again}`);
    console.log(`Copia recuperada de ${source}. Arranca con npm start.`);
  } finally {
    done();
  }
}

function readLines(list: string): string {
  if (existsSync(list)) return readFileSync(list, "utf8");
  console.log(`No hay lista de borrados en ${list}`);
  return "";
}

function requireSameEngine(folder: string, { databaseUrl }: ConnectionOptions): void {
  const has = (name: string) => existsSync(join(folder, name));
  if (has(databaseUrl ? "database.sql" : "database.sqlite")) return;
  if (has("database.sql"))
    throw new Error("Esta copia es de la otra base de datos (MySQL o MariaDB): di en DATABASE_URL en cuál se recupera");
  if (has("database.sqlite"))
    throw new Error("Esta copia es de la otra base de datos (la incorporada): se recupera sin DATABASE_URL");
  throw new Error(`En ${folder} no hay ninguna base de datos: no es una copia, o está dañada`);
}

async function requireEmpty(options: ConnectionOptions): Promise<void> {
  const there = databaseFiles.map((name) => join(dataDir(), name)).find(existsSync);
  if (!options.databaseUrl) {
    if (there) throw new Error(`${there} ya existe: la copia se recupera en un DATA_DIR vacío`);
    return;
  }
  const db = connect(options);
  const [tables] = await db.raw("SHOW TABLES").finally(() => db.destroy());
  if (tables.length > 0) throw new Error("La base de datos no está vacía: la copia se recupera en una vacía");
}

/** The embedded database, and SQLite's write-ahead log and shared memory beside it. */
const databaseFiles = ["estudio.sqlite", "estudio.sqlite-wal", "estudio.sqlite-shm"];

/**
 * Copy everything into its place. On failure an empty DATA_DIR is empty again.
 * @returns how many records of erased people were erased again
 * @throws Error in Spanish; with MySQL it names the statements that empty the database
 */
async function bringBack(folder: string, options: ConnectionOptions, erasures: string): Promise<number> {
  const news = [...databaseFiles, ...kept].map((name) => join(dataDir(), name)).filter((path) => !existsSync(path));
  try {
    if (options.databaseUrl) loadMysql(options.databaseUrl, join(folder, "database.sql"));
    else cpSync(join(folder, "database.sqlite"), join(dataDir(), "estudio.sqlite"));
    for (const name of kept) {
      const from = join(folder, name);
      if (existsSync(from)) cpSync(from, join(dataDir(), name), { recursive: true, force: false });
    }
    return await bringUpToDate(options, erasures);
  } catch (error) {
    for (const path of news) rmSync(path, { recursive: true, force: true });
    throw new Error(`No se ha podido recuperar la copia. ${errorInWords(error)}${howToEmpty(options)}`);
  }
}

function howToEmpty({ databaseUrl }: ConnectionOptions): string {
  if (!databaseUrl) return "";
  const name = decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
  const statements = `DROP DATABASE \`${name}\`; CREATE DATABASE \`${name}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`;
  return `\nLa base de datos ha quedado a medias; antes de repetirlo, vacíala: ${statements}`;
}

/** Migrate the restored database and request a build: releases are not part of a backup. */
async function bringUpToDate(options: ConnectionOptions, erasures: string): Promise<number> {
  const db = connect(options);
  try {
    await migrate(db);
    const again = await repeatErasures(db, erasures);
    await transaction(db, (trx) => requestBuild(trx, { explicit: { reason: "Copia recuperada", release: null } }));
    return again;
  } finally {
    await db.destroy();
  }
}

command({
  usage,
  options: ["incompleta"],
  words: Number.POSITIVE_INFINITY,
  work: ([source, ...lists], asked) => restore(source, lists, asked("incompleta")),
});
