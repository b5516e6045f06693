import { nowIso } from "@estudio/contract";
import type { Knex } from "knex";
import { OneTimeCodesModel, PasskeyModel, RecoveryCodeModel, SignInStepModel } from "../models";

/** @returns those of these users who are asked for more than the password */
export async function withSecondFactor(db: Knex, userIds: number[]): Promise<Set<number>> {
  const codes = await OneTimeCodesModel.query(db).select("userId").whereIn("userId", userIds).whereNotNull("enabledAt");
  const passkeys = await PasskeyModel.query(db).select("userId").whereIn("userId", userIds);
  return new Set([...codes, ...passkeys].map(({ userId }) => userId));
}

export const hasSecondFactor = async (db: Knex, userId: number): Promise<boolean> =>
  (await withSecondFactor(db, [userId])).has(userId);

/**
 * Takes codes, passkeys and recovery codes away from somebody, in a transaction. Sign-ins half done go as well.
 * @returns whether there was anything to take
 */
export async function takeSecondFactor(trx: Knex.Transaction, userId: number): Promise<boolean> {
  const had = await hasSecondFactor(trx, userId);
  await OneTimeCodesModel.query(trx).delete().where({ userId });
  await PasskeyModel.query(trx).delete().where({ userId });
  await RecoveryCodeModel.query(trx).delete().where({ userId });
  await SignInStepModel.query(trx).delete().where({ userId });
  return had;
}

type Notice = "passwordChanged" | "factorAdded" | "factorRemoved";

/**
 * Owes somebody a mail about a change of how they enter, in the transaction of the change. Where no mails go out none is owed.
 * @param what was added or removed, as the mail says it: «la llave de acceso «Portátil»»
 */
export async function oweAccountNotice(trx: Knex.Transaction, userId: number, kind: Notice, what = ""): Promise<void> {
  const at = nowIso();
  const words = { answerKey: "", subject: "", text: what, error: "" };
  await trx("outbox").insert({ userId, kind, state: "waiting", attempts: 0, dueAt: at, createdAt: at, ...words });
}
