import { execFileSync } from "node:child_process";
import { closeSync, cpSync, existsSync, mkdirSync, openSync } from "node:fs";
import { join, resolve } from "node:path";
import { connect } from "@estudio/database";
import { databaseFromEnv, dataDir } from "./env";
import { mysqlArguments } from "./mysqlTools";

/**
 * `npm run backup -- <folder>`: a copy of the database as it is at one moment, the pictures and the secrets, while the
 * site goes on. With S3 the pictures stay where they are: the store has backups of its own.
 */
async function main(target: string | undefined): Promise<void> {
  if (!target) throw new Error("Di dónde: npm run backup -- <carpeta>");
  const folder = resolve(target);
  if (existsSync(folder)) throw new Error(`${folder} ya existe: di una carpeta nueva`);
  mkdirSync(folder, { recursive: true });
  if (process.env.DATABASE_URL) dumpMysql(process.env.DATABASE_URL, join(folder, "database.sql"));
  else await copySqlite(join(folder, "database.sqlite"));
  for (const name of ["media", "session-keys", "builder-token"]) {
    const from = join(dataDir(), name);
    if (existsSync(from)) cpSync(from, join(folder, name), { recursive: true });
  }
  console.log(`Copia hecha en ${folder}`);
}

async function copySqlite(file: string): Promise<void> {
  const db = connect(databaseFromEnv());
  try {
    await db.raw("VACUUM INTO ?", [file]);
  } finally {
    await db.destroy();
  }
}

function dumpMysql(url: string, file: string): void {
  const output = openSync(file, "wx");
  const { command, args, env } = mysqlArguments("dump", url);
  try {
    execFileSync(
      command,
      [...args.slice(0, -1), "--single-transaction", "--default-character-set=utf8mb4", ...args.slice(-1)],
      { stdio: ["ignore", output, "inherit"], env },
    );
  } finally {
    closeSync(output);
  }
}

main(process.argv[2]).catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
