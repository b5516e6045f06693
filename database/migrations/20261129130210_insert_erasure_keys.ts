import { randomBytes } from "node:crypto";
import { nowIso } from "@estudio/contract";
import type { Knex } from "knex";

/** The studio's own key. Erasures of before keep the hashes that they have. */
export async function up(knex: Knex): Promise<void> {
  await knex("erasureKeys").insert({ key: randomBytes(32).toString("hex"), createdAt: nowIso() });
}
