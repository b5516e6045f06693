import type { Knex } from "knex";

const mail = { state: "waiting", attempts: 0, error: "", answerKey: "", subject: "", text: "" };

/** Put the mails of enquiries into the outbox that an earlier version stored and was killed before it did so. */
export async function up(knex: Knex): Promise<void> {
  const studio = await knex("settings").first("notifyEmail");
  const now = new Date().toISOString();
  await knex.transaction(async (trx) => {
    for (const { id } of await trx("contacts").select("id").where({ settled: false, notice: "pending" })) {
      for (const kind of studio?.notifyEmail ? ["notice", "acknowledgement"] : ["acknowledgement"])
        await trx("outbox").insert({ ...mail, contactId: id, kind, dueAt: now, createdAt: now });
      if (!studio?.notifyEmail) await trx("contacts").where({ id }).update({ notice: "none" });
    }
    await trx("contacts").where({ settled: false }).update({ settled: true });
  });
}
