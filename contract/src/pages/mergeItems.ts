import { isSame } from "../history/changes";
import { findConflicts } from "../history/merge";

/** An inserted item. `movedFrom`: its original index if it was moved; undefined if it is new. */
type Inserted<Item> = { item: Item; movedFrom: number | undefined };

/**
 * One person's changes to a list, by original index.
 * - `current`: the item now in that place; undefined if deleted.
 * - `inserted`: the items inserted before it; the last entry holds those after the end.
 * - `moved`: original indices of moved items.
 */
type Edits<Item> = { current: (Item | undefined)[]; inserted: Inserted<Item>[][]; moved: Set<number> };

/** Two edits of the same list. */
type Lists<Item> = { mine: Item[]; base: Item[]; theirs: Item[] };

/**
 * Merge two edits of a list item by item: additions, deletions, moves and changes of both sides.
 * Where one side changed an item that the other deleted, mine wins.
 * @param mergeOne merges an item that both sides still have
 */
export function mergeItems<Item extends object>(
  { mine, base, theirs }: Lists<Item>,
  mergeOne: (mine: Item, base: Item, theirs: Item) => Item,
): Item[] {
  const [my, their] = [editsOf(base, mine), editsOf(base, theirs)];
  const contentOf = (at: number): Item[] => {
    const [was, now, stored] = sidesAt(at, base, my, their);
    if (was === undefined || now === undefined) return [];
    if (stored === undefined) return isSame(now, was) ? [] : [now];
    return [mergeOne(now, was, stored)];
  };
  const newOfMine = my.inserted.flat().filter(({ movedFrom }) => movedFrom === undefined);
  const isMineToo = (item: Item) => newOfMine.some((one) => isSame(one.item, item));
  return [...base.keys(), base.length].flatMap((at) => [
    ...(their.inserted[at] ?? []).flatMap(({ item, movedFrom }) => {
      if (movedFrom === undefined) return isMineToo(item) ? [] : [item];
      return my.moved.has(movedFrom) ? [] : contentOf(movedFrom);
    }),
    ...(my.inserted[at] ?? []).flatMap(({ item, movedFrom }) =>
      movedFrom === undefined ? [item] : contentOf(movedFrom),
    ),
    ...(my.moved.has(at) || their.moved.has(at) ? [] : contentOf(at)),
  ]);
}

/** Return the paths in the list that both changed differently: `items.0`, `items.1.title`. */
export function findItemConflicts<Item extends object>({ mine, base, theirs }: Lists<Item>, place: string): string[] {
  const [my, their] = [editsOf(base, mine), editsOf(base, theirs)];
  return [...base.keys()].flatMap((at) => findConflicts(sidesAt(at, base, my, their), `${place}.${at}`));
}

type Sides<Item> = [base: Item | undefined, mine: Item | undefined, stored: Item | undefined];

function sidesAt<Item>(at: number, base: Item[], my: Edits<Item>, their: Edits<Item>): Sides<Item> {
  const was = base[at];
  return [was, my.moved.has(at) ? was : my.current[at], their.moved.has(at) ? was : their.current[at]];
}

function editsOf<Item>(base: Item[], now: Item[]): Edits<Item> {
  const current: (Item | undefined)[] = [];
  const inserted: Inserted<Item>[][] = [];
  let next = 0;
  for (const [at, place] of [...longestCommonSubsequence(base, now), [base.length, now.length] as const]) {
    // Items between two unchanged ones count as changed in place. Surplus items are insertions; missing ones, deletions.
    const others = now.slice(next, place);
    while (current.length < at) {
      current.push(others.shift());
      inserted.push([]);
    }
    inserted.push(others.map((item) => ({ item, movedFrom: undefined })));
    if (at < base.length) current.push(now[place]);
    next = place + 1;
  }
  const moved = new Set<number>();
  for (const one of inserted.flat()) {
    const movedFrom = base.findIndex((was, at) => !current[at] && !moved.has(at) && isSame(was, one.item));
    if (movedFrom < 0) continue;
    one.movedFrom = movedFrom;
    moved.add(movedFrom);
  }
  return { current, inserted, moved };
}

/** Return the index pairs (before, now) of the longest common subsequence. */
function longestCommonSubsequence<Item>(base: Item[], now: Item[]): (readonly [before: number, now: number])[] {
  const length = Array.from({ length: base.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  const at = (i: number, j: number) => length[i]?.[j] ?? 0;
  for (let i = base.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      (length[i] ?? [])[j] = isSame(base[i], now[j]) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const found: (readonly [number, number])[] = [];
  for (let [i, j] = [0, 0]; i < base.length && j < now.length; )
    if (isSame(base[i], now[j])) found.push([i++, j++] as const);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  return found;
}
