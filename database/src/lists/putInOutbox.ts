import { canonicalEmail, dayMs, nowIso } from "@estudio/contract";
import type { Knex } from "knex";

type About = { contactId: number } | { leadId: number } | { userId: number };
/** Texts of automatic mails are generated when they are sent. */
const noWords = { answerKey: "", subject: "", text: "" };

/** Queue mails, due at once, in the transaction of the record they are about. */
export async function putInOutbox(trx: Knex.Transaction, about: About, kinds: string[]): Promise<void> {
  if (kinds.length === 0) return;
  const at = nowIso();
  await trx("outbox").insert(
    kinds.map((kind) => ({
      ...about,
      kind,
      state: "waiting",
      attempts: 0,
      dueAt: at,
      error: "",
      createdAt: at,
      ...noWords,
    })),
  );
}

/** Return how many acknowledgements an address got within a day. They are limited, because anybody can enter it. */
export async function countAcknowledged(
  trx: Knex.Transaction,
  about: "contact" | "lead",
  email: string,
): Promise<number> {
  const found = await trx("outbox")
    .join(`${about}s`, `${about}s.id`, `outbox.${about}Id`)
    .where({ kind: "acknowledgement" })
    .whereRaw("LOWER(email) = ?", [canonicalEmail(email)])
    .andWhere("outbox.createdAt", ">", nowIso(-dayMs))
    .count({ count: "*" })
    .first();
  return Number(found?.count);
}
