/** Group records by key, in their order. @param keysOf returns all keys of a record */
export function grouped<T>(records: readonly T[], keysOf: (record: T) => readonly string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const record of records)
    for (const key of keysOf(record)) {
      const group = groups.get(key);
      if (group) group.push(record);
      else groups.set(key, [record]);
    }
  return groups;
}
