import type { Knex } from "knex";
import { oweMails } from "../src/lists/owedMails";

/** Put the mails of enquiries into the outbox that an earlier version stored and was killed before it did so. */
export async function up(knex: Knex): Promise<void> {
  const rows = await knex("contacts").select("id", "email", "notice").where({ settled: false });
  await knex.transaction(async (trx) => {
    for (const row of rows) await oweMails(trx, row);
    await trx("contacts").where({ settled: false }).update({ settled: true });
  });
}
