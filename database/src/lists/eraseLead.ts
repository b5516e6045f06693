import type { Knex } from "knex";
import { LeadLinkModel, LeadModel, MailModel } from "../models/enquiries";

/** Delete a lead, its links, and its sent or waiting mails. */
export async function eraseLead(trx: Knex.Transaction, id: number): Promise<void> {
  await MailModel.query(trx).delete().where({ leadId: id });
  await LeadLinkModel.query(trx).delete().where({ leadId: id });
  await LeadModel.query(trx).deleteById(id);
}
