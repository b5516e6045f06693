/**
 * What follows from a record alone, worked out once for each: while the builder hands in the same record (what did not
 * change since the last publication), the same thing comes out. Without it (`make` as it is) pages are the same, later:
 * among 5,000 records by half a second.
 */
export function perRecord<R extends object, V>(make: (record: R) => V): (record: R) => V {
  const made = new WeakMap<R, { value: V }>();
  return (record) => {
    const known = made.get(record);
    if (known) return known.value;
    const value = make(record);
    made.set(record, { value });
    return value;
  };
}
