import type { Knex } from "knex";
import { LeadLinkModel, LeadModel, MailModel } from "../models";

/** The lead, the links it was given and what was written to it, or still should have been. */
export async function eraseLead(trx: Knex.Transaction, id: number): Promise<void> {
  await MailModel.query(trx).delete().where({ leadId: id });
  await LeadLinkModel.query(trx).delete().where({ leadId: id });
  await LeadModel.query(trx).deleteById(id);
}
