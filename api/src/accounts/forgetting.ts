import { addMonths, currentTime, nowIso } from "@estudio/contract";
import { AccountLinkModel, AuditModel, SessionModel, SignInStepModel } from "@estudio/database";
import type { Knex } from "knex";
import { forgetReads } from "../privacy/readCounts";

const keptMonths = 12;

/** Takes away what is not kept any longer: who did what a year ago, sessions and links that are over. */
export async function forgetOldAccess(db: Knex): Promise<void> {
  const now = nowIso();
  await AuditModel.query(db).delete().where("createdAt", "<", addMonths(currentTime(), -keptMonths).toISOString());
  await SessionModel.query(db).delete().where("expiresAt", "<", now);
  await AccountLinkModel.query(db).delete().where("expiresAt", "<", now);
  await forgetReads(db);
  await SignInStepModel.query(db).delete().where("expiresAt", "<", now);
}
