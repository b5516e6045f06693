import { canonicalEmail, dayMs, nowIso } from "@estudio/contract";
import { LeadLinkModel, LeadModel, MailModel, putInOutbox } from "@estudio/database";
import type { Knex } from "knex";

/** Limits mail to somebody whose address a stranger typed into the form. */
const maxLinksPerDay = 5;
const kinds = { confirmation: "confirm", guide: "file" } as const;

/**
 * Put the mail in the outbox, or send it again if it has been sent. A mail under way is not repeated. The caller has
 * locked the lead.
 */
export async function queueGuideMail(
  trx: Knex.Transaction,
  { id, email }: LeadModel,
  kind: keyof typeof kinds,
): Promise<void> {
  const earlier = await MailModel.query(trx).findOne({ leadId: id, kind });
  if (!earlier) return putInOutbox(trx, { leadId: id }, [kind]);
  if (["waiting", "sending", "handed"].includes(earlier.state)) return;
  const yesterday = nowIso(-dayMs);
  const sent = await LeadLinkModel.query(trx)
    .whereIn(
      "leadId",
      LeadModel.query(trx)
        .whereRaw("LOWER(email) = ?", [canonicalEmail(email)])
        .select("id"),
    )
    .where({ kind: kinds[kind] })
    .where("createdAt", ">", yesterday)
    .resultSize();
  if (sent >= maxLinksPerDay) return;
  const dueAt = nowIso();
  await MailModel.query(trx).findById(earlier.id).patch({ state: "waiting", attempts: 0, error: "", dueAt });
}
