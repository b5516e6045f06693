import { buffer } from "node:stream/consumers";
import { connect, endWithParent, keepThreadsAwake, MediaModel } from "@estudio/database";
import { connectionOptionsOf } from "../../connectionOptions";
import { readEnv } from "../../env";
import { createLog } from "../../observability/log";
import { createStorage } from "../../storage";
import { makeShare, makeVariants } from "./variants";

/**
 * Make the missing sizes of all pictures, newest first, then exit. Share images come first: networks cache the one they
 * find when a link is shared, and the sizes of a picture take seconds.
 */
async function main(): Promise<void> {
  const db = connect(connectionOptionsOf(env));
  const storage = createStorage(env);
  const failed = new Set<number>();
  const newestWithout = (what: "shareReady" | "ready") =>
    MediaModel.query(db)
      .where(what, 0)
      .whereNotIn("id", [...failed, 0])
      .orderBy("id", "desc")
      .first();
  for (;;) {
    const unshared = await newestWithout("shareReady");
    const picture = unshared ?? (await newestWithout("ready"));
    if (!picture) break;
    const original = await storage.open(`${picture.hash}.jpg`);
    try {
      const bytes = original && (await buffer(original.stream));
      if (bytes) await (unshared ? makeShare : makeVariants)(picture, bytes, storage);
      // If the focal point moved meanwhile, the version differs and the picture stays unfinished.
      await MediaModel.query(db)
        .findById(picture.id)
        .where({ version: picture.version })
        .patch(unshared ? { shareReady: true } : { ready: true });
    } catch (error) {
      log.error({ err: error, picture: picture.path }, "could not make the sizes of a picture");
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
  log.error({ err: error }, "the picture worker failed");
  process.exit(1);
});
