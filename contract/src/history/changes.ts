/** Differences between two states of a record. Free of zod, for the panel. */
type Values = Record<string, unknown>;

/** Normalise for comparison: drops empty values at every level and sorts keys. */
function normalize(value: unknown): unknown {
  if (value === "" || value === null || value === undefined) return undefined;
  if (Array.isArray(value)) return value.length ? value.map(normalize) : undefined;
  if (typeof value !== "object") return value;
  const kept = Object.entries(value)
    .map(([key, inner]) => [key, normalize(inner)] as const)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return kept.length ? Object.fromEntries(kept) : undefined;
}

/** Return whether two values look the same to a reader. */
export const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(normalize(a)) === JSON.stringify(normalize(b));

const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Values => (isObject(value) ? value : {});
const keysIn = (...all: Values[]) => [...new Set(all.flatMap(Object.keys))];

/** A page's sections by key, so that their order does not matter. */
const sectionsOf = (value: unknown): Values =>
  Object.fromEntries(
    (Array.isArray(value) ? value : []).filter(isObject).map((one) => [String(one.sectionKey), one] as const),
  );

/** Return the paths that differ: `title`, `translations.ca.title`, and for a page `sections.hero`. */
export function changedPaths(before: Values, after: Values): string[] {
  return keysIn(before, after).flatMap((field) => {
    if (isSame(before[field], after[field])) return [];
    if (field === "sections") return within(field, sectionsOf(before[field]), sectionsOf(after[field]));
    if (field !== "translations") return field;
    const [was, is] = [fieldsOf(before[field]), fieldsOf(after[field])];
    return keysIn(was, is).flatMap((lang) => within(`${field}.${lang}`, fieldsOf(was[lang]), fieldsOf(is[lang])));
  });
}

const within = (place: string, before: Values, after: Values): string[] =>
  keysIn(before, after)
    .filter((name) => !isSame(before[name], after[name]))
    .map((name) => `${place}.${name}`);
