import { type Brand, lookProperties, wordmarkOf } from "./look";
import { capHeight, kerning, outlines } from "./outlines";

/** The demo studio. The flame and the photograph in `marketing/static` belong to it and show its name. */
const demoBrand = "Estudio Lumbre";
const paper = "#fbf8f3";

/** Return one or two capital letters. */
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

/** Only the demo studio, without a monogram of its own, uses the flame. */
const hasFlame = (brand: Brand): boolean => wordmarkOf(brand) === demoBrand && !brand.monogram.trim();

/** Return whether the icons and the photograph in `marketing/static` fit this brand. */
export const fitsDemoArtwork = (brand: Brand): boolean =>
  hasFlame(brand) && !("--clay" in lookProperties(brand)) && !("--ink" in lookProperties(brand));

type Drawn = { path: string; width: number };

const plain = (letter: string) => letter.normalize("NFD")[0] ?? letter;

/** Draw a line of text in the serif, baseline at y = 0. Width in thousandths of an em. Skips letters without an outline. */
function drawLine(text: string): Drawn {
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

/** Place a drawn line. @param size of an em; `x` and `y`: start of the baseline; all in the picture's units */
const placeLine = ({ path }: Drawn, size: number, x: number, y: number, fill: string) => {
  const scale = size / 1000;
  const matrix = [scale, 0, 0, -scale, x, y].map((value) => Number(value.toFixed(4))).join(" ");
  return `<g fill="${fill}" transform="matrix(${matrix})">${path}</g>`;
};

/** Draw letters centred in a square. */
function monogram(letters: string, side: number, fill: string): string {
  const drawn = drawLine(letters);
  const size = Math.min(side * 0.74, (side * 0.74 * 1000) / Math.max(1, drawn.width));
  const middle = (side - (drawn.width * size) / 1000) / 2;
  return placeLine(drawn, size, middle, (side + (capHeight * size) / 1000) / 2, fill);
}

const escapeText = (text: string) => text.replace(/[<&]/g, (character) => (character === "<" ? "&lt;" : "&amp;"));

/** The logo in a square of that side, without its background. */
const drawLogo = (brand: Brand, side: number): string =>
  hasFlame(brand)
    ? side === 64
      ? flame
      : `<g transform="scale(${side / 64})">${flame}</g>`
    : monogram(monogramOf(brand), side, paper);
const flame = `<path fill="${paper}" d="M21 14h6v31h18v6H21z"/><path fill="${paper}" d="M38 17c4.5 4 7 7.5 7 11a7 7 0 0 1-14 0c0-1.8.8-3.6 2.3-5.3.5 1.8 1.4 2.8 2.6 3.1-.2-3.3.5-6.1 2.1-8.8z"/>`;

/** Return the icon: the logo in paper colour on the accent, 64 units wide. */
export function iconSvg(brand: Brand): string {
  const title = `<title>${escapeText(hasFlame(brand) ? "Lumbre" : wordmarkOf(brand))}</title>`;
  const ground = `<path fill="${brand.accent}" d="M0 0h64v64H0z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${title}${ground}${drawLogo(brand, 64)}</svg>`;
}

/** Return the default share picture, 1200 × 630: the logo above the wordmark, on paper. */
export function shareSvg(brand: Brand): string {
  const [width, height, margin, side] = [1200, 630, 96, 128];
  const drawn = drawLine(wordmarkOf(brand));
  const size = Math.min(132, ((width - 2 * margin) * 1000) / Math.max(1, drawn.width));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${paper}" d="M0 0h${width}v${height}H0z"/>`,
    `<path fill="${brand.accent}" d="M0 ${height - 24}h${width}v24H0z"/>`,
    `<g transform="translate(${margin} ${margin})"><path fill="${brand.accent}" d="M0 0h${side}v${side}H0z"/>`,
    `${drawLogo(brand, side)}</g>`,
    placeLine(drawn, size, margin, height - 24 - margin, brand.dark),
    "</svg>",
  ].join("");
}
