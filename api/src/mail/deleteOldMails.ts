import { MailModel } from "@estudio/database";
import type { Knex } from "knex";
import { auditCutoff } from "../accounts/expiredAccess";

/**
 * Delete mails to users (invitations, links, account notices) that ended a year ago, like the audit log. Mails of an
 * enquiry or a lead are deleted with it.
 */
export const deleteOldAccountMails = (db: Knex, now: Date) =>
  MailModel.query(db)
    .delete()
    .whereNotNull("userId")
    .whereNull("contactId")
    .whereNull("leadId")
    .whereNotIn("state", ["waiting", "sending", "handed"])
    .where("createdAt", "<", auditCutoff(now));
