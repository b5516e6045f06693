/**
 * @returns `now` as it is, but made of the parts of `before` wherever they are equal: what did not change is then the same
 *   object, by which it is known without looking into it again. Records of a list are looked for by their `id`. `now` is
 *   changed in place.
 */
export function asBefore<T>(before: unknown, now: T): T;
export function asBefore(before: unknown, now: unknown): unknown {
  if (Object.is(before, now) || !isStructure(now) || !isStructure(before)) return now;
  if (Array.isArray(now)) return Array.isArray(before) ? listAsBefore(before, now) : now;
  return Array.isArray(before) ? now : fieldsAsBefore(before, now);
}

type Fields = Record<string, unknown>;
const hasId = (value: unknown): value is Fields => isStructure(value) && "id" in value;
const isStructure = (value: unknown): value is Fields => typeof value === "object" && value !== null;

function fieldsAsBefore(before: Fields, now: Fields): Fields {
  const names = Object.keys(now);
  const earlier = Object.keys(before);
  let isEqual = names.length === earlier.length;
  names.forEach((name, index) => {
    now[name] = asBefore(before[name], now[name]);
    // In another order the same fields are another text.
    isEqual &&= earlier[index] === name && Object.is(now[name], before[name]);
  });
  return isEqual ? before : now;
}

function listAsBefore(before: unknown[], now: unknown[]): unknown[] {
  let byId: Map<unknown, unknown> | undefined;
  /** Most stand where they stood. */
  const earlierOf = (one: unknown, index: number): unknown => {
    const there = before[index];
    if (!hasId(one) || Object.is(one, there) || (hasId(there) && there.id === one.id)) return there;
    byId ??= new Map(before.filter(hasId).map((each) => [each.id, each]));
    return byId.get(one.id);
  };
  let isEqual = before.length === now.length;
  now.forEach((one, index) => {
    now[index] = asBefore(earlierOf(one, index), one);
    isEqual &&= Object.is(now[index], before[index]);
  });
  return isEqual ? before : now;
}

/** @returns whether both are written as the same JSON; parts that are the same object are not looked into */
export function isSameText(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isStructure(one) || !isStructure(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  let index = 0;
  // Without a list of its names: this is asked of tens of thousands.
  for (const name in other) {
    if (names[index] !== name || !isSameText(one[name], other[name])) return false;
    index++;
  }
  return index === names.length;
}
