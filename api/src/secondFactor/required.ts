import { messages, type Operation } from "@estudio/contract";
import { hasSecondFactor, SettingsModel, type UserModel } from "@estudio/database";
import type { Knex } from "knex";
import { Refusal } from "../errors";

export async function isRequired(db: Knex): Promise<boolean> {
  const settings = await SettingsModel.query(db).findById(1).select("requireSecondFactor");
  return settings?.requireSecondFactor ?? false;
}

/** Return whether the user must set up a second factor before doing anything else. */
export const mustSetUp = async (db: Knex, user: UserModel): Promise<boolean> =>
  (await isRequired(db)) && !(await hasSecondFactor(db, user.id));

/**
 * Check that the user has the second factor that the studio requires. Calls to set one up are exempt.
 * @throws Refusal `second_factor_needed`
 */
export async function requireSetUp(db: Knex, user: UserModel, operation: Operation): Promise<void> {
  if (!operation.unprotected && (await mustSetUp(db, user)))
    throw new Refusal("second_factor_needed", messages.setUpFactor);
}
