import { statfs } from "node:fs/promises";
import { ageMs } from "@estudio/contract";
import { clockRow, clocksApartMs, MailModel, machineClocks, SiteBuildModel } from "@estudio/database";
import type { Knex } from "knex";
import type { Deps } from "../deps";
import { readBackups } from "./backups";
import { findMissing } from "./ready";

/** Read all metrics that are not counted as they happen. Works without a database, which is a metric itself. */
export async function collectMetrics(deps: Deps): Promise<void> {
  const { db, env, limits, watch, state } = deps;
  const { metrics } = watch;
  metrics.resetValues();
  collectPool(deps);
  const { revision, built, pinned } = state.current;
  metrics.set("estudio_content_revision", "Revision of the content", revision);
  metrics.set("estudio_site_revision", "Revision of the served site", built);
  metrics.set("estudio_site_pinned", "1 while an earlier release is served on purpose", Number(pinned));
  for (const [limit, times] of limits.overrun)
    metrics.count("estudio_limits_hit_total", "Calls refused by a rate limit", times, { limit });
  const disk = await statfs(env.DATA_DIR).catch(() => undefined);
  if (disk) metrics.set("estudio_disk_free_bytes", "Free bytes on the disk of DATA_DIR", disk.bavail * disk.bsize);
  const missing = await findMissing(deps);
  for (const part of ["database", "migrations", "release"] as const)
    metrics.set("estudio_ready", "1 if this part is ready to serve visitors", Number(!missing[part]), { part });
  if (missing.database) return;
  const began = performance.now();
  await db.raw("select 1");
  metrics.set("estudio_database_ping_seconds", "Database ping latency, seconds", elapsedMs(began) / 1000);
  await collectBuilds(deps);
  await collectOutbox(deps);
  await collectBackups(deps);
  await collectClocks(deps);
}

const elapsedMs = (moment: number) => performance.now() - moment;
const ageSeconds = (moment: string) => Math.max(0, ageMs(moment)) / 1000;
const unixSeconds = (moment: string) => Date.parse(moment) / 1000;

type Pool = { numUsed(): number; numFree(): number; numPendingAcquires(): number };

function collectPool({ db, watch: { metrics } }: Deps): void {
  const pool: Pool = db.client.pool;
  const help = "Database connections by state; waiting: queries without a connection yet";
  metrics.set("estudio_database_connections", help, pool.numUsed(), { state: "used" });
  metrics.set("estudio_database_connections", help, pool.numFree(), { state: "free" });
  metrics.set("estudio_database_connections", help, pool.numPendingAcquires(), { state: "waiting" });
}

async function collectBuilds({ db, watch: { metrics } }: Deps): Promise<void> {
  for (const { name, count } of await countBy(db, "site_builds", "status"))
    metrics.set("estudio_builds", "Publications by status", count, { status: name });
  const queued = await SiteBuildModel.query(db).findOne({ slot: "queued" });
  const waits = "Age of the oldest waiting publication, seconds; 0: none";
  metrics.set("estudio_build_waiting_seconds", waits, queued ? ageSeconds(queued.requestedAt) : 0);
  for (const status of ["succeeded", "failed"] as const) {
    const last = await SiteBuildModel.query(db).where({ status }).orderBy("id", "desc").first();
    if (!last?.finishedAt || !last.startedAt) continue;
    const took = unixSeconds(last.finishedAt) - unixSeconds(last.startedAt);
    metrics.set(
      "estudio_last_build_timestamp_seconds",
      "End of the last publication with this status",
      unixSeconds(last.finishedAt),
      {
        status,
      },
    );
    metrics.set(
      "estudio_last_build_duration_seconds",
      "Duration of the last publication with this status, seconds",
      took,
      { status },
    );
  }
}

async function collectBackups(deps: Deps): Promise<void> {
  const { metrics } = deps.watch;
  const { lastGood, late } = await readBackups(deps);
  const help = "Start of the last verified backup; 0: none";
  metrics.set("estudio_last_backup_timestamp_seconds", help, lastGood ? unixSeconds(lastGood.startedAt) : 0);
  metrics.set("estudio_backup_late", "1 while the last verified backup is older than the limit", Number(late));
}

async function collectClocks({ db, watch: { metrics } }: Deps): Promise<void> {
  const apart = "Maximum difference between the clocks of the machines and the database, seconds";
  metrics.set("estudio_clocks_apart_seconds", apart, clocksApartMs(await machineClocks(db)) / 1000);
  const { doubtedSince } = await clockRow(db);
  metrics.set(
    "estudio_clock_doubted",
    "1 while the clock is not trusted and nothing is erased by age",
    Number(doubtedSince !== null),
  );
}

async function collectOutbox({ db, watch: { metrics } }: Deps): Promise<void> {
  for (const { name, count } of await countBy(db, "outbox", "state"))
    metrics.set("estudio_outbox_mails", "Mails by state", count, { state: name });
  const oldest = await MailModel.query(db).where({ state: "waiting" }).orderBy("id").first();
  const help = "Age of the oldest waiting mail, seconds; 0: none";
  metrics.set("estudio_outbox_waiting_seconds", help, oldest ? ageSeconds(oldest.createdAt) : 0);
}

async function countBy(db: Knex, table: string, column: string): Promise<{ name: string; count: number }[]> {
  const rows: { name: string; count: number | string }[] = await db(table)
    .select({ name: column })
    .count({ count: "*" })
    .groupBy(column);
  return rows.map(({ name, count }) => ({ name, count: Number(count) }));
}
