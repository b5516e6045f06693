import { messages } from "@estudio/contract";
import { hashPassword, passwordMatches, passwordProblem, transaction, UserModel } from "@estudio/database";
import type { Knex } from "knex";
import type { Env } from "../env";
import { invalid } from "../errors";
import type { Limits } from "./rateLimit";
import { endSessions } from "./session";

/** @throws Refusal invalid at `password` for one that is too short here, or among the commonest */
export function requireGoodPassword(password: string, env: Env): void {
  const problem = passwordProblem(password, env.PASSWORD_MIN_LENGTH);
  if (problem) throw invalid({ password: problem });
}

/** @throws Refusal invalid at `current`; too_many after ten wrong ones */
export async function requireCurrentPassword(limits: Limits, user: UserModel, current = ""): Promise<void> {
  const key = String(user.id);
  await limits.require("ownPassword", key);
  if (!(await passwordMatches(current, user.password))) throw invalid({ current: messages.currentPassword });
  await limits.forget("ownPassword", key);
}

/**
 * Gives the user a new password and ends their sessions in the same step.
 * @param keep the cookie key of the session that goes on
 */
export async function changePassword(db: Knex, userId: number, password: string, keep?: string): Promise<UserModel> {
  const hash = await hashPassword(password);
  return transaction(db, async (trx) => {
    await UserModel.query(trx).findById(userId).increment("version", 1);
    await endSessions(trx, userId, keep);
    return UserModel.query(trx).patchAndFetchById(userId, { password: hash, updatedAt: new Date().toISOString() });
  });
}
