import { type Brand, lookProperties, wordmarkOf } from "./look";
import { capHeight, kerning, outlines } from "./outlines";

/** The demo studio: the flame and the photograph in `marketing/static` are its own, and say its name. */
const drawnFor = "Estudio Lumbre";
const paper = "#fbf8f3";

/** @returns one or two letters */
export function monogramOf(brand: Pick<Brand, "brand" | "wordmark" | "monogram">): string {
  const words = wordmarkOf(brand)
    .split(/[\s·&-]+/u)
    .filter((word) => /^\p{L}/u.test(word));
  const letters =
    brand.monogram.trim() ||
    words
      .slice(0, 2)
      .map((word) => word[0])
      .join("");
  return letters.toLocaleUpperCase("es");
}

/** The demo's own sign, a flame upon an L, serves as long as it is the demo. */
const hasFlame = (brand: Brand): boolean => wordmarkOf(brand) === drawnFor && !brand.monogram.trim();

/** @returns whether the icons and the photograph of `marketing/static` are this studio's: the demo's, in the colours as drawn */
export const isAsDrawn = (brand: Brand): boolean =>
  hasFlame(brand) && !("--clay" in lookProperties(brand)) && !("--ink" in lookProperties(brand));

type Drawn = { path: string; width: number };

const plain = (letter: string) => letter.normalize("NFD")[0] ?? letter;

/** A line of text in the serif, its base line at 0. @returns its width in thousandths of an em; letters it has not are left out */
function line(text: string): Drawn {
  let width = 0;
  let path = "";
  let before = "";
  for (const letter of text.normalize("NFC").replaceAll("'", "’")) {
    const known = outlines[letter] ?? outlines[plain(letter)];
    if (!known) continue;
    const [advance, outline] = known;
    width += (kerning[plain(before)] ?? []).find(([, after]) => after.includes(plain(letter)))?.[0] ?? 0;
    path += `<path transform="translate(${width})" d="${outline}"/>`;
    width += advance;
    before = letter;
  }
  return { path, width };
}

/** @param size of an em, `x` and `y`: where the base line begins; in the picture's units */
const placed = ({ path }: Drawn, size: number, x: number, y: number, fill: string) => {
  const scale = size / 1000;
  const matrix = [scale, 0, 0, -scale, x, y].map((value) => Number(value.toFixed(4))).join(" ");
  return `<g fill="${fill}" transform="matrix(${matrix})">${path}</g>`;
};

/** The letters, in the middle of a square. */
function monogram(letters: string, side: number, fill: string): string {
  const drawn = line(letters);
  const size = Math.min(side * 0.74, (side * 0.74 * 1000) / Math.max(1, drawn.width));
  const middle = (side - (drawn.width * size) / 1000) / 2;
  return placed(drawn, size, middle, (side + (capHeight * size) / 1000) / 2, fill);
}

const escaped = (text: string) => text.replace(/[<&]/g, (sign) => (sign === "<" ? "&lt;" : "&amp;"));

/** The sign in a square of that side, without its ground. */
const sign = (brand: Brand, side: number): string =>
  hasFlame(brand)
    ? side === 64
      ? flame
      : `<g transform="scale(${side / 64})">${flame}</g>`
    : monogram(monogramOf(brand), side, paper);
const flame = `<path fill="${paper}" d="M21 14h6v31h18v6H21z"/><path fill="${paper}" d="M38 17c4.5 4 7 7.5 7 11a7 7 0 0 1-14 0c0-1.8.8-3.6 2.3-5.3.5 1.8 1.4 2.8 2.6 3.1-.2-3.3.5-6.1 2.1-8.8z"/>`;

/** The icon: the sign in paper on the accent, 64 units wide. */
export function iconSvg(brand: Brand): string {
  const title = `<title>${escaped(hasFlame(brand) ? "Lumbre" : wordmarkOf(brand))}</title>`;
  const ground = `<path fill="${brand.accent}" d="M0 0h64v64H0z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${title}${ground}${sign(brand, 64)}</svg>`;
}

/** @returns what a page without a picture of its own is shared with, 1200 × 630: the sign above the wordmark, on paper */
export function shareSvg(brand: Brand): string {
  const [width, height, margin, side] = [1200, 630, 96, 128];
  const drawn = line(wordmarkOf(brand));
  const size = Math.min(132, ((width - 2 * margin) * 1000) / Math.max(1, drawn.width));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${paper}" d="M0 0h${width}v${height}H0z"/>`,
    `<path fill="${brand.accent}" d="M0 ${height - 24}h${width}v24H0z"/>`,
    `<g transform="translate(${margin} ${margin})"><path fill="${brand.accent}" d="M0 0h${side}v${side}H0z"/>`,
    `${sign(brand, side)}</g>`,
    placed(drawn, size, margin, height - 24 - margin, brand.dark),
    "</svg>",
  ].join("");
}
