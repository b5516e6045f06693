import type { Knex } from "knex";
import { charset, moment } from "./columns";

/**
 * Mails about enquiries. Texts of notices and acknowledgements are generated when they are sent; only answers, which
 * people write, are stored. `answer_key`: the form's key; empty for other mails.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("outbox", (table) => {
    charset(knex, table);
    table.increments("id");
    table.integer("contact_id").unsigned().notNullable();
    table.string("kind", 20).notNullable();
    table.string("state", 20).notNullable();
    table.integer("attempts").notNullable();
    moment(table, "due_at").notNullable();
    table.string("message_id", 100);
    moment(table, "claimed_at");
    table.string("error", 300).notNullable();
    table.string("answer_key", 36).notNullable();
    table.string("subject", 200).notNullable();
    table.text("text", "longtext").notNullable();
    moment(table, "created_at").notNullable();
    moment(table, "sent_at");
    // Each enquiry has one notice and one acknowledgement. An answer is sent once, however often its form is sent.
    table.unique(["contact_id", "kind", "answer_key"]);
    table.index(["state", "due_at"]);
    table.index(["message_id"]);
  });
}
