import { dayMs } from "@estudio/contract";
import { UploadModel } from "@estudio/database";
import type { Deps } from "../deps";

const uploadLifetimeMs = dayMs;
const batchSize = 200;

/** Delete uploads after a day, used or not: the bytes, then the key. */
export async function forgetOldUploads({ db, storage }: Pick<Deps, "db" | "storage">, now: Date): Promise<void> {
  const before = new Date(now.getTime() - uploadLifetimeMs).toISOString();
  const old = await UploadModel.query(db).where("createdAt", "<", before).limit(batchSize);
  for (const { key } of old) {
    await storage.deleteUpload(key);
    await UploadModel.query(db).deleteById(key);
  }
}
