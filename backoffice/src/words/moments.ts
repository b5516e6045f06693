import { studioTimeZone } from "@estudio/contract";
import { formatDay } from "./formats";

/** A `datetime-local` field shows the time in Madrid; timestamps are stored in UTC. */
const parts = new Intl.DateTimeFormat("sv-SE", {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: studioTimeZone,
});
const fieldLength = "2026-11-21T14:05".length;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Convert a timestamp to the value of a `datetime-local` field: `2026-11-21T14:05`; empty if there is none. */
export const momentToField = (moment: string | null | undefined) =>
  moment ? parts.format(new Date(moment)).replace(" ", "T").padStart(fieldLength, "0") : "";

/** Returns the local time in Madrid, in ms as if it were UTC. */
const clocksAt = (at: number) => Date.parse(`${momentToField(new Date(at).toISOString())}:00Z`);

/**
 * Convert a `datetime-local` value in Madrid to a UTC timestamp; null if empty. Daylight saving time is handled as by
 * Temporal: of two equal hours the first, and a skipped hour is moved forward.
 */
export function fieldToMoment(field: string): string | null {
  // Chrome and Node read ":00Z" as the year 2000.
  const wanted = field ? Date.parse(`${field.slice(0, fieldLength)}:00Z`) : Number.NaN;
  if (Number.isNaN(wanted)) return null;
  const [before = wanted, after = wanted] = [wanted - dayMs, wanted + dayMs].map((at) => wanted - (clocksAt(at) - at));
  const moment = [before, after].find((at) => clocksAt(at) === wanted) ?? before;
  return new Date(moment).toISOString();
}

type MomentField = { value: string; validity: { badInput: boolean } };

/**
 * Return what is wrong with a `datetime-local` input. An incomplete date has an empty value, so `badInput` is checked too.
 * A half-typed year has a value.
 */
export const momentProblem = ({ value, validity }: MomentField): string | undefined =>
  validity.badInput || (value && (value < "1000" || !fieldToMoment(value)))
    ? "La fecha está incompleta: escribe el día, el mes, el año con cuatro cifras y la hora, o bórrala entera"
    : undefined;

/**
 * Explain which time is used if daylight saving time skips or repeats the hour.
 * @param field the typed value, if it differs from how the timestamp is shown
 */
export function momentNote(moment: string | null | undefined, field?: string): string | undefined {
  if (!moment) return undefined;
  const shown = momentToField(moment);
  const day = formatDay(moment);
  if (field && field.slice(0, fieldLength) !== shown)
    return `El ${day} se adelantan los relojes y las ${hourOf(field)} no existen. Se toman las ${hourOf(shown)}.`;
  const at = Date.parse(moment);
  const isSame = (other: number) => momentToField(new Date(other).toISOString()) === shown;
  const twice = `El ${day} se atrasan los relojes y las ${hourOf(shown)} pasan dos veces`;
  if (isSame(at + hourMs)) return `${twice}. Se toma la primera, en horario de verano.`;
  return isSame(at - hourMs) ? `${twice}. Se toma la segunda, en horario de invierno.` : undefined;
}

const hourOf = (field: string) => field.slice("2026-11-21T".length, fieldLength).replace(/^0/, "");
