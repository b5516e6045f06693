import { dayMs, nowIso, sameAddress } from "@estudio/contract";
import { LeadLinkModel, LeadModel, MailModel, putInOutbox } from "@estudio/database";
import type { Knex } from "knex";

/** Whoever writes another's address into the form shall not fill his mailbox. */
const linksADay = 5;
const kinds = { confirmation: "confirm", guide: "file" } as const;

/** Owes a lead that mail, once more if it has gone already; one that is on its way is enough. The lead's row is locked. */
export async function oweGuideMail(
  trx: Knex.Transaction,
  { id, email }: LeadModel,
  kind: keyof typeof kinds,
): Promise<void> {
  const known = await MailModel.query(trx).findOne({ leadId: id, kind });
  if (!known) return putInOutbox(trx, { leadId: id }, [kind]);
  if (["waiting", "sending", "handed"].includes(known.state)) return;
  const yesterday = nowIso(-dayMs);
  const sent = await LeadLinkModel.query(trx)
    .whereIn(
      "leadId",
      LeadModel.query(trx)
        .whereRaw("LOWER(email) = ?", [sameAddress(email)])
        .select("id"),
    )
    .where({ kind: kinds[kind] })
    .where("createdAt", ">", yesterday)
    .resultSize();
  if (sent >= linksADay) return;
  const dueAt = nowIso();
  await MailModel.query(trx).findById(known.id).patch({ state: "waiting", attempts: 0, error: "", dueAt });
}
