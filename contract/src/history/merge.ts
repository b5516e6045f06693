import { isSame } from "./changes";

type Values = Record<string, unknown>;

/** A three-way merge: the common base, the values in my form, and what someone else has stored since. */
type Sides = [base: unknown, mine: unknown, stored: unknown];

const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The inner fields of a value, e.g. of a price table or a language. Lists are not split. */
function innerFields([base, mine, stored]: Sides): [name: string, sides: Sides][] | undefined {
  if (!isObject(mine) || !isObject(stored)) return undefined;
  const was = isObject(base) ? base : {};
  return Object.keys({ ...stored, ...mine }).map((name) => [name, [was[name], mine[name], stored[name]]]);
}

/** Merge: my value where I changed it, the stored one elsewhere. */
export function mergeValues(...sides: Sides): unknown {
  const [base, mine, stored] = sides;
  if (isSame(mine, base)) return stored;
  const fields = innerFields(sides);
  return fields ? Object.fromEntries(fields.map(([name, inner]) => [name, mergeValues(...inner)])) : mine;
}

/** Return the paths that both changed differently: `description`, `rates.kinds.oficina.fixed`. */
export function findConflicts(sides: Sides, place: string): string[] {
  const [base, mine, stored] = sides;
  if (isSame(mine, base) || isSame(stored, base) || isSame(mine, stored)) return [];
  return innerFields(sides)?.flatMap(([name, inner]) => findConflicts(inner, `${place}.${name}`)) ?? [place];
}
