import { ContactModel, eraseLead, LeadModel, MailModel, transaction, writeAudit } from "@estudio/database";
import type { Knex } from "knex";
import { isExport, noteExport } from "../accounts/audit";
import type { Deps } from "../deps";
import type { Handlers } from "../http/handlers";
import { findRow, listRows } from "../lists/records";
import { countReads } from "../privacy/readCounts";
import { contactOf } from "./contactOf";

type LeadHandlers = Pick<Handlers, "listLeads" | "readLead" | "convertLead" | "deleteLead" | "listLeadMails">;

/** Leads in the panel: people who asked for a result or a guide. */
export function leadHandlers(deps: Deps): LeadHandlers {
  const { db } = deps;
  return {
    listLeads: async (call) => {
      const part = await listRows(LeadModel, db, call.list, {
        sort: { field: "createdAt", order: "DESC" },
        sortAs: { name: "searchText" },
      });
      if (!isExport(call.list, part.rows)) countReads(deps, call.user, "leads", part.rows);
      return noteExport(db, call, "Interesados", part);
    },
    readLead: async ({ params, user }) => {
      const row = await findRow(LeadModel, db, params.id);
      countReads(deps, user, "leads", [row]);
      return row;
    },
    convertLead: ({ params }) => transaction(db, (trx) => convertOnce(trx, params.id)),
    deleteLead: ({ params, user }) =>
      transaction(db, async (trx) => {
        const lead = await findRow(LeadModel, trx, params.id, { lock: true });
        await eraseLead(trx, lead.id);
        await writeAudit(trx, "deleted", user, `Interesado ${lead.id}`);
        return lead;
      }),
    listLeadMails: async ({ params }) => {
      const { id } = await findRow(LeadModel, db, params.id);
      return MailModel.query(db).where({ leadId: id }).orderBy("id");
    },
  };
}

/** Create one enquiry for a lead, unless it has one already. */
async function convertOnce(trx: Knex.Transaction, id: number): Promise<LeadModel> {
  const lead = await findRow(LeadModel, trx, id, { lock: true });
  const known = lead.contactId ? await ContactModel.query(trx).findById(lead.contactId) : undefined;
  if (known) return lead;
  const contact = await ContactModel.query(trx).insert(contactOf(lead));
  return LeadModel.query(trx).patchAndFetchById(id, { contactId: contact.id });
}
