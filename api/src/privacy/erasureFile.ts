import { join } from "node:path";
import { erasureLines, erasuresFile, writeDurably } from "@estudio/database";
import type { Deps } from "../deps";

/** Puts the list beside the database, so that a restore from an older backup knows whom to erase again. In the database it is all the same: a disk that refuses holds up no erasure. */
export async function rememberErasures({ db, env, log }: Pick<Deps, "db" | "env" | "log">): Promise<void> {
  try {
    await writeDurably(join(env.DATA_DIR, erasuresFile), await erasureLines(db));
  } catch (err) {
    log.error({ err }, "list of erasures not written");
  }
}
