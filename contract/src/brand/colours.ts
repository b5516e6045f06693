/** Contrast as WCAG 2 measures it. No schema here: the panel shows it while somebody chooses. */

/** Least contrast of text with its ground (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5;

/** The darkest of the light grounds on which the site writes: what can be read there can be read on paper and on white. */
export const lightGround = "#f2ece1";
/** The text on the dark bands. */
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
 * @param one and `other`: as `#9d4526`
 * @returns from 1 (the same) to 21 (black and white)
 */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** @returns the same hue, with so much of its light: 1 as it is, 0 black */
export const dimmed = (colour: string, share: number): string =>
  `#${channels(colour)
    .map((value) =>
      Math.round(value * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** What stands on each of the two colours, or on what it stands: the one that is hardest to read decides. */
const grounds = { accent: [lightGround], dark: [lightGround, darkBandText] };
export type BrandColour = keyof typeof grounds;

/** @returns the least contrast that this colour has anywhere on the site */
export const contrastOf = (kind: BrandColour, colour: string): number =>
  Math.min(...grounds[kind].map((ground) => contrast(colour, ground)));

/** @returns the colour itself where it can be read everywhere, else the lightest of its hue that can */
export function nearestReadable(kind: BrandColour, colour: string): string {
  for (let share = 100; share > 0; share--) {
    const one = dimmed(colour, share / 100);
    if (contrastOf(kind, one) >= leastContrast) return one;
  }
  return "#000000";
}

/** @returns `3,1` of 3.14: cut, not rounded, so that 4.49 is not called enough */
export const contrastInWords = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1).replace(".", ",");
