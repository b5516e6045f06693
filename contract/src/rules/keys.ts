/** Return the keys of an object that is not empty, typed, in source order. */
export function keysOf<T extends object>(object: T): [keyof T & string, ...(keyof T & string)[]] {
  const keys: (keyof T & string)[] = [];
  for (const key in object) keys.push(key);
  const [first, ...others] = keys;
  if (first === undefined) throw new Error("The object has no keys.");
  return [first, ...others];
}

/** Return the entries of an object that is not empty, typed, in source order. */
export const entriesOf = <T extends object>(object: T) =>
  keysOf(object).map((key): [keyof T & string, T[keyof T & string]] => [key, object[key]]);

export const isKeyOf = <T extends object>(object: T, key: PropertyKey): key is keyof T & string =>
  Object.hasOwn(object, key);
