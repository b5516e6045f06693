import { randomBytes } from "node:crypto";
import { type AccountLink, dayMs, messages, nowIso } from "@estudio/contract";
import { AccountLinkModel, hashOf, transaction, UserModel } from "@estudio/database";
import type { Knex } from "knex";
import { invalid } from "../errors";

type Kind = AccountLink["kind"];
const minuteMs = 60_000;
const lifetimeMs: Record<Kind, number> = { reset: 30 * minuteMs, invitation: 7 * dayMs };

/**
 * Create the link of a mail, when the mail is sent. An earlier link of that kind stops working.
 * @returns its token, which exists only in the mail. Only its hash is stored, so a leaked table contains no usable link.
 */
export async function makeLink(db: Knex, userId: number, kind: Kind): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = nowIso(lifetimeMs[kind]);
  await transaction(db, async (trx) => {
    await AccountLinkModel.query(trx).delete().where({ userId, kind });
    await AccountLinkModel.query(trx).insert({ id: hashOf(token), userId, kind, expiresAt });
  });
  return token;
}

/**
 * Return the user and the kind of a link.
 * @throws Refusal invalid: the link is used, replaced or expired
 */
export async function openLink(db: Knex, token: string): Promise<{ user: UserModel; kind: Kind }> {
  const link = await AccountLinkModel.query(db).findById(hashOf(token)).where("expiresAt", ">", nowIso());
  const user = link && (await UserModel.query(db).findById(link.userId));
  if (!link || !user?.isActive) throw invalid({ token: messages.linkUsed });
  return { user, kind: link.kind };
}

/**
 * Consume the link; of two concurrent requests one succeeds.
 * @throws Refusal invalid for the other
 */
export async function consumeLink(trx: Knex.Transaction, token: string): Promise<void> {
  if ((await AccountLinkModel.query(trx).deleteById(hashOf(token))) !== 1) throw invalid({ token: messages.linkUsed });
}
