import { prices, settings, siteBuild } from "@estudio/contract";
import { z } from "zod";
import { recordModel } from "./recordModel";

/** The calculator's price table, a single row. */
export class PricesModel extends recordModel(prices, { table: "prices", json: ["rates"] }) {}

export class SettingsModel extends recordModel(settings, { table: "settings" }) {}

export class MissedPathModel extends recordModel(z.object({ day: z.string(), path: z.string(), times: z.int() }), {
  table: "missed_paths",
  idColumn: ["day", "path"],
}) {}

export class VisitModel extends recordModel(
  z.object({ day: z.string(), path: z.string(), arrivals: z.int(), views: z.int() }),
  { table: "visits", idColumn: ["day", "path"] },
) {}

export class SiteBuildModel extends recordModel(
  siteBuild.omit({ restorable: true }).extend({
    requestedRelease: z.string().nullable(),
    changedAt: z.string(),
    claimedBy: z.string().nullable(),
    heartbeatAt: z.string().nullable(),
    slot: z.enum(["queued", "running"]).nullable(),
  }),
  { table: "site_builds", json: ["changes"] },
) {}

export class SiteStateModel extends recordModel(
  z.object({ id: z.int(), revision: z.int(), built: z.int(), release: z.string().nullable(), pinned: z.boolean() }),
  { table: "site_state" },
) {}

/** Which process holds a lease, until when by the database's clock. Written by `lease.ts`. */
export class LeaseModel extends recordModel(
  z.object({ name: z.string(), owner: z.string(), fence: z.int(), expiresAt: z.string() }),
  { table: "leases", idColumn: "name" },
) {}

/** A single row. `lookedAt` and `agreedMs` apply while the clock is doubted. Written by `clock/clockGuard.ts`. */
export class ClockGuardModel extends recordModel(
  z.object({
    id: z.int(),
    seenAt: z.string().nullable(),
    doubtedSince: z.string().nullable(),
    lookedAt: z.string().nullable(),
    agreedMs: z.int(),
  }),
  { table: "clock_guard" },
) {}

/** `shownAt`: the process's clock when the database's showed `judgedAt`. Written by `clock/machineClocks.ts`. */
export class MachineClockModel extends recordModel(
  z.object({ name: z.string(), shownAt: z.string(), judgedAt: z.string() }),
  { table: "machine_clocks", idColumn: "name" },
) {}
