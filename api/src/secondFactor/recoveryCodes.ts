import { randomBytes } from "node:crypto";
import { nowIso } from "@estudio/contract";
import { hashOf, RecoveryCodeModel } from "@estudio/database";
import type { Knex } from "knex";

const codeCount = 10;
/** Without letters and digits that look alike. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";
const groupCount = 4;
const lettersPerGroup = 4;

const normalized = (typed: string) => typed.toLowerCase().replace(/[^a-z0-9]/g, "");

function newCode(): string {
  const bytes: number[] = [];
  // Larger bytes are discarded, so that all letters are equally likely.
  const byteLimit = 256 - (256 % letters.length);
  while (bytes.length < groupCount * lettersPerGroup)
    bytes.push(...[...randomBytes(32)].filter((byte) => byte < byteLimit));
  const text = bytes.map((byte) => letters[byte % letters.length]).slice(0, groupCount * lettersPerGroup);
  return Array.from({ length: groupCount }, (_, index) =>
    text.slice(index * lettersPerGroup, (index + 1) * lettersPerGroup).join(""),
  ).join("-");
}

/**
 * Replace the user's recovery codes by ten new ones. Only their hashes are stored. A plain hash is enough: a code has 79
 * random bits, too many for brute force on a stolen table.
 */
export async function makeRecoveryCodes(trx: Knex.Transaction, userId: number): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, newCode);
  await RecoveryCodeModel.query(trx).delete().where({ userId });
  for (const code of codes)
    await RecoveryCodeModel.query(trx).insert({ userId, hash: hashOf(normalized(code)), usedAt: null });
  return codes;
}

/** Use up a recovery code. Return whether it was valid and unused. */
export async function takeRecoveryCode(db: Knex, userId: number, typed: string): Promise<boolean> {
  const usedAt = nowIso();
  const hash = hashOf(normalized(typed));
  return (await RecoveryCodeModel.query(db).where({ userId, hash }).whereNull("usedAt").patch({ usedAt })) === 1;
}

export const recoveryLeft = (db: Knex, userId: number): Promise<number> =>
  RecoveryCodeModel.query(db).where({ userId }).whereNull("usedAt").resultSize();
