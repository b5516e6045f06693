/**
 * Parts a number of cards into rows that are all filled: no last row is left with a single card, unless it is the only one.
 * @param rhythm how many stand in a row, in turn, e.g. `[2, 3]`; two and three, or three alone
 * @returns for each card how many stand in its row
 */
export function rowsOf(count: number, rhythm: readonly number[]): number[] {
  const rows: number[] = [];
  for (let left = count; left > 0; left -= rows.at(-1) ?? left)
    rows.push(Math.min(left, rhythm[rows.length % rhythm.length] ?? left));
  if (rows.length > 1 && rows.at(-1) === 1) {
    rows.pop();
    const before = rows.pop() ?? 0;
    rows.push(...(before > 2 ? [before - 1, 2] : [before + 1]));
  }
  return rows.flatMap((row) => Array<number>(row).fill(row));
}
