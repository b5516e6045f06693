import type { Picture } from "@estudio/contract";

/** A picture that stands upright, or is square, goes beside another or beside its words; a lying one may take a row. */
export const isUpright = ({ width, height }: Pick<Picture, "width" | "height">) => width < height * 1.15;

type Row<T> = [T, ...T[]];

/**
 * Parts pictures into rows by their shapes, in their order: two upright ones are a pair, an upright one and a lying one share
 * a row, a lying one before another lying one takes the whole row, an upright one that is left over stands beside its words.
 * After others, two lying ones of one shape end the gallery side by side: plans of before and after above all.
 */
export function galleryRows<T extends Pick<Picture, "width" | "height">>(pictures: T[]): Row<T>[] {
  const rows: Row<T>[] = [];
  for (let at = 0; at < pictures.length; at += rows.at(-1)?.length ?? 1) {
    const [first, second, third] = pictures.slice(at);
    if (!first) break;
    const ends = at > 0 && second && !third && shareOf(first) === shareOf(second);
    // An upright pair that follows is not torn apart.
    const shared = second && (isUpright(first) || ends || (isUpright(second) && !(third && isUpright(third))));
    rows.push(shared ? [first, second] : [first]);
  }
  return rows;
}

/** @returns how much of the row's width each picture takes (below ten), so that all are equally high, whole and uncut */
export const shareOf = ({ width, height }: Pick<Picture, "width" | "height">) =>
  Math.min(9.99, Math.round((width / height) * 100) / 100);
