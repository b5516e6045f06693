import { messages } from "@estudio/contract";
import {
  givePassword,
  hashPassword,
  passwordMatches,
  passwordProblem,
  transaction,
  type UserModel,
  writeAudit,
} from "@estudio/database";
import type { Knex } from "knex";
import type { Env } from "../env";
import { invalid } from "../errors";
import type { Limits } from "./rateLimit";

/** @throws Refusal invalid at `password` for one that is too short here, or easily guessed of this person */
export async function requireGoodPassword(
  password: string,
  env: Env,
  person: Pick<UserModel, "name" | "email">,
): Promise<void> {
  const problem = await passwordProblem(password, env.PASSWORD_MIN_LENGTH, person);
  if (problem) throw invalid({ password: problem });
}

/** @throws Refusal invalid at `current`; too_many after ten wrong ones */
export async function requireCurrentPassword(limits: Limits, user: UserModel, current = ""): Promise<void> {
  const key = String(user.id);
  await limits.require("ownPassword", key);
  if (!(await passwordMatches(current, user.password))) throw invalid({ current: messages.currentPassword });
  await limits.forget("ownPassword", key);
}

type Change = { of: UserModel; by: UserModel; password: string };

/**
 * Gives the user a new password and ends their sessions in the same step.
 * @param keep the stored id of the session that goes on
 */
export async function changePassword(db: Knex, { of, by, password }: Change, keep?: string): Promise<UserModel> {
  const hash = await hashPassword(password);
  return transaction(db, async (trx) => {
    await writeAudit(trx, "passwordChanged", by, of.name);
    return givePassword(trx, of.id, hash, keep);
  });
}
