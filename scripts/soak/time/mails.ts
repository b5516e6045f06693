import { join } from "node:path";
import { monotonicMs, pause } from "@estudio/contract";
import { connect, MailModel } from "@estudio/database";

const settledWithinMs = 150_000;

export type Delivery = { received: number; twice: string[]; missing: string[]; uncertain: number };

/** Wait until every acknowledgement has gone, or is left to a person. */
export async function untilMailed(dataDir: string): Promise<void> {
  const db = connect({ file: join(dataDir, "estudio.sqlite") });
  try {
    const owed = () =>
      MailModel.query(db)
        .where({ kind: "acknowledgement" })
        .whereIn("state", ["waiting", "sending", "handed"])
        .resultSize();
    for (const until = monotonicMs() + settledWithinMs; (await owed()) > 0 && monotonicMs() < until; await pause(500));
  } finally {
    await db.destroy();
  }
}

/**
 * Count the letters. @param asked the visitors of this case, each of whom is owed one letter
 * @param earlier visitors who had theirs before @param letters all, from the beginning
 */
export async function delivery(
  dataDir: string,
  { asked, earlier, letters }: { asked: string[]; earlier: string[]; letters: string[] },
): Promise<Delivery> {
  const toVisitor = (email: string) =>
    letters.filter((letter) => letter.match(/^To: .*$/m)?.[0].includes(email)).length;
  const uncertain = await uncertainMails(dataDir);
  return {
    received: letters.length,
    twice: [...asked, ...earlier].filter((email) => toVisitor(email) > 1),
    missing: asked.filter((email) => toVisitor(email) === 0).slice(uncertain),
    uncertain,
  };
}

async function uncertainMails(dataDir: string): Promise<number> {
  const db = connect({ file: join(dataDir, "estudio.sqlite") });
  try {
    return await MailModel.query(db).where({ kind: "acknowledgement", state: "uncertain" }).resultSize();
  } finally {
    await db.destroy();
  }
}
