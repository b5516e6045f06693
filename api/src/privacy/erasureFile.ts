import { join } from "node:path";
import { erasureLines, erasuresFile, writeDurably } from "@estudio/database";
import type { Deps } from "../deps";

type Beside = Pick<Deps, "db" | "log"> & { env: Pick<Deps["env"], "DATA_DIR"> };

let turn = Promise.resolve();

/**
 * Puts the list beside the database, so that a restore from an older backup knows whom to erase again. In the database it is all the same: a
 * disk that refuses holds up no erasure. One after the other: the list that was read last is the one that stays.
 */
export function rememberErasures(deps: Beside): Promise<void> {
  turn = turn.then(() => writeList(deps));
  return turn;
}

async function writeList({ db, env, log }: Beside): Promise<void> {
  try {
    await writeDurably(join(env.DATA_DIR, erasuresFile), await erasureLines(db));
  } catch (err) {
    log.error({ err }, "list of erasures not written");
  }
}
