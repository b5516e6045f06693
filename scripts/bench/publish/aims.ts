import type { Row } from "../publish";
import type { Latency } from "./latency";

export type Aim = { name: string; met: boolean; figure: string };

/** Seconds: REBUILD_QUIET_SECONDS as it comes. */
const quiet = 2;

/** The aims for that many items, against what was measured. */
export function aimsOf(items: number, rows: Row[], latency: Latency[]): Aim[] {
  const of = items || "seed";
  const mine = rows.filter((row) => row.items === items);
  const ahead = mine.filter(({ way }) => way === "ahead");
  const worst = (name: string, figures: number[], aim: number, unit: string): Aim => {
    const figure = Math.max(...figures);
    return { name: `${of}: ${name} <= ${aim} ${unit}`, met: figure <= aim, figure: `${figure.toFixed(2)} ${unit}` };
  };
  return [
    worst(
      "on the visitor's screen",
      mine.map(({ browser }) => browser),
      1,
      "s",
    ),
    worst(
      "in the static page after the quiet time",
      ahead.map((row) => row.static - quiet),
      items >= 1000 ? 10 : 3,
      "s",
    ),
    worst(
      "pages rewritten although their data did not change",
      mine.map(({ needless }) => needless),
      0,
      "pages",
    ),
    ...latency.map(({ percentile, ratio }) => worst(`API latency beside a build, ${percentile}`, [ratio], 2, "times")),
  ];
}
