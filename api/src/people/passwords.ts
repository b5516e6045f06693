import { messages } from "@estudio/contract";
import {
  commonlyKnown,
  givePassword,
  hashPassword,
  oweAccountNotice,
  passwordMatches,
  passwordProblem,
  transaction,
  type UserModel,
  writeAudit,
} from "@estudio/database";
import type { Deps } from "../deps";
import { invalid } from "../errors";
import { isLeaked } from "./leaked";
import type { Limits } from "./rateLimit";

type Person = Pick<UserModel, "name" | "email"> & Partial<Pick<UserModel, "password" | "passwordMadeUp">>;

/** @throws Refusal invalid at `password` for one that is too short here, easily guessed of this person or this studio, still the program's, or known to be stolen */
export async function requireGoodPassword(
  { db, env }: Pick<Deps, "db" | "env">,
  password: string,
  person: Person,
): Promise<void> {
  const known = await commonlyKnown(db, env.SITE_URL, person);
  const problem = await passwordProblem(password, env.PASSWORD_MIN_LENGTH, known);
  if (problem) throw invalid({ password: problem });
  if (person.passwordMadeUp && (await passwordMatches(password, person.password ?? "")))
    throw invalid({ password: messages.passwordMadeUp });
  if (env.LEAKED_PASSWORDS === "on" && (await isLeaked(password))) throw invalid({ password: messages.passwordLeaked });
}

/** @throws Refusal invalid at that field; too_many after ten wrong ones */
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
 * Gives the user a new password, ends their sessions in the same step, and owes them a mail that says so.
 * @param keep the stored id of the session that goes on
 */
export async function changePassword(
  { db, outbox }: Around,
  { of, by, password }: Change,
  keep = "",
): Promise<UserModel> {
  const hash = await hashPassword(password);
  const changed = await transaction(db, async (trx) => {
    await writeAudit(trx, "passwordChanged", by, of.name);
    if (outbox.enabled) await oweAccountNotice(trx, of.id, "passwordChanged");
    return givePassword(trx, of.id, hash, { keep });
  });
  outbox.announce();
  return changed;
}
