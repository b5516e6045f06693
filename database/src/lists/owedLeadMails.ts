import { dayMs, nowIso, sameAddress } from "@estudio/contract";
import type { Knex } from "knex";
import { putInOutbox } from "./putInOutbox";

/** Whoever writes another's address into the form shall not fill his mailbox. */
const resultsADay = 5;

/**
 * Puts the mails about a new lead into the outbox, in the transaction that stores it: the studio's notice, and the result.
 * @returns whether the result is owed
 */
export async function oweLeadMails(
  trx: Knex.Transaction,
  { id, email }: { id: number; email: string },
): Promise<boolean> {
  const yesterday = nowIso(-dayMs);
  const earlier = await trx("outbox")
    .join("leads", "leads.id", "outbox.leadId")
    .where({ kind: "acknowledgement" })
    .whereRaw("LOWER(email) = ?", [sameAddress(email)])
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
