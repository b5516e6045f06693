import { brotliCompressSync } from "node:zlib";
import { siteRoutes } from "@estudio/contract";
import type { Speed } from "./speed";

/**
 * A measured page; `floor` is the same page without scripts; `css` is the compressed size of its inlined styles, in
 * bytes.
 */
export type Measured = { path: string; speed: Speed; floor?: Speed; css: number };

type Aim = { says: string; most: number; unit: string; of(page: Measured): number | undefined };
const onHome = (of: (page: Measured) => number) => (page: Measured) => (page.path === "/" ? of(page) : undefined);
/** The thank-you page is noindex on purpose, so its SEO score, the last one, does not count. */
const scoresOf = ({ path, speed: { scores } }: Measured) =>
  path.endsWith(siteRoutes.thanks.path) ? scores.slice(0, -1) : scores;
const kB = (bytes: number) => bytes / 1000;

const aims: Aim[] = [
  { says: "points short of 100 in any score", most: 0, unit: "", of: (page) => 100 - Math.min(...scoresOf(page)) },
  { says: "LCP", most: 1.5, unit: " s", of: ({ speed }) => speed.lcp / 1000 },
  {
    says: "LCP against the same page without scripts",
    most: 1.15,
    unit: " times",
    of: ({ speed, floor }) => floor && speed.lcp / floor.lcp,
  },
  { says: "TBT", most: 60, unit: " ms", of: ({ speed }) => speed.tbt },
  { says: "CLS", most: 0.01, unit: "", of: ({ speed }) => speed.cls },
  { says: "scripts of the first load", most: 90, unit: " kB", of: ({ speed }) => kB(speed.bytes.script) },
  { says: "CSS (inlined, by itself)", most: 15, unit: " kB", of: ({ css }) => kB(css) },
  { says: "fonts", most: 60, unit: " kB", of: ({ speed }) => kB(speed.bytes.font) },
  { says: "HTML of home", most: 20, unit: " kB", of: onHome(({ speed }) => kB(speed.bytes.document)) },
  { says: "opening picture of home on a phone", most: 90, unit: " kB", of: onHome(({ speed }) => kB(speed.hero)) },
  { says: "first view of home", most: 300, unit: " kB", of: onHome(({ speed }) => kB(speed.bytes.all)) },
];

/** Return a line for each aim: met, with the worst value, or missed, with the pages that miss it. */
export function verdict(pages: Measured[]): string[] {
  return aims.flatMap(({ says, most, unit, of }) => {
    const values = pages.flatMap((page) => {
      const value = of(page);
      return value === undefined ? [] : [{ path: page.path, value }];
    });
    if (values.length === 0) return [];
    const say = (value: number) => `${Number(value.toFixed(most < 10 ? 2 : 1))}${unit}`;
    const missing = values.filter(({ value }) => value > most).sort((a, b) => b.value - a.value);
    const aim = `${says}, at most ${say(most)}`;
    if (missing.length === 0) return [`met     ${aim}: at worst ${say(Math.max(...values.map(({ value }) => value)))}`];
    return [`MISSED  ${aim}: ${missing.map(({ path, value }) => `${path} ${say(value)}`).join(", ")}`];
  });
}

/** Return the size of a page's inlined styles in bytes, compressed with Brotli. */
export function inlinedStyles(html: string): number {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = ""]) => css).join("");
  return brotliCompressSync(styles).length;
}
