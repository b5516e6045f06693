import { join } from "node:path";
import { erasureLines, erasuresFile, writeDurably } from "@estudio/database";
import type { Deps } from "../deps";

type Beside = Pick<Deps, "db" | "log"> & { env: Pick<Deps["env"], "DATA_DIR"> };

let turn = Promise.resolve();

/**
 * Write the list of erasures to a file beside the database, so that a restore from an older backup can repeat them. A
 * failed write does not block the erasure. Writes are serialized, so that the newest list remains.
 */
export function writeErasuresFile(deps: Beside): Promise<void> {
  turn = turn.then(() => writeList(deps));
  return turn;
}

async function writeList({ db, env, log }: Beside): Promise<void> {
  try {
    await writeDurably(join(env.DATA_DIR, erasuresFile), await erasureLines(db));
  } catch (err) {
    log.error({ err }, "could not write the list of erasures");
  }
}
