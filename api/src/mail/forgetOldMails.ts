import { MailModel } from "@estudio/database";
import type { Knex } from "knex";
import { yearBefore } from "../accounts/forgetting";

/**
 * Takes away the mails to people of the house (invitations, links, notices of an account) that ended a year ago, as the audit. Those of
 * an enquiry or a lead go with it.
 */
export const forgetOldAccountMails = (db: Knex, now: Date) =>
  MailModel.query(db)
    .delete()
    .whereNotNull("userId")
    .whereNull("contactId")
    .whereNull("leadId")
    .whereNotIn("state", ["waiting", "sending", "handed"])
    .where("createdAt", "<", yearBefore(now));
