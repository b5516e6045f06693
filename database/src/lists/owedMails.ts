import { currentTime, dayMs, sameAddress } from "@estudio/contract";
import type { Knex } from "knex";
import { putInOutbox } from "./putInOutbox";

/** Whoever writes another's address into the form shall not fill his mailbox. */
const acknowledgementsADay = 3;

type Enquiry = { id: number; email: string; notice: string };

/** Puts the mails about a new enquiry into the outbox, in the transaction that sees to it. Doubtful ones owe none. */
export async function oweMails(trx: Knex.Transaction, { id, email, notice }: Enquiry): Promise<void> {
  if (notice !== "pending") return;
  const now = currentTime();
  const yesterday = new Date(now.getTime() - dayMs).toISOString();
  const earlier = await trx("outbox")
    .join("contacts", "contacts.id", "outbox.contactId")
    .where({ kind: "acknowledgement" })
    .whereRaw("LOWER(email) = ?", [sameAddress(email)])
    .andWhere("outbox.createdAt", ">", yesterday)
    .count({ count: "*" })
    .first();
  const studio = await trx("settings").first("notifyEmail");
  const kinds = [
    ...(studio?.notifyEmail ? ["notice"] : []),
    ...(Number(earlier?.count) < acknowledgementsADay ? ["acknowledgement"] : []),
  ];
  // Nobody wishes to be told.
  if (!studio?.notifyEmail) await trx("contacts").where({ id }).update({ notice: "none" });
  await putInOutbox(trx, { contactId: id }, kinds);
}
