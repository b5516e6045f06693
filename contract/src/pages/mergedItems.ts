import { isSame } from "../keeping/changes";
import { contested } from "../keeping/merging";

/** An inserted item. `of`: its original index if it was moved; undefined if it is new. */
type Come<Item> = { item: Item; of: number | undefined };

/**
 * One person's changes to a list, by original index.
 * - `became`: the item now in that place; undefined if deleted.
 * - `come`: the items inserted before it; the last entry holds those after the end.
 * - `moved`: original indices of moved items.
 */
type Edits<Item> = { became: (Item | undefined)[]; come: Come<Item>[][]; moved: Set<number> };

/** Two edits of the same list. */
type Lists<Item> = { mine: Item[]; began: Item[]; theirs: Item[] };

/**
 * Merge two edits of a list item by item: additions, deletions, moves and changes of both sides.
 * Where one side changed an item that the other deleted, mine wins.
 * @param mergeOne merges an item that both sides still have
 */
export function mergedItems<Item extends object>(
  { mine, began, theirs }: Lists<Item>,
  mergeOne: (mine: Item, began: Item, theirs: Item) => Item,
): Item[] {
  const [my, their] = [editsOf(began, mine), editsOf(began, theirs)];
  const contentOf = (at: number): Item[] => {
    const [was, now, stored] = sidesAt(at, began, my, their);
    if (was === undefined || now === undefined) return [];
    if (stored === undefined) return isSame(now, was) ? [] : [now];
    return [mergeOne(now, was, stored)];
  };
  const newOfMine = my.come.flat().filter(({ of }) => of === undefined);
  const isMineToo = (item: Item) => newOfMine.some((one) => isSame(one.item, item));
  return [...began.keys(), began.length].flatMap((at) => [
    ...(their.come[at] ?? []).flatMap(({ item, of }) => {
      if (of === undefined) return isMineToo(item) ? [] : [item];
      return my.moved.has(of) ? [] : contentOf(of);
    }),
    ...(my.come[at] ?? []).flatMap(({ item, of }) => (of === undefined ? [item] : contentOf(of))),
    ...(my.moved.has(at) || their.moved.has(at) ? [] : contentOf(at)),
  ]);
}

/** Return the paths in the list that both changed differently: `items.0`, `items.1.title`. */
export function contestedItems<Item extends object>({ mine, began, theirs }: Lists<Item>, place: string): string[] {
  const [my, their] = [editsOf(began, mine), editsOf(began, theirs)];
  return [...began.keys()].flatMap((at) => contested(sidesAt(at, began, my, their), `${place}.${at}`));
}

type Sides<Item> = [began: Item | undefined, mine: Item | undefined, stored: Item | undefined];

function sidesAt<Item>(at: number, began: Item[], my: Edits<Item>, their: Edits<Item>): Sides<Item> {
  const was = began[at];
  return [was, my.moved.has(at) ? was : my.became[at], their.moved.has(at) ? was : their.became[at]];
}

function editsOf<Item>(began: Item[], now: Item[]): Edits<Item> {
  const became: (Item | undefined)[] = [];
  const come: Come<Item>[][] = [];
  let next = 0;
  for (const [at, place] of [...stayed(began, now), [began.length, now.length] as const]) {
    // Items between two unchanged ones count as changed in place. Surplus items are insertions; missing ones, deletions.
    const others = now.slice(next, place);
    while (became.length < at) {
      became.push(others.shift());
      come.push([]);
    }
    come.push(others.map((item) => ({ item, of: undefined })));
    if (at < began.length) became.push(now[place]);
    next = place + 1;
  }
  const moved = new Set<number>();
  for (const one of come.flat()) {
    const of = began.findIndex((was, at) => !became[at] && !moved.has(at) && isSame(was, one.item));
    if (of < 0) continue;
    one.of = of;
    moved.add(of);
  }
  return { became, come, moved };
}

/** Return the index pairs (before, now) of the longest common subsequence. */
function stayed<Item>(began: Item[], now: Item[]): (readonly [before: number, now: number])[] {
  const length = Array.from({ length: began.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  const at = (i: number, j: number) => length[i]?.[j] ?? 0;
  for (let i = began.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      (length[i] ?? [])[j] = isSame(began[i], now[j]) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const found: (readonly [number, number])[] = [];
  for (let [i, j] = [0, 0]; i < began.length && j < now.length; )
    if (isSame(began[i], now[j])) found.push([i++, j++] as const);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  return found;
}
