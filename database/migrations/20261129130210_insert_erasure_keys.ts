import { randomBytes } from "node:crypto";
import { nowIso } from "@estudio/contract";
import type { Knex } from "knex";

/** Inserts the studio's own key. Earlier erasures keep their hashes. */
export async function up(knex: Knex): Promise<void> {
  await knex("erasureKeys").insert({ key: randomBytes(32).toString("hex"), createdAt: nowIso() });
}
