import { currentTime } from "@estudio/contract";
import { OneTimeCodesModel } from "@estudio/database";
import type { Knex } from "knex";
import { Secret, TOTP } from "otpauth";
import type { Secrets } from "./secrets";

/** RFC 6238 as every application knows it: six figures, every thirty seconds, SHA-1. */
const stepSeconds = 30;
/** Clocks differ: the step before and the one after are good as well. */
const window = 1;

const totpOf = (secret: string, issuer = "", label = "") =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: "SHA1", digits: 6, period: stepSeconds });

/** @returns 160 random bits in base32 */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** @returns `otpauth://totp/…`: what the QR code holds */
export const addressOf = (secret: string, brand: string, email: string): string =>
  totpOf(secret, brand.replaceAll(":", " ").trim() || "Estudio", email).toString();

/** As people type it: blanks in the middle. */
export const isCode = (typed: string): boolean => /^\d{6}$/.test(bare(typed));
const bare = (typed: string) => typed.replace(/\s/g, "");

/** @returns the step the code is of, counted since 1970; undefined for a wrong one, or for what is no code at all */
export function stepOf(secret: string, typed: string): number | undefined {
  if (!isCode(typed)) return undefined;
  const timestamp = currentTime().getTime();
  const delta = totpOf(secret).validate({ token: bare(typed), timestamp, window });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / stepSeconds) + delta;
}

/** Takes a code of somebody who has turned codes on: each once, also of two who give it at the same moment. @returns whether it was good */
export async function takeCode(db: Knex, secrets: Secrets, userId: number, typed: string): Promise<boolean> {
  const row = await OneTimeCodesModel.query(db).findById(userId).whereNotNull("enabledAt");
  const secret = row && secrets.open(row.secret);
  const step = secret && stepOf(secret, typed);
  if (!step) return false;
  const taken = await OneTimeCodesModel.query(db)
    .findById(userId)
    .where("lastStep", "<", step)
    .patch({ lastStep: step });
  return taken === 1;
}
