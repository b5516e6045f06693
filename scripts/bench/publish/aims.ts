import type { Latency } from "./latency";
import type { Row } from "./product";

export type Aim = { name: string; met: boolean; figure: string };

/** Maximum seconds from the end of the quiet time to the static page, by the number of items beyond the seed. */
const within = (items: number) => (items <= 0 ? 0.5 : items <= 300 ? 0.7 : items <= 5000 ? 1.5 : 5);
/** Maximum memory in megabytes. */
const mostMemory = (items: number) => (items < 5000 ? 300 : 450);
const fewPages = 5;

/**
 * `memory`: of all processes, in megabytes; `restart`: seconds until the API answers; `busy`: measured beside busy
 * processes.
 */
export type Measured = { rows: Row[]; memory: number; latency: Latency[]; restart: number; busy: boolean };

/** Compare the measurements of a size with its aims. */
export function aimsOf(items: number, { rows, memory, latency, restart, busy }: Measured): Aim[] {
  const of = `${items || "seed"}${busy ? ", busy" : ""}`;
  const mine = rows.filter((row) => row.items === items && row.change !== "full");
  const worst = (name: string, figures: number[], aim: number, unit: string): Aim => {
    const figure = Math.max(0, ...figures);
    return { name: `${of}: ${name} <= ${aim} ${unit}`, met: figure <= aim, figure: `${figure.toFixed(2)} ${unit}` };
  };
  const kinds = [...new Set(mine.map(({ change }) => change))];
  return [
    ...kinds.map((kind) =>
      worst(
        `${kind}, in the static page after the quiet time`,
        mine.filter(({ change }) => change === kind).map((row) => row.static),
        Math.round(within(items) * (busy ? 30 : 10)) / 10,
        "s",
      ),
    ),
    worst(
      `processor for up to ${fewPages} pages`,
      mine.filter(({ pages }) => pages <= fewPages).map(({ processor }) => processor),
      0.5,
      "s",
    ),
    worst(
      "pages rewritten although their data did not change",
      mine.map(({ needless }) => needless),
      0,
      "pages",
    ),
    worst("memory of everything", [memory], mostMemory(items), "MB"),
    worst("first answer after a restart", [restart], 2, "s"),
    ...latency
      .filter(({ percentile }) => percentile === "p95")
      .map(({ percentile, ratio }) => worst(`API beside publications, ${percentile}`, [ratio], 1.3, "times")),
  ];
}
