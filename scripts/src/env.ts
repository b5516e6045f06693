import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { type ConnectionOptions, copyBeforeMigrating, migrate, useDataDir } from "@estudio/database";
import type { Knex } from "knex";

/** @throws Error when the variable is missing or empty */
export function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Falta la variable de entorno ${name}`);
  return value;
}

export const dataDir = () => resolve(process.env.DATA_DIR || ".data");

/** @throws Error when DATABASE_URL is not of MySQL, or DATA_DIR cannot hold the embedded database */
export function databaseFromEnv(): ConnectionOptions {
  const { DATABASE_URL: databaseUrl } = process.env;
  if (databaseUrl && !databaseUrl.startsWith("mysql://")) throw new Error("DATABASE_URL: debe empezar por mysql://");
  const folder = databaseUrl ? dataDir() : useDataDir(dataDir());
  return { databaseUrl, file: join(folder, "estudio.sqlite") };
}

/**
 * Return the options of a database that exists: a mistyped DATA_DIR must not create an empty one.
 * @throws Error naming DATA_DIR
 */
export function existingDatabase(): ConnectionOptions {
  if (!process.env.DATABASE_URL && !existsSync(join(dataDir(), "estudio.sqlite")))
    throw new Error(`No hay ninguna base de datos en DATA_DIR=${dataDir()}`);
  return databaseFromEnv();
}

/** Migrate the database to the newest schema, after copying it. */
export const migrated = (db: Knex): Promise<string[]> =>
  migrate(db, { before: () => copyBeforeMigrating(db, process.env.DATABASE_URL, dataDir()) });
