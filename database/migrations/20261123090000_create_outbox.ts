import type { Knex } from "knex";
import { charset, moment } from "./columns";

/** Mails about enquiries, owed since the enquiry was seen to. What they say is made when they are sent: nothing of it is kept here. */
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
    moment(table, "created_at").notNullable();
    moment(table, "sent_at");
    // An enquiry owes each mail once, whoever sees to it.
    table.unique(["contact_id", "kind"]);
    table.index(["state", "due_at"]);
    table.index(["message_id"]);
  });
}
