import { hostname } from "node:os";
import { type MachineClock, machineClockLimitMs, machineTime, monotonicMs } from "@estudio/contract";
import type { Knex } from "knex";
import { engineOf } from "../engine/connection";
import { readDatabaseNow } from "../engine/databaseTime";
import { MachineClockModel } from "../models";

/** A process that has said nothing for that long is gone. */
const rememberedMs = 5 * 60_000;
/** An answer that took longer says too little about the moment at which it was given. */
const longestAnswerMs = 2000;

/** Write down what this process's clock shows, beside the database's moment. With the embedded database both are one. */
export async function noteMachineClock(db: Knex, name = `${hostname()}:${process.pid}`): Promise<void> {
  if (engineOf(db) === "sqlite") return;
  const [before, began] = [machineTime().getTime(), monotonicMs()];
  const judgedAt = await readDatabaseNow(db);
  const took = monotonicMs() - began;
  if (took > longestAnswerMs) return;
  const row = { name, shownAt: new Date(before + took / 2).toISOString(), judgedAt };
  await db("machineClocks").insert(row).onConflict("name").merge();
}

/** Return how far each process's clock is ahead of the database's, and of those that are heard of still. */
export async function machineClocks(db: Knex): Promise<MachineClock[]> {
  if (engineOf(db) === "sqlite") return [];
  const now = Date.parse(await readDatabaseNow(db));
  const isHeard = ({ judgedAt }: MachineClockModel) => Math.abs(now - Date.parse(judgedAt)) <= rememberedMs;
  const rows = await MachineClockModel.query(db).orderBy("name");
  const aheadMs = ({ shownAt, judgedAt }: MachineClockModel) => Date.parse(shownAt) - Date.parse(judgedAt);
  return rows.filter(isHeard).map((row) => ({ name: row.name, aheadMs: aheadMs(row) }));
}

/** Return how far the two of them are apart that are furthest. The database's own clock is one of them. */
export function clocksApartMs(clocks: MachineClock[]): number {
  const all = [0, ...clocks.map(({ aheadMs }) => aheadMs)];
  return Math.max(...all) - Math.min(...all);
}

/** Return whether somebody should look after them. */
export const areClocksApart = (clocks: MachineClock[]): boolean => clocksApartMs(clocks) > machineClockLimitMs;

/** Forget processes that are gone. @param now the database's, where its clock may be believed */
export const forgetMachineClocks = (db: Knex, now: Date) =>
  MachineClockModel.query(db)
    .delete()
    .where("judgedAt", "<", new Date(now.getTime() - rememberedMs).toISOString());
