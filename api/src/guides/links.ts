import { createHash, randomBytes } from "node:crypto";
import { guideLinkHours, nowIso } from "@estudio/contract";
import { LeadLinkModel, LeadModel } from "@estudio/database";
import type { Knex } from "knex";

type Kind = "confirm" | "file";
const hourMs = 60 * 60 * 1000;
const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/** Makes a link for a lead, that holds from now on. @returns its token, which is kept nowhere */
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

const alive = (db: Knex, kind: Kind, token: string) =>
  LeadLinkModel.query(db)
    .where({ kind, hash: hashOf(token), usedAt: null })
    .where("until", ">", nowIso());

/** @returns the lead that this link belongs to, while it holds */
export async function linkFor(db: Knex, kind: Kind, token: string): Promise<LeadModel | undefined> {
  const link = await alive(db, kind, token).first();
  return link && LeadModel.query(db).findById(link.leadId);
}

/** The same, and the link holds no longer: of two who come at once, one finds it. */
export async function useLink(trx: Knex.Transaction, token: string): Promise<LeadModel | undefined> {
  const used = await alive(trx, "confirm", token).patch({ usedAt: nowIso() });
  const link = used > 0 ? await LeadLinkModel.query(trx).findOne({ hash: hashOf(token) }) : undefined;
  return link && LeadModel.query(trx).findById(link.leadId).forUpdate();
}
