import { nowIso } from "@estudio/contract";
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
