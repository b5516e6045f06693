import { currentTime } from "@estudio/contract";
import { OneTimeCodesModel } from "@estudio/database";
import type { Knex } from "knex";
import { Secret, TOTP } from "otpauth";
import type { Secrets } from "./secrets";

/** RFC 6238 with the parameters all apps support: six digits, 30 s, SHA-1. */
const stepSeconds = 30;
/** Clocks differ: the previous and the next step are accepted. */
const window = 1;

const totpOf = (secret: string, issuer = "", label = "") =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: "SHA1", digits: 6, period: stepSeconds });

/** Return 160 random bits in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** Return the `otpauth://totp/…` URI for the QR code. */
export const totpUri = (secret: string, brand: string, email: string): string =>
  totpOf(secret, brand.replaceAll(":", " ").trim() || "Estudio", email).toString();

/** Whether the text is a code, possibly typed with spaces. */
export const isCode = (typed: string): boolean => /^\d{6}$/.test(withoutSpaces(typed));
const withoutSpaces = (typed: string) => typed.replace(/\s/g, "");

/** Return the time step of a code, counted since 1970; undefined for a wrong or malformed code. */
export function timeStepOf(secret: string, typed: string): number | undefined {
  if (!isCode(typed)) return undefined;
  const timestamp = currentTime().getTime();
  const delta = totpOf(secret).validate({ token: withoutSpaces(typed), timestamp, window });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / stepSeconds) + delta;
}

/**
 * Use up a code of a user who has codes turned on. A code works once, also in simultaneous requests.
 * @returns whether the code was valid
 */
export async function takeCode(db: Knex, secrets: Secrets, userId: number, typed: string): Promise<boolean> {
  const row = await OneTimeCodesModel.query(db).findById(userId).whereNotNull("enabledAt");
  const secret = row && secrets.open(row.secret);
  const step = secret && timeStepOf(secret, typed);
  if (!step) return false;
  const taken = await OneTimeCodesModel.query(db)
    .findById(userId)
    .where("lastStep", "<", step)
    .patch({ lastStep: step });
  return taken === 1;
}
