/**
 * Divide cards into full rows. No row has a single card, unless it is the only one.
 * @param rhythm cards per row, repeating: `[2, 3]` or `[3]`
 * @returns the number of cards in each card's row
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
