import type { Picture } from "@estudio/contract";

/** Portrait and square pictures share a row or stand beside their caption. Landscape ones can fill a row. */
export const isUpright = ({ width, height }: Pick<Picture, "width" | "height">) => width < height * 1.15;

type Row<T> = [T, ...T[]];

/**
 * Divide pictures into rows by shape, in order. Two portrait pictures share a row, as do a portrait and a landscape one.
 * A landscape picture before another one takes a row, and a single portrait one stands beside its caption.
 * At the end, two landscape pictures of equal shape share a row, e.g. plans before and after.
 */
export function galleryRows<T extends Pick<Picture, "width" | "height">>(pictures: T[]): Row<T>[] {
  const rows: Row<T>[] = [];
  for (let at = 0; at < pictures.length; at += rows.at(-1)?.length ?? 1) {
    const [first, second, third] = pictures.slice(at);
    if (!first) break;
    const ends = at > 0 && second && !third && shareOf(first) === shareOf(second);
    // Keeps a pair of portrait pictures that follows together.
    const shared = second && (isUpright(first) || ends || (isUpright(second) && !(third && isUpright(third))));
    rows.push(shared ? [first, second] : [first]);
  }
  return rows;
}

/** Return a picture's share of the row's width (below ten), which gives all pictures one height. */
export const shareOf = ({ width, height }: Pick<Picture, "width" | "height">) =>
  Math.min(9.99, Math.round((width / height) * 100) / 100);
