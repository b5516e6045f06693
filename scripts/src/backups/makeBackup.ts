import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type Backup, backupFile, nowIso } from "@estudio/contract";
import {
  connect,
  copyDatabase,
  erasureLines,
  erasuresFile,
  errorInWords,
  syncTree,
  writeDurably,
  writeList,
} from "@estudio/database";
import { dataDir, existingDatabase } from "../env";
import { copyTree, kept, ownBytes, requireRoom } from "./files";
import { rowsOf } from "./tables";
import { verifyBackup } from "./verifyBackup";

type Wishes = { name?: string; linked?: boolean };

/**
 * Back up one consistent state of the database, the pictures, the attachments and the secrets while the site runs.
 * The backup is verified by restoring it into a scratch place. With S3 the pictures stay in the bucket.
 * @param folder must not exist
 * @throws Error when the backup cannot be made. A failed verification is reported in `message`.
 */
export async function makeBackup(
  folder: string,
  { name = basename(folder), linked = false }: Wishes = {},
): Promise<Backup> {
  const startedAt = nowIso();
  const options = existingDatabase();
  const { file = "", databaseUrl } = options;
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
  requireRoom(folder, statSync(file, { throwIfNoEntry: false })?.size ?? 0);
  const db = connect(options);
  try {
    const before = await rowsOf(db);
    await copyDatabase(db, databaseUrl, folder);
    // A list of erasures stands outside the dump, because the latest list applies to every older backup.
    await writeDurably(join(folder, erasuresFile), await erasureLines(db));
    const after = await rowsOf(db);
    for (const one of kept)
      copyTree(join(dataDir(), one), join(folder, one), linked && (one === "media" || one === "private"));
    const tried = await verifyBackup(folder, { databaseUrl, dataDir: dataDir(), before, after }).then(
      (found) => ({ ...found, verifiedAt: nowIso(), message: "" }),
      (error) => ({ rows: 0, pictures: 0, verifiedAt: null, message: errorInWords(error) }),
    );
    await writeList(folder, name);
    const finishedAt = nowIso();
    const made: Backup = { name, startedAt, finishedAt, bytes: ownBytes(folder), ...tried };
    writeFileSync(join(folder, backupFile), JSON.stringify(made), { mode: 0o600 });
    await syncTree(folder);
    return made;
  } finally {
    await db.destroy();
  }
}
