import { addDays, type BuildTime, currentTime, studioDay, studioMoment, studioTimeZone } from "@estudio/contract";
import { requestBuild, SiteBuildModel, transaction } from "@estudio/database";
import type { Knex } from "knex";

/** @returns the latest of these times of day that has come, today or yesterday; undefined when there are none */
export function lastDue(times: BuildTime[], now: Date): Date | undefined {
  // By the calendar: 24 hours ago is the same day, or the day before yesterday, when the clocks change.
  const today = studioDay(now);
  const moments = [today, addDays(today, -1)].flatMap((day) =>
    times.map(({ hour, minute }) => studioMoment(day, hour, minute).getTime()),
  );
  const past = moments.filter((moment) => moment <= now.getTime());
  return past.length ? new Date(Math.max(...past)) : undefined;
}

/** How far ahead another machine's clock may be. */
const toleratedMs = 5 * 60_000;

/**
 * Asks for the full build of the last set time unless one was asked for or begun since. What was built is in the database, so
 * a time that passed while no builder ran is made up for when one does. A stay on an earlier release goes on.
 */
export async function requestTimedBuild(db: Knex, times: BuildTime[], now = currentTime()): Promise<void> {
  const due = lastDue(times, now);
  // The first publication is a full build by itself.
  if (!due || !(await SiteBuildModel.query(db).findOne({ status: "succeeded" }))) return;
  const since = due.toISOString();
  // A build that a clock set ahead has begun in the future covers nothing.
  const until = new Date(now.getTime() + toleratedMs).toISOString();
  const covered = await SiteBuildModel.query(db)
    .where({ full: true })
    .where((either) => either.where("slot", "queued").orWhereBetween("startedAt", [since, until]))
    .first();
  if (covered) return;
  const what = `Publicación de las ${due.toLocaleTimeString("es-ES", { timeZone: studioTimeZone, timeStyle: "short" })}`;
  await transaction(db, (trx) => requestBuild(trx, { change: { what, who: "Programación" }, full: true }));
}
