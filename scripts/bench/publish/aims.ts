import type { Latency } from "./latency";
import type { Row } from "./product";

export type Aim = { name: string; met: boolean; figure: string };

/** Maximum seconds from the save to the static page, by the number of items beyond the seed. */
const maxSeconds = (items: number) => (items <= 0 ? 0.2 : items <= 300 ? 0.3 : items <= 1000 ? 1 : 5);
/** A change that every page shows, e.g. of the telephone. */
const maxSecondsOfEveryPage = 5;
const maxMegabytes = 200;

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
        `${kind}, from the save to the static page`,
        mine.filter(({ change }) => change === kind).map((row) => row.static),
        (kind === "phone" ? maxSecondsOfEveryPage : maxSeconds(items)) * (busy ? 3 : 1),
        "s",
      ),
    ),
    worst(
      "pages rewritten although their data did not change",
      mine.map(({ needless }) => needless),
      0,
      "pages",
    ),
    worst("memory of everything, idle", [memory], maxMegabytes, "MB"),
    worst("first answer after a restart", [restart], 0.7, "s"),
    ...latency
      .filter(({ percentile }) => percentile === "p95")
      .map(({ percentile, ratio }) => worst(`API beside publications, ${percentile}`, [ratio], 1.3, "times")),
  ];
}
