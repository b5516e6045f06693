import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { backupPlace, connect } from "@estudio/database";
import type { Knex } from "knex";

export type Row = Record<string, unknown>;
export type Tables = Map<string, Map<string, Row>>;
export type Census = {
  tables: Tables;
  files: Set<string>;
  goodBackups: string[];
  releases: string[];
};

/** Counters and indexes: their rows come and go with every request or save. */
const passing = [
  "rate_limits",
  "list_versions",
  "search_words",
  "leases",
  "machine_clocks",
  "sign_in_steps",
  "previews",
];
/** In DATA_DIR, beside what people have sent: the site, the backups, the database, sockets and keys. */
const notFiles = /^(?:site|backups)\/|\.sqlite|\.sock$|builder-token|reserve/;

/** Count everything that a studio has: rows by their primary key, files, verified backups, releases. */
export async function census(dataDir: string): Promise<Census> {
  const db = connect({ file: join(dataDir, "estudio.sqlite") });
  try {
    const backups = await backupPlace(dataDir).list();
    const releases = join(dataDir, "site/releases");
    return {
      tables: await allRows(db),
      files: new Set(
        readdirSync(dataDir, { recursive: true, encoding: "utf8" }).filter((file) => !notFiles.test(file)),
      ),
      goodBackups: backups.filter(({ verifiedAt }) => verifiedAt).map(({ name }) => name),
      releases: existsSync(releases) ? readdirSync(releases).filter((name) => !name.startsWith(".")) : [],
    };
  } finally {
    await db.destroy();
  }
}

async function allRows(db: Knex): Promise<Tables> {
  const found: { name: string }[] = await db("sqlite_master").where({ type: "table" }).select("name");
  const names = found
    .map(({ name }) => name)
    .filter((name) => !/^(?:sqlite|knex)_/.test(name) && !passing.includes(name));
  const tables: Tables = new Map();
  for (const name of names.sort()) {
    const columns: { name: string; pk: number }[] = await db.raw(`PRAGMA table_info(${name})`);
    const key = columns.filter(({ pk }) => pk > 0).map((column) => camelCase(column.name));
    const rows: Row[] = await db.raw(`SELECT * FROM ${name}`);
    tables.set(name, new Map(rows.map((row) => [key.map((column) => String(row[column])).join("/"), row])));
  }
  return tables;
}

const camelCase = (name: string) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

export const countOf = ({ tables }: Census): number => [...tables.values()].reduce((sum, { size }) => sum + size, 0);
