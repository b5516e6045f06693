import { randomBytes } from "node:crypto";
import { guideLinkHours, nowIso } from "@estudio/contract";
import { hashOf, LeadLinkModel, LeadModel } from "@estudio/database";
import type { Knex } from "knex";

type Kind = "confirm" | "file";
const hourMs = 60 * 60 * 1000;

/**
 * Create a link for a lead, valid from now.
 * @returns its token, of which only the hash is stored
 */
export async function newLink(db: Knex, leadId: number, kind: Kind): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  await LeadLinkModel.query(db).insert({
    leadId,
    kind,
    hash: hashOf(token),
    until: nowIso(guideLinkHours[kind] * hourMs),
    usedAt: null,
    createdAt: nowIso(),
  });
  return token;
}

const validLinks = (db: Knex, kind: Kind, token: string) =>
  LeadLinkModel.query(db)
    .where({ kind, hash: hashOf(token), usedAt: null })
    .where("until", ">", nowIso());

/** Return the lead of a valid link. */
export async function linkFor(db: Knex, kind: Kind, token: string): Promise<LeadModel | undefined> {
  const link = await validLinks(db, kind, token).first();
  return link && LeadModel.query(db).findById(link.leadId);
}

/** Consume a confirmation link and return its lead. Of two concurrent requests one gets it. */
export async function consumeLink(trx: Knex.Transaction, token: string): Promise<LeadModel | undefined> {
  const used = await validLinks(trx, "confirm", token).patch({ usedAt: nowIso() });
  const link = used > 0 ? await LeadLinkModel.query(trx).findOne({ hash: hashOf(token) }) : undefined;
  return link && LeadModel.query(trx).findById(link.leadId).forUpdate();
}
