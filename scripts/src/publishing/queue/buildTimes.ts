import { type BuildTime, dayMs } from "@estudio/contract";
import { requestBuild, SiteBuildModel, transaction } from "@estudio/database";
import type { Knex } from "knex";

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Madrid",
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
});

/** @returns the latest of these times of day that has come, today or yesterday; undefined when there are none */
export function lastDue(times: BuildTime[], now: Date): Date | undefined {
  const moments = times.flatMap((time) => [0, 1].map((daysAgo) => inMadrid(time, now.getTime() - daysAgo * dayMs)));
  const past = moments.filter((moment) => moment <= now.getTime());
  return past.length ? new Date(Math.max(...past)) : undefined;
}

/**
 * Asks for the full build of the last set time unless one was asked for or begun since. What was built is in the database, so
 * a time that passed while no builder ran is made up for when one does. A stay on an earlier release goes on.
 */
export async function requestTimedBuild(db: Knex, times: BuildTime[], now = new Date()): Promise<void> {
  const due = lastDue(times, now);
  // The first publication is a full build by itself.
  if (!due || !(await SiteBuildModel.query(db).findOne({ status: "succeeded" }))) return;
  const since = due.toISOString();
  const covered = await SiteBuildModel.query(db)
    .where({ full: true })
    .where((either) => either.where("slot", "queued").orWhere("startedAt", ">=", since))
    .first();
  if (covered) return;
  const what = `Publicación de las ${due.toLocaleTimeString("es-ES", { timeZone: "Europe/Madrid", timeStyle: "short" })}`;
  await transaction(db, (trx) => requestBuild(trx, { change: { what, who: "Programación" }, full: true }));
}

/** @returns that time, in milliseconds, on the day it is in Madrid at `moment`; across a change of the clocks too */
function inMadrid({ hour, minute }: BuildTime, moment: number): number {
  const { year, month, day } = partsOf(moment);
  const wall = Date.UTC(year, month - 1, day, hour, minute);
  const first = wall - offsetAt(wall);
  return wall - offsetAt(first);
}

/** How far Madrid's clocks are ahead of UTC, in milliseconds. */
function offsetAt(moment: number): number {
  const { year, month, day, hour, minute } = partsOf(moment);
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(moment / 60_000) * 60_000;
}

function partsOf(moment: number) {
  const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  return parts as { year: number; month: number; day: number; hour: number; minute: number };
}
