import { nowIso } from "@estudio/contract";
import type { Knex } from "knex";
import { OneTimeCodesModel, PasskeyModel, RecoveryCodeModel, SignInStepModel } from "../models/users";

/** Return those of these users who have a second factor. */
export async function withSecondFactor(db: Knex, userIds: number[]): Promise<Set<number>> {
  const codes = await OneTimeCodesModel.query(db).select("userId").whereIn("userId", userIds).whereNotNull("enabledAt");
  const passkeys = await PasskeyModel.query(db).select("userId").whereIn("userId", userIds);
  return new Set([...codes, ...passkeys].map(({ userId }) => userId));
}

export const hasSecondFactor = async (db: Knex, userId: number): Promise<boolean> =>
  (await withSecondFactor(db, [userId])).has(userId);

/**
 * Delete a user's codes, passkeys and recovery codes, in a transaction. Unfinished sign-ins end, too.
 * @returns whether there were any
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
 * Queue a mail about a changed credential, in the transaction of the change. Call it only if mail is enabled.
 * @param what the added or removed factor in the words of the mail: «la llave de acceso «Portátil»»
 */
export async function queueAccountNotice(
  trx: Knex.Transaction,
  userId: number,
  kind: Notice,
  what = "",
): Promise<void> {
  const at = nowIso();
  const words = { answerKey: "", subject: "", text: what, error: "" };
  await trx("outbox").insert({ userId, kind, state: "waiting", attempts: 0, dueAt: at, createdAt: at, ...words });
}
