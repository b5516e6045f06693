import { addMonths } from "@estudio/contract";
import { AccountLinkModel, AuditModel, SessionModel, SignInStepModel } from "@estudio/database";
import type { Knex } from "knex";
import { forgetReads } from "../privacy/readCounts";

const keptMonths = 12;

/** Return the moment up to which audit entries are deleted, as ISO 8601. */
export const auditCutoff = (now: Date): string => addMonths(now, -keptMonths).toISOString();

/** Delete audit entries older than a year, and expired sessions, links and sign-in steps. */
export async function deleteExpiredAccess(db: Knex, now: Date): Promise<void> {
  const at = now.toISOString();
  await AuditModel.query(db).delete().where("createdAt", "<", auditCutoff(now));
  await SessionModel.query(db).delete().where("expiresAt", "<", at);
  await AccountLinkModel.query(db).delete().where("expiresAt", "<", at);
  await forgetReads(db, now);
  await SignInStepModel.query(db).delete().where("expiresAt", "<", at);
}
