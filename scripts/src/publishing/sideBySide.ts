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
