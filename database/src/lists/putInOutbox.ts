import { nowIso } from "@estudio/contract";
import type { Knex } from "knex";

type About = { contactId: number } | { leadId: number } | { userId: number };
/** What a program writes has no words of its own in the outbox: they are made when it goes. */
const noWords = { answerKey: "", subject: "", text: "" };

/** Puts mails into the outbox, due at once, in the transaction of what they are about. */
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
