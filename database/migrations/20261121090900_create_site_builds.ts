import type { Knex } from "knex";
import { charset, json, moment } from "./columns";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("site_builds", (table) => {
    charset(knex, table);
    table.increments("id");
    table.string("status", 20).notNullable().index();
    table.string("phase", 20).notNullable();
    table.integer("progress").notNullable();
    table.string("reason", 300).notNullable();
    json(table, "changes");
    table.integer("revision");
    table.string("release", 100);
    table.string("requested_release", 100);
    table.integer("pages_written");
    table.string("message", 1000).notNullable();
    table.text("log", "longtext").notNullable();
    moment(table, "requested_at").notNullable();
    moment(table, "changed_at").notNullable();
    moment(table, "started_at");
    moment(table, "finished_at");
    moment(table, "verified_at");
    // Which process builds, and its last heartbeat: a dead builder's claim is taken over.
    table.string("claimed_by", 100);
    moment(table, "heartbeat_at");
    // Unique and cleared at the end, so at most one build waits and one runs.
    table.string("slot", 20).unique();
  });
}
