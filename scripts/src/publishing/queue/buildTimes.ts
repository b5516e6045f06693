import { addDays, type BuildTime, currentTime, studioDay, studioMoment, studioTimeZone } from "@estudio/contract";
import { requestBuild, SiteBuildModel, transaction } from "@estudio/database";
import type { Knex } from "knex";

/** Return the latest of these times of day that has passed, today or yesterday; undefined when the list is empty. */
export function lastDue(times: BuildTime[], now: Date): Date | undefined {
  // By the calendar: when the clocks change, 24 hours ago is the same day or the day before yesterday.
  const today = studioDay(now);
  const moments = [today, addDays(today, -1)].flatMap((day) =>
    times.map(({ hour, minute }) => studioMoment(day, hour, minute).getTime()),
  );
  const past = moments.filter((moment) => moment <= now.getTime());
  return past.length ? new Date(Math.max(...past)) : undefined;
}

/** Tolerated difference between the clocks of two machines. */
const toleratedMs = 5 * 60_000;

/**
 * Request the full build of the last set time, unless one was requested or begun since.
 * The database records past builds, so a time that passed without a builder is made up for later. A pinned release
 * stays pinned.
 */
export async function requestTimedBuild(db: Knex, times: BuildTime[], now = currentTime()): Promise<void> {
  const due = lastDue(times, now);
  // The first publication is a full build anyway.
  if (!due || !(await SiteBuildModel.query(db).findOne({ status: "succeeded" }))) return;
  const since = due.toISOString();
  // Ignore builds dated in the future by a wrong clock.
  const until = new Date(now.getTime() + toleratedMs).toISOString();
  const covered = await SiteBuildModel.query(db)
    .where({ full: true })
    .where((either) => either.where("slot", "queued").orWhereBetween("startedAt", [since, until]))
    .first();
  if (covered) return;
  const what = `Publicación de las ${due.toLocaleTimeString("es-ES", { timeZone: studioTimeZone, timeStyle: "short" })}`;
  await transaction(db, (trx) => requestBuild(trx, { change: { what, who: "Programación" }, full: true }));
}
