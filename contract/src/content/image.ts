// Free of zod, for browser bundles.

/** Return whether a stored value is a usable picture. `{host}` placeholders count as absent (specification). */
export const hasImage = (value: string | null | undefined): value is string => !!value && !value.includes("{host}");

/** Size of share pictures in pixels, as Facebook, WhatsApp and LinkedIn show them. */
export const shareSize = { width: 1200, height: 630 } as const;

/**
 * Return the file name of a picture's share crop, `share-<x>-<y>.jpg` below `/media/<hash>/`.
 * The name contains the focal point in percent, so that browsers may cache it forever.
 * @param focal fractions from the top left
 */
export const shareName = ({ x, y }: { x: number; y: number }) =>
  `share-${Math.round(x * 100)}-${Math.round(y * 100)}.jpg`;
