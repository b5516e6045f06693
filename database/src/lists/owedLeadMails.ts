import { canonicalEmail, dayMs, nowIso } from "@estudio/contract";
import type { Knex } from "knex";
import { putInOutbox } from "./putInOutbox";

/** Limits mail to an address that somebody else enters into the form. */
const resultsADay = 5;

/**
 * Queue the mails about a new lead, in its transaction: the studio's notice and the result.
 * @returns whether the result will be sent
 */
export async function oweLeadMails(
  trx: Knex.Transaction,
  { id, email }: { id: number; email: string },
): Promise<boolean> {
  const yesterday = nowIso(-dayMs);
  const earlier = await trx("outbox")
    .join("leads", "leads.id", "outbox.leadId")
    .where({ kind: "acknowledgement" })
    .whereRaw("LOWER(email) = ?", [canonicalEmail(email)])
    .andWhere("outbox.createdAt", ">", yesterday)
    .count({ count: "*" })
    .first();
  const owed = Number(earlier?.count) < resultsADay;
  const studio = await trx("settings").first("notifyEmail");
  await putInOutbox(trx, { leadId: id }, [
    ...(studio?.notifyEmail ? ["notice"] : []),
    ...(owed ? ["acknowledgement"] : []),
  ]);
  return owed;
}
