import { categories, statuses } from "@estudio/contract/enquiries/options";
import { isSame } from "@estudio/contract/history/changes";
import { projectBudgets, projectDistricts, rooms } from "@estudio/contract/portfolio/options";
import { writeNumber } from "../../inputs/numbers";
import { formatMoment } from "../../words/formats";

export type Values = Record<string, unknown>;
/** A changed field in one language; pictures as paths, everything else as text. */
export type Difference = { place: string } & (
  | { kind: "text"; before: string; after: string }
  | { kind: "pictures"; before: string[]; after: string[] }
);

/** Return the differences between two versions, by field and language, in the order of the newer one. */
export function differences(before: Values, after: Values): Difference[] {
  const [was, is] = [new Map(leavesOf(before)), new Map(leavesOf(after))];
  const places = [...new Set([...is.keys(), ...was.keys()])];
  return places.flatMap((place): Difference[] => {
    const [a, b] = [was.get(place), is.get(place)];
    if (isSame(a, b)) return [];
    const [shown, showing] = [picturesIn(a), picturesIn(b)];
    return shown.length + showing.length > 0
      ? [{ place, kind: "pictures", before: shown, after: showing }]
      : [{ place, kind: "text", before: textOf(place, a), after: textOf(place, b) }];
  });
}

const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Flattens a record to its values by path. A list of texts or pictures stays one value. */
function leavesOf(value: unknown, place = ""): [place: string, value: unknown][] {
  const within = (name: string | number, inner: unknown) => leavesOf(inner, place ? `${place}.${name}` : String(name));
  if (Array.isArray(value) && value.some(isObject))
    return value.flatMap((one, at) => within(isObject(one) ? String(one.sectionKey ?? at) : at, one));
  if (!isObject(value)) return [[place, value]];
  return Object.entries(value).flatMap(([name, inner]) => (hidden.has(name) ? [] : within(name, inner)));
}

/** Technical fields of sections. */
const hidden = new Set(["sectionKey", "type"]);

const picturesIn = (value: unknown): string[] =>
  [value].flat().filter((one): one is string => typeof one === "string" && one.startsWith("/media/"));

const labels: Record<string, Record<string, string>> = {
  category: categories,
  status: statuses,
  rooms,
  district: projectDistricts,
  budget: projectBudgets,
};
const moments = new Set(["publishAt", "unpublishAt", "publishedAt"]);

function textOf(place: string, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "Sí" : "No";
  if (typeof value === "number") return writeNumber(value);
  if (Array.isArray(value)) return value.map((one) => textOf(place, one)).join("\n");
  const text = String(value);
  return moments.has(place) ? formatMoment(text) : (labels[place]?.[text] ?? text);
}
