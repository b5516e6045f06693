/** The studio's time zone: its days, weeks and years begin there. The one place that names it. */
export const studioTimeZone = "Europe/Madrid";

const hourMs = 60 * 60 * 1000;
/** 24 hours. A day of the studio has 23 or 25 when the clocks change: `addDays`. */
export const dayMs = 24 * hourMs;

let clock: Intl.DateTimeFormat | undefined;
/** Made when it is needed: a browser takes 20 ms to make its first one. */
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

/** @returns how far the studio's clocks are ahead of UTC at that moment, in milliseconds */
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
 * @param wall what the studio's clocks show, in milliseconds as if it were UTC
 * @returns the moment; of a time that the clocks leave out, the same time by the clock of before; of one that comes twice, the second
 */
function momentOfWall(wall: number): number {
  return wall - aheadMs(wall - aheadMs(wall));
}

const wallOf = (moment: number) => moment + aheadMs(moment);
const wallOfDay = (day: string) => Date.parse(`${day}T00:00:00.000Z`);
const dayOfWall = (wall: number) => new Date(wall).toISOString().slice(0, 10);

/** @returns the studio's day at that moment: `2026-11-21` */
export const studioDay = (moment: Date | number | string): string => dayOfWall(wallOf(new Date(moment).getTime()));

/** @returns the studio's year at that moment */
export const studioYear = (moment: Date | number | string): number => Number(studioDay(moment).slice(0, 4));

/** @param day `2026-11-21` @returns when the studio's clocks show that time of that day */
export const studioMoment = (day: string, hour = 0, minute = 0): Date =>
  new Date(momentOfWall(wallOfDay(day) + hour * hourMs + minute * 60_000));

/** @param day `2026-11-21` @returns the day so many days later, or earlier for a negative count */
export const addDays = (day: string, days: number): string => dayOfWall(wallOfDay(day) + days * dayMs);

/** @param day `2026-11-21` @returns 1 for Monday to 7 for Sunday */
export const weekdayOf = (day: string): number => new Date(wallOfDay(day)).getUTCDay() || 7;

/** @param day `2026-11-21` @returns the Monday that its week begins with */
export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day));

/**
 * Counts months on the studio's calendar, at the same time of day. A day that the other month does not have becomes that month's last:
 * six months before 31 August is 28 February.
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
