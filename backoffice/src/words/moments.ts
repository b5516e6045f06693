import { studioTimeZone } from "@estudio/contract";
import { formatDay } from "./formats";

/** What a `datetime-local` field shows and what is stored: Madrid's clocks in the one, UTC in the other. */
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

/** @returns the moment as a `datetime-local` field shows it in Madrid: `2026-11-21T14:05`; empty for nothing. */
export const momentToField = (moment: string | null | undefined) =>
  moment ? parts.format(new Date(moment)).replace(" ", "T").padStart(fieldLength, "0") : "";

/** @returns what Madrid's clocks show at that moment, as if they showed UTC, in milliseconds */
const clocksAt = (at: number) => Date.parse(`${momentToField(new Date(at).toISOString())}:00Z`);

/**
 * Like Temporal and calendars: of an hour that comes twice the first, for one that the clocks leave out as much later.
 * @param field what a `datetime-local` input holds, read as Madrid time
 * @returns the moment in UTC, or null for nothing
 */
export function fieldToMoment(field: string): string | null {
  const wanted = Date.parse(`${field.slice(0, fieldLength)}:00Z`);
  if (Number.isNaN(wanted)) return null;
  const [before = wanted, after = wanted] = [wanted - dayMs, wanted + dayMs].map((at) => wanted - (clocksAt(at) - at));
  const moment = [before, after].find((at) => clocksAt(at) === wanted) ?? before;
  return new Date(moment).toISOString();
}

type MomentField = { value: string; validity: { badInput: boolean } };

/**
 * @returns what is wrong with what a `datetime-local` input shows: half a moment has no value either, as if it were empty. A
 *   year that is half typed has one.
 */
export const momentProblem = ({ value, validity }: MomentField): string | undefined =>
  validity.badInput || (value && (value < "1000" || !fieldToMoment(value)))
    ? "La fecha está incompleta: escribe el día, el mes, el año con cuatro cifras y la hora, o bórrala entera"
    : undefined;

/**
 * @param field what was typed, where that is not what the moment is shown as
 * @returns what is taken where the clocks of that day leave the hour out or show it twice
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

/** @returns `2:30` */
const hourOf = (field: string) => field.slice("2026-11-21T".length, fieldLength).replace(/^0/, "");
