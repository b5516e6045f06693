const hourMs = 60 * 60 * 1000;
export const dayMs = 24 * hourMs;

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Madrid",
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

/** @returns how far Madrid's clocks are ahead of UTC at that moment, in milliseconds */
function aheadMs(moment: number): number {
  const part = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
}

/** A moment's day in Madrid: when it begins and ends (milliseconds since 1970), and whether one works on it. */
function dayOf(moment: number): { begins: number; ends: number; working: boolean } {
  const local = Math.floor((moment + aheadMs(moment)) / dayMs) * dayMs;
  const utc = (midnight: number) => midnight - aheadMs(midnight - aheadMs(midnight));
  const weekday = new Date(local).getUTCDay();
  return { begins: utc(local), ends: utc(local + dayMs), working: weekday !== 0 && weekday !== 6 };
}

/**
 * Until when an enquiry is answered in time. Saturdays and Sundays, by Madrid's clock, do not count; holidays do, for
 * nobody keeps a list of them here.
 * @param receivedAt ISO moment @param hours what the studio promises
 */
export function dueAt(receivedAt: string, hours: number): Date {
  let at = Date.parse(receivedAt);
  for (let left = hours * hourMs; ; ) {
    const { ends, working } = dayOf(at);
    if (working && left < ends - at) return new Date(at + left);
    if (working) left -= ends - at;
    at = ends;
  }
}

/** @returns the moment before which whatever was received is overdue now: `dueAt` backwards */
export function overdueBefore(now: Date, hours: number): Date {
  let at = now.getTime();
  for (let left = hours * hourMs; ; ) {
    const { begins, working } = dayOf(at - 1);
    if (working && left <= at - begins) return new Date(at - left);
    if (working) left -= at - begins;
    at = begins;
  }
}
