import { messages } from "@estudio/contract";
import {
  givePassword,
  hashPassword,
  passwordMatches,
  passwordProblem,
  publiclyKnown,
  queueAccountNotice,
  transaction,
  type UserModel,
  writeAudit,
} from "@estudio/database";
import type { Deps } from "../deps";
import { invalid } from "../errors";
import type { Limits } from "../rateLimits/rateLimit";
import { isLeaked } from "./leaked";

type Person = Pick<UserModel, "name" | "email"> & Partial<Pick<UserModel, "password" | "passwordMadeUp">>;

/**
 * Require a password that is long enough, hard to guess for this user and studio, chosen by the user and not leaked.
 * @throws Refusal `invalid` at `password`
 */
export async function requireGoodPassword(
  { db, env }: Pick<Deps, "db" | "env">,
  password: string,
  person: Person,
): Promise<void> {
  const known = await publiclyKnown(db, env.SITE_URL, person);
  const problem = await passwordProblem(password, env.PASSWORD_MIN_LENGTH, known);
  if (problem) throw invalid({ password: problem });
  if (person.passwordMadeUp && (await passwordMatches(password, person.password ?? "")))
    throw invalid({ password: messages.passwordMadeUp });
  if (env.LEAKED_PASSWORDS === "on" && (await isLeaked(password))) throw invalid({ password: messages.passwordLeaked });
}

/**
 * Require the user's current password.
 * @throws Refusal `invalid` at `field`; `too_many` after ten wrong attempts
 */
export async function requireCurrentPassword(
  limits: Limits,
  user: UserModel,
  current = "",
  field = "current",
): Promise<void> {
  const key = String(user.id);
  await limits.require("ownPassword", key);
  if (!(await passwordMatches(current, user.password))) throw invalid({ [field]: messages.currentPassword });
  await limits.forget("ownPassword", key);
}

type Change = { of: UserModel; by: UserModel; password: string };
type Around = Pick<Deps, "db" | "outbox">;

/**
 * Change the password, end the user's sessions in the same transaction and queue a notice by mail.
 * @param keep the stored id of a session that must not end
 */
export async function changePassword(
  { db, outbox }: Around,
  { of, by, password }: Change,
  keep = "",
): Promise<UserModel> {
  const hash = await hashPassword(password);
  const changed = await transaction(db, async (trx) => {
    await writeAudit(trx, "passwordChanged", by, of.name);
    if (outbox.enabled) await queueAccountNotice(trx, of.id, "passwordChanged");
    return givePassword(trx, of.id, hash, { keep });
  });
  outbox.announce();
  return changed;
}
