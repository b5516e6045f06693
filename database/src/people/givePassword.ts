import { nowIso } from "@estudio/contract";
import type { Knex } from "knex";
import { AccountLinkModel, SessionModel, SignInStepModel, UserModel } from "../models/users";

/**
 * Set a password hash, in a transaction. Ends the user's sessions, unfinished sign-ins and mailed links.
 * @param keep the stored id of a session that must not end
 * @param madeUp generated, not chosen by the user
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
