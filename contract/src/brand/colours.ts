/** Contrast as WCAG 2 measures it. Free of zod: the panel calls it while an editor picks a colour. */

/** Minimum contrast of text against its background (WCAG 2.2, 1.4.3). */
export const minContrast = 4.5;

/** The darkest of the site's light backgrounds. Text readable on it is also readable on paper and white. */
export const lightGround = "#f2ece1";
const darkBandText = "#d9d0c3";

export const isColour = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value);

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Return the contrast ratio of two colours, from 1 (equal) to 21 (black and white).
 * @param one and `other`: `#rrggbb`
 */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Return the same hue darkened. @param share brightness kept: 1 leaves the colour unchanged, 0 gives black */
export const darken = (colour: string, share: number): string =>
  `#${channels(colour)
    .map((value) =>
      Math.round(value * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** The colours each brand colour is read against. The worst contrast decides. */
const grounds = { accent: [lightGround], dark: [lightGround, darkBandText] };
export type BrandColour = keyof typeof grounds;

/** Return the lowest contrast this colour has anywhere on the site. */
export const contrastOf = (kind: BrandColour, colour: string): number =>
  Math.min(...grounds[kind].map((ground) => contrast(colour, ground)));

/** Return the colour itself if it is readable everywhere, or else the lightest readable one of its hue. */
export function nearestReadable(kind: BrandColour, colour: string): string {
  for (let share = 100; share > 0; share--) {
    const one = darken(colour, share / 100);
    if (contrastOf(kind, one) >= minContrast) return one;
  }
  return "#000000";
}

/** Format a ratio with one decimal, `3,1` for 3.14. Truncates, so that 4.49 does not read as sufficient. */
export const formatContrast = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1).replace(".", ",");
