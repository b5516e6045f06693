import type { Knex } from "knex";
import { countAcknowledged, putInOutbox } from "./putInOutbox";

const resultsADay = 5;

/**
 * Queue the mails about a new lead, in its transaction: the studio's notice and the result.
 * @returns whether the result will be sent
 */
export async function oweLeadMails(
  trx: Knex.Transaction,
  { id, email }: { id: number; email: string },
): Promise<boolean> {
  const owed = (await countAcknowledged(trx, "lead", email)) < resultsADay;
  const studio = await trx("settings").first("notifyEmail");
  await putInOutbox(trx, { leadId: id }, [
    ...(studio?.notifyEmail ? ["notice"] : []),
    ...(owed ? ["acknowledgement"] : []),
  ]);
  return owed;
}
