import { othersFirst } from "@estudio/database";

/** Files in work at a time: more than Node's four threads, so that none of them waits for the next to be asked for. */
const atOnce = 16;

/**
 * Does the same with each of many files, several at a time, beginning in their order.
 * @returns the results, in that order. @throws what the first that failed did; none is begun any more then
 */
export async function sideBySide<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...items].entries();
  let hasFailed = false;
  const one = async () => {
    for (const [index, item] of waiting) {
      if (hasFailed) return;
      results[index] = await work(item);
    }
  };
  const fail = (error: unknown) => {
    hasFailed = true;
    throw error;
  };
  await Promise.all(Array.from({ length: atOnce }, () => one().catch(fail)));
  return results;
}

/**
 * Does the same with each of many small files, one after the other and without waiting: a promise for each takes longer than its file.
 * Others have their turn after every hundred.
 */
export async function oneByOne<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let turn = 0;
  for (const item of items) {
    work(item);
    turn++;
    if (turn % 100 === 0) await othersFirst();
  }
}
