import { addDays, studioDay, studioMoment, weekdayOf } from "../studioTime";

const hourMs = 60 * 60 * 1000;

/** Start and end of the studio's day at that moment (milliseconds since 1970), and whether it is a working day. */
function dayOf(moment: number): { begins: number; ends: number; working: boolean } {
  const day = studioDay(moment);
  return {
    begins: studioMoment(day).getTime(),
    ends: studioMoment(addDays(day, 1)).getTime(),
    working: weekdayOf(day) < 6,
  };
}

/**
 * Return the deadline for answering an enquiry. Weekends by the studio's clock do not count.
 * Holidays do count: nobody maintains a list of them.
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

/** Return the moment before which a received enquiry is overdue now: the inverse of `dueAt`. */
export function overdueBefore(now: Date, hours: number): Date {
  let at = now.getTime();
  for (let left = hours * hourMs; ; ) {
    const { begins, working } = dayOf(at - 1);
    if (working && left <= at - begins) return new Date(at - left);
    if (working) left -= at - begins;
    at = begins;
  }
}
