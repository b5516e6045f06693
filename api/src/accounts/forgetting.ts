import { currentTime, nowIso } from "@estudio/contract";
import { AccountLinkModel, AuditModel, SessionModel, SignInStepModel } from "@estudio/database";
import type { Knex } from "knex";

/** Twelve months. */
function yearAgo(): string {
  const date = currentTime();
  date.setUTCFullYear(date.getUTCFullYear() - 1);
  return date.toISOString();
}

/** Takes away what is not kept any longer: who did what a year ago, sessions and links that are over. */
export async function forgetOldAccess(db: Knex): Promise<void> {
  const now = nowIso();
  await AuditModel.query(db).delete().where("createdAt", "<", yearAgo());
  await SessionModel.query(db).delete().where("expiresAt", "<", now);
  await AccountLinkModel.query(db).delete().where("expiresAt", "<", now);
  await SignInStepModel.query(db).delete().where("expiresAt", "<", now);
}
