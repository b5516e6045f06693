import type { Knex } from "knex";
import { countAcknowledged, putInOutbox } from "./putInOutbox";

const acknowledgementsADay = 3;

type Enquiry = { id: number; email: string; notice: string };

/** Queue the mails about a new enquiry, in the transaction that stores it. Possible spam gets none. */
export async function oweMails(trx: Knex.Transaction, { id, email, notice }: Enquiry): Promise<void> {
  if (notice !== "pending") return;
  // Locked, so that simultaneous enquiries with one address are counted one after another.
  const studio = await trx("settings").first("notifyEmail").forUpdate();
  const kinds = [
    ...(studio?.notifyEmail ? ["notice"] : []),
    ...((await countAcknowledged(trx, "contact", email)) < acknowledgementsADay ? ["acknowledgement"] : []),
  ];
  // The studio has no address for notices.
  if (!studio?.notifyEmail) await trx("contacts").where({ id }).update({ notice: "none" });
  await putInOutbox(trx, { contactId: id }, kinds);
}
