import type { Speed } from "./speed";

const first = 34;
const rest = 8;
const line = (name: string, cells: string[]) => name.padEnd(first) + cells.map((cell) => cell.padStart(rest)).join("");
const bytes = ["document", "script", "font", "image", "data", "all"] as const;

export const header = line("page", [
  ...["perf", "a11y", "best", "seo", "LCP s", "TBT ms", "CLS"],
  ...["html kB", "script", "font", "image", "data", "all kB", "early", "machine"],
]);

export function row(name: string, { scores, lcp, tbt, cls, bytes: sizes, early, machine }: Speed): string {
  return line(name.length < first ? name : `${name.slice(0, first - 2)}…`, [
    ...scores.map(String),
    (lcp / 1000).toFixed(2),
    tbt.toFixed(0),
    cls.toFixed(3),
    ...bytes.map((kind) => (sizes[kind] / 1000).toFixed(1)),
    (early / 1000).toFixed(1),
    machine.toFixed(0),
  ]);
}
