import { messages, password as passwordSchema } from "@estudio/contract";
import type { Knex } from "knex";
import { SettingsModel } from "../models";
import { guessable } from "./guessable";

/**
 * One rule for every new password, also the one that the environment names for the first owner: of that nothing is known, for a
 * start must not fail because of a likeness.
 * @param minimum how long it must be here
 * @param known what everybody knows of whose it is, and of the studio
 * @returns what is wrong with it, for who chose it
 */
export async function passwordProblem(
  password: string,
  minimum: number,
  known: string[] = [],
): Promise<string | undefined> {
  if (password.length < minimum) return messages.passwordShort(minimum);
  const wrong = passwordSchema.safeParse(password).error?.issues[0]?.message;
  return wrong ?? guessable(password, known);
}

type Person = { name: string; email: string };

/** @returns what everybody knows of a person and of the studio: their names and addresses */
export async function commonlyKnown(db: Knex, siteUrl: string, { name, email }: Person): Promise<string[]> {
  const { brand = "" } = (await SettingsModel.query(db).findById(1)) ?? {};
  const host = URL.canParse(siteUrl) ? new URL(siteUrl).hostname : "";
  return [name, email, brand, host].filter(Boolean);
}
