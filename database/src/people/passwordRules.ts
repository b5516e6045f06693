import { messages, password as passwordSchema } from "@estudio/contract";
import type { Knex } from "knex";
import { SettingsModel } from "../models/site";
import { whyGuessable } from "./guessable";

/**
 * Check a new password. The same rule applies to the first owner's password from the environment, without `known`,
 * because a start must not fail for a similarity.
 * @param minimum minimum length
 * @param known publicly known words about the user and the studio
 * @returns the problem, as a message for the user
 */
export async function passwordProblem(
  password: string,
  minimum: number,
  known: string[] = [],
): Promise<string | undefined> {
  if (password.length < minimum) return messages.passwordShort(minimum);
  const wrong = passwordSchema.safeParse(password).error?.issues[0]?.message;
  return wrong ?? whyGuessable(password, known);
}

type Person = { name: string; email: string };

/** Return what is publicly known about a user and the studio: names and addresses. */
export async function publiclyKnown(db: Knex, siteUrl: string, { name, email }: Person): Promise<string[]> {
  const { brand = "" } = (await SettingsModel.query(db).findById(1)) ?? {};
  const host = URL.canParse(siteUrl) ? new URL(siteUrl).hostname : "";
  return [name, email, brand, host].filter(Boolean);
}
