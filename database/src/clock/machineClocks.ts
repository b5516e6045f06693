import { hostname } from "node:os";
import { type MachineClock, machineClockLimitMs, machineTime, monotonicMs } from "@estudio/contract";
import type { Knex } from "knex";
import { engineOf } from "../engine/connection";
import { readDatabaseNow } from "../engine/databaseTime";
import { MachineClockModel } from "../models/site";

/** A process without a report for this long is gone. */
const rememberedMs = 5 * 60_000;
/** A slower answer says too little about the moment of the measurement. */
const longestAnswerMs = 2000;

/** Record this process's clock beside the database's. Does nothing on SQLite, which shares the machine's clock. */
export async function noteMachineClock(db: Knex, name = `${hostname()}:${process.pid}`): Promise<void> {
  if (engineOf(db) === "sqlite") return;
  const [before, began] = [machineTime().getTime(), monotonicMs()];
  const judgedAt = await readDatabaseNow(db);
  const took = monotonicMs() - began;
  if (took > longestAnswerMs) return;
  const row = { name, shownAt: new Date(before + took / 2).toISOString(), judgedAt };
  await db("machineClocks").insert(row).onConflict("name").merge();
}

/** Return how far the clock of each living process is ahead of the database's. */
export async function machineClocks(db: Knex): Promise<MachineClock[]> {
  if (engineOf(db) === "sqlite") return [];
  const now = Date.parse(await readDatabaseNow(db));
  const isHeard = ({ judgedAt }: MachineClockModel) => Math.abs(now - Date.parse(judgedAt)) <= rememberedMs;
  const rows = await MachineClockModel.query(db).orderBy("name");
  const aheadMs = ({ shownAt, judgedAt }: MachineClockModel) => Date.parse(shownAt) - Date.parse(judgedAt);
  return rows.filter(isHeard).map((row) => ({ name: row.name, aheadMs: aheadMs(row) }));
}

/** Return the largest difference between any two clocks, the database's included. */
export function clocksApartMs(clocks: MachineClock[]): number {
  const all = [0, ...clocks.map(({ aheadMs }) => aheadMs)];
  return Math.max(...all) - Math.min(...all);
}

/** Return whether the difference exceeds the limit. */
export const areClocksApart = (clocks: MachineClock[]): boolean => clocksApartMs(clocks) > machineClockLimitMs;

/**
 * Delete the rows of processes that are gone.
 * @param now the database's time
 */
export const forgetMachineClocks = (db: Knex, now: Date) =>
  MachineClockModel.query(db)
    .delete()
    .where("judgedAt", "<", new Date(now.getTime() - rememberedMs).toISOString());
