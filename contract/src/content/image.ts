// No schema here: browser bundles take it in without zod.

/** @returns whether a stored picture value stands for a picture (specification: `{host}` values are absent). */
export const hasImage = (value: string | null | undefined): value is string => !!value && !value.includes("{host}");

/** What a page is shared with: as large as Facebook, WhatsApp and LinkedIn show it; pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

/**
 * The crop of a picture for sharing, around its focal point; named by it, so that a browser may keep it for ever.
 * @param focal fractions from the top left
 * @returns `share-<x>-<y>.jpg`, percents, below `/media/<hash>/`
 */
export const shareName = ({ x, y }: { x: number; y: number }) =>
  `share-${Math.round(x * 100)}-${Math.round(y * 100)}.jpg`;
