import { addDays, studioDay, studioMoment, weekdayOf } from "../studioTime";

const hourMs = 60 * 60 * 1000;

/** A moment's day in the studio: when it begins and ends (milliseconds since 1970), and whether one works on it. */
function dayOf(moment: number): { begins: number; ends: number; working: boolean } {
  const day = studioDay(moment);
  return {
    begins: studioMoment(day).getTime(),
    ends: studioMoment(addDays(day, 1)).getTime(),
    working: weekdayOf(day) < 6,
  };
}

/**
 * Until when an enquiry is answered in time. Saturdays and Sundays, by the studio's clock, do not count; holidays do, for
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
