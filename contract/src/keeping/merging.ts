import { isSame } from "./changes";

type Values = Record<string, unknown>;

/** Two people wrote from the same beginning: that, what stands in one's own form, and what the other has stored. */
type Sides = [began: unknown, mine: unknown, stored: unknown];

const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The fields within a value, such as the prices of a table or the texts of a language; a list is one thing. */
function within([began, mine, stored]: Sides): [name: string, sides: Sides][] | undefined {
  if (!isObject(mine) || !isObject(stored)) return undefined;
  const was = isObject(began) ? began : {};
  return Object.keys({ ...stored, ...mine }).map((name) => [name, [was[name], mine[name], stored[name]]]);
}

/** @returns mine where I changed it, and in everything else what is stored */
export function merged(...sides: Sides): unknown {
  const [began, mine, stored] = sides;
  if (isSame(mine, began)) return stored;
  const fields = within(sides);
  return fields ? Object.fromEntries(fields.map(([name, inner]) => [name, merged(...inner)])) : mine;
}

/** @returns the places that both changed, and not alike: `description`, `rates.kinds.oficina.fixed` */
export function contested(sides: Sides, place: string): string[] {
  const [began, mine, stored] = sides;
  if (isSame(mine, began) || isSame(stored, began) || isSame(mine, stored)) return [];
  return within(sides)?.flatMap(([name, inner]) => contested(inner, `${place}.${name}`)) ?? [place];
}
