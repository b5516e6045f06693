import { isSame } from "./changes";

type Values = Record<string, unknown>;

/** A three-way merge: the common base, the values in my form, and what someone else has stored since. */
type Sides = [began: unknown, mine: unknown, stored: unknown];

const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The inner fields of a value, e.g. of a price table or a language. Lists are not split. */
function within([began, mine, stored]: Sides): [name: string, sides: Sides][] | undefined {
  if (!isObject(mine) || !isObject(stored)) return undefined;
  const was = isObject(began) ? began : {};
  return Object.keys({ ...stored, ...mine }).map((name) => [name, [was[name], mine[name], stored[name]]]);
}

/** Merge: my value where I changed it, the stored one elsewhere. */
export function merged(...sides: Sides): unknown {
  const [began, mine, stored] = sides;
  if (isSame(mine, began)) return stored;
  const fields = within(sides);
  return fields ? Object.fromEntries(fields.map(([name, inner]) => [name, merged(...inner)])) : mine;
}

/** Return the paths that both changed differently: `description`, `rates.kinds.oficina.fixed`. */
export function contested(sides: Sides, place: string): string[] {
  const [began, mine, stored] = sides;
  if (isSame(mine, began) || isSame(stored, began) || isSame(mine, stored)) return [];
  return within(sides)?.flatMap(([name, inner]) => contested(inner, `${place}.${name}`)) ?? [place];
}
