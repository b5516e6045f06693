import { nowIso } from "@estudio/contract";
import type { Knex } from "knex";
import { AccountLinkModel, SessionModel, SignInStepModel, UserModel } from "../models";

/**
 * Gives somebody another password (its hash), in a transaction: their sessions, sign-ins half done and the links that were mailed to them end with it.
 * @param keep the stored id of a session that goes on @param madeUp nobody has chosen it
 */
export async function givePassword(
  trx: Knex.Transaction,
  userId: number,
  hash: string,
  { keep = "", madeUp = false } = {},
): Promise<UserModel> {
  await UserModel.query(trx).findById(userId).increment("version", 1);
  await SessionModel.query(trx).delete().where({ userId }).whereNot("id", keep);
  await AccountLinkModel.query(trx).delete().where({ userId });
  await SignInStepModel.query(trx).delete().where({ userId });
  return UserModel.query(trx).patchAndFetchById(userId, {
    password: hash,
    passwordMadeUp: madeUp,
    invitedAt: null,
    updatedAt: nowIso(),
  });
}
