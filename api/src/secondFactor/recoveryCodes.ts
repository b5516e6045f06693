import { createHash, randomBytes } from "node:crypto";
import { nowIso } from "@estudio/contract";
import { RecoveryCodeModel } from "@estudio/database";
import type { Knex } from "knex";

const howMany = 10;
/** Without the letters and figures that are mistaken for one another. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";
const groups = 4;
const ofLetters = 4;

/** 79 random bits each: nobody finds one by trying, also not in a stolen table. */
const hashOf = (code: string) => createHash("sha256").update(code).digest("hex");
const bare = (typed: string) => typed.toLowerCase().replace(/[^a-z0-9]/g, "");

function newCode(): string {
  const bytes: number[] = [];
  // What does not divide evenly is thrown away: every letter is as likely as the others.
  const most = 256 - (256 % letters.length);
  while (bytes.length < groups * ofLetters) bytes.push(...[...randomBytes(32)].filter((byte) => byte < most));
  const text = bytes.map((byte) => letters[byte % letters.length]).slice(0, groups * ofLetters);
  return Array.from({ length: groups }, (_, index) =>
    text.slice(index * ofLetters, (index + 1) * ofLetters).join(""),
  ).join("-");
}

/** Ten codes instead of those of before. @returns them, which exist nowhere else */
export async function makeRecoveryCodes(trx: Knex.Transaction, userId: number): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode);
  await RecoveryCodeModel.query(trx).delete().where({ userId });
  for (const code of codes)
    await RecoveryCodeModel.query(trx).insert({ userId, hash: hashOf(bare(code)), usedAt: null });
  return codes;
}

/** Uses one up. @returns whether it was one of theirs, unused */
export async function takeRecoveryCode(db: Knex, userId: number, typed: string): Promise<boolean> {
  const usedAt = nowIso();
  const hash = hashOf(bare(typed));
  return (await RecoveryCodeModel.query(db).where({ userId, hash }).whereNull("usedAt").patch({ usedAt })) === 1;
}

export const recoveryLeft = (db: Knex, userId: number): Promise<number> =>
  RecoveryCodeModel.query(db).where({ userId }).whereNull("usedAt").resultSize();
