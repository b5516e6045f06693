import type { Knex } from "knex";

/** Queues the notices that are still pending. */
export async function up(knex: Knex): Promise<void> {
  const owed = await knex("contacts").where({ notice: "pending", settled: true }).select("id", "createdAt");
  const now = new Date().toISOString();
  for (const { id, createdAt } of owed)
    await knex("outbox").insert({
      contactId: id,
      kind: "notice",
      state: "waiting",
      attempts: 0,
      dueAt: now,
      error: "",
      answerKey: "",
      subject: "",
      text: "",
      createdAt,
    });
}
