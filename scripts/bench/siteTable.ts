import { kinds, type Speed } from "./speed";

const first = 34;
const rest = 9;
const line = (name: string, cells: string[]) => name.padEnd(first) + cells.map((cell) => cell.padStart(rest)).join("");

const headings = [
  "perf",
  "a11y",
  "best",
  "seo",
  "LCP s",
  "TBT ms",
  "CLS",
  ...kinds.map((kind) => `${kind.slice(0, 5)} kB`),
];

export const header = line("page", headings);

export function row(name: string, { scores, metrics, bytes }: Speed): string {
  const [lcp = 0, tbt = 0, cls = 0] = metrics;
  return line(name.length < first ? name : `${name.slice(0, first - 2)}…`, [
    ...scores.map(String),
    (lcp / 1000).toFixed(2),
    tbt.toFixed(0),
    cls.toFixed(3),
    ...bytes.map((size) => (size / 1000).toFixed(1)),
  ]);
}
