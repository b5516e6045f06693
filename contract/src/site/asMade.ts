/**
 * What is made of a record, as it was made for the publication before, where all that it is made of is the same.
 *
 * For the sake of a figure: among 5,000 records 15,000 pages are put together and compared in 0.07 s of processor instead of 0.15, the
 * sitemap and feeds in 0.024 instead of 0.040, with as much less rubbish. Without it (`make` each time) what is made is the same.
 * @returns a function that is told the record, `of` whatever else the thing depends on, always in the same order, and how to make it
 */
export function asMade<T>() {
  const known = new WeakMap<object, { of: unknown[]; made: T }>();
  return (record: object, of: unknown[], make: () => T): T => {
    const before = known.get(record);
    if (before?.of.length === of.length && of.every((one, index) => one === before.of[index])) return before.made;
    const made = make();
    known.set(record, { of, made });
    return made;
  };
}
