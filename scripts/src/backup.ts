import { cpSync, existsSync } from "node:fs";
import { join, resolve } from "node:path";
import {
  connect,
  copyDatabase,
  erasureLines,
  erasuresFile,
  errorInWords,
  syncTree,
  writeDurably,
} from "@estudio/database";
import { databaseFromEnv, dataDir } from "./env";

/**
 * `npm run backup -- <folder>`: a copy of the database as it is at one moment, the pictures and the secrets, while the
 * site goes on. With S3 the pictures stay where they are: the store has backups of its own.
 */
async function main(target: string | undefined): Promise<void> {
  if (!target) throw new Error("Di dónde: npm run backup -- <carpeta>");
  const folder = resolve(target);
  if (existsSync(folder)) throw new Error(`${folder} ya existe: di una carpeta nueva`);
  const db = connect(databaseFromEnv());
  try {
    await copyDatabase(db, process.env.DATABASE_URL, folder);
    // Beside the database: of all copies, the latest list counts for each.
    await writeDurably(join(folder, erasuresFile), await erasureLines(db));
  } finally {
    await db.destroy();
  }
  for (const name of ["media", "private", "session-keys", "builder-token"]) {
    const from = join(dataDir(), name);
    if (existsSync(from)) cpSync(from, join(folder, name), { recursive: true });
  }
  await syncTree(folder);
  console.log(`Copia hecha en ${folder}`);
}

main(process.argv[2]).catch((error) => {
  console.error(errorInWords(error));
  process.exitCode = 1;
});
