import type { Knex } from "knex";

const who = "Actualización del programa";

/** List the removed texts in the next publication, where editors see them. */
export async function setAside(knex: Knex, unseen: string[]): Promise<void> {
  const at = new Date().toISOString();
  const changes = unseen.map((what) => ({ what, who, at }));
  await knex("siteState").where({ id: 1 }).increment("revision", 1);
  const waiting = await knex("siteBuilds").where({ slot: "queued" }).first();
  if (waiting) {
    const all = JSON.stringify([...JSON.parse(waiting.changes), ...changes]);
    await knex("siteBuilds").where({ id: waiting.id }).update({ changes: all });
    return;
  }
  await knex("siteBuilds").insert({
    ...{ status: "queued", slot: "queued", phase: "waiting", progress: 0, reason: "", message: "", log: "" },
    ...{ changes: JSON.stringify(changes), requestedAt: at, changedAt: at },
  });
}
