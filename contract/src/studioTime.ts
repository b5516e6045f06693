/** The studio's time zone, named only here. */
export const studioTimeZone = "Europe/Madrid";

const hourMs = 60 * 60 * 1000;
/** 24 hours. When the clocks change, a day has 23 or 25: use `addDays`. */
export const dayMs = 24 * hourMs;

let clock: Intl.DateTimeFormat | undefined;
/** Created lazily: a browser takes 20 ms for its first one. */
const clockOf = () => {
  clock ??= new Intl.DateTimeFormat("en-GB", {
    timeZone: studioTimeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  return clock;
};

/** Return the UTC offset of the studio's clocks at that moment, in milliseconds. */
function aheadMs(moment: number): number {
  const part = Object.fromEntries(
    clockOf()
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
}

/**
 * Return the moment at which the studio's clocks show a wall time. A skipped time uses the offset from before the
 * change; an ambiguous one means the second occurrence.
 * @param wall in milliseconds, as if it were UTC
 */
function momentOfWall(wall: number): number {
  return wall - aheadMs(wall - aheadMs(wall));
}

const wallOf = (moment: number) => moment + aheadMs(moment);
const wallOfDay = (day: string) => Date.parse(`${day}T00:00:00.000Z`);
const dayOfWall = (wall: number) => new Date(wall).toISOString().slice(0, 10);

/** Return the studio's day at that moment: `2026-11-21`. */
export const studioDay = (moment: Date | number | string): string => dayOfWall(wallOf(new Date(moment).getTime()));

export const studioYear = (moment: Date | number | string): number => Number(studioDay(moment).slice(0, 4));

/** Return the moment at which the studio's clocks show that time. @param day `2026-11-21` */
export const studioMoment = (day: string, hour = 0, minute = 0): Date =>
  new Date(momentOfWall(wallOfDay(day) + hour * hourMs + minute * 60_000));

/** @param day `2026-11-21` @param days negative to go back */
export const addDays = (day: string, days: number): string => dayOfWall(wallOfDay(day) + days * dayMs);

/** Return 1 for Monday to 7 for Sunday. @param day `2026-11-21` */
export const weekdayOf = (day: string): number => new Date(wallOfDay(day)).getUTCDay() || 7;

/** Return the Monday of a day's week. @param day `2026-11-21` */
export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day));

/**
 * Add months on the studio's calendar, at the same time of day.
 * A day that the other month lacks becomes its last: six months before 31 August is 28 February.
 * @param months negative to go back
 */
export function addMonths(moment: Date, months: number): Date {
  const wall = new Date(wallOf(moment.getTime()));
  const first = new Date(wall);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(wall.getUTCDate(), lastDay));
  return new Date(momentOfWall(first.getTime()));
}
