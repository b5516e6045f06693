import { addMonths } from "@estudio/contract";
import { AccountLinkModel, AuditModel, SessionModel, SignInStepModel } from "@estudio/database";
import type { Knex } from "knex";
import { forgetReads } from "../privacy/readCounts";

const keptMonths = 12;

/** Return the moment twelve months before: for so long is kept who did what. */
export const yearBefore = (now: Date): string => addMonths(now, -keptMonths).toISOString();

/** Takes away what is not kept any longer: who did what a year ago, sessions, links and steps of a sign-in that are over. */
export async function forgetOldAccess(db: Knex, now: Date): Promise<void> {
  const at = now.toISOString();
  await AuditModel.query(db).delete().where("createdAt", "<", yearBefore(now));
  await SessionModel.query(db).delete().where("expiresAt", "<", at);
  await AccountLinkModel.query(db).delete().where("expiresAt", "<", at);
  await forgetReads(db, now);
  await SignInStepModel.query(db).delete().where("expiresAt", "<", at);
}
