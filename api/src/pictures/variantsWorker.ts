import { buffer } from "node:stream/consumers";
import { connect, endWithParent, keepThreadsAwake, MediaModel } from "@estudio/database";
import { databaseOf } from "../databaseOf";
import { createLog } from "../door/log";
import { readEnv } from "../env";
import { createStorage } from "../storage";
import { makeShare, makeVariants } from "./variants";

/** Makes the sizes of every picture that lacks them, newest first, then ends. */
async function main(): Promise<void> {
  const db = connect(databaseOf(env));
  const storage = createStorage(env);
  const failed = new Set<number>();
  for (;;) {
    const picture = await MediaModel.query(db)
      .where((lacks) => lacks.where({ ready: 0 }).orWhere({ shareReady: 0 }))
      .whereNotIn("id", [...failed, 0])
      .orderBy("id", "desc")
      .first();
    if (!picture) break;
    const original = await storage.open(`${picture.hash}.jpg`);
    try {
      const bytes = original && (await buffer(original.stream));
      if (bytes) await makeShare(picture, bytes, storage);
      if (bytes) await makeVariants(picture, bytes, storage);
      // Its focal point may have been moved meanwhile: then there is more to make.
      await MediaModel.query(db)
        .findById(picture.id)
        .where({ version: picture.version })
        .patch({ ready: true, shareReady: true });
    } catch (error) {
      log.error({ err: error, picture: picture.path }, "sizes of a picture not made");
      failed.add(picture.id);
    }
  }
  await db.destroy();
}

const env = readEnv();
const log = createLog(env);
endWithParent();
keepThreadsAwake();
main().catch((error) => {
  log.error({ err: error }, "pictures");
  process.exit(1);
});
