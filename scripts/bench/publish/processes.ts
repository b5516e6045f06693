import { readdirSync, readFileSync } from "node:fs";

const ticksPerSecond = 100;
const read = (file: string) => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
};

/** Return the process ids of a process and all its running descendants (Linux only). */
export function treeOf(pid: number): number[] {
  const tasks = (() => {
    try {
      return readdirSync(`/proc/${pid}/task`);
    } catch {
      return [];
    }
  })();
  const children = tasks.flatMap((task) =>
    read(`/proc/${pid}/task/${task}/children`).split(" ").filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(treeOf)];
}

export const runs = (pid: number, program: string): boolean => read(`/proc/${pid}/cmdline`).includes(program);

/** Return the file name of the program. */
export const programOf = (pid: number): string =>
  /([\w-]+\.[cm]?[jt]s)(?:\0|$)/.exec(read(`/proc/${pid}/cmdline`).split("/").at(-1) ?? "")?.[1] ?? "";

/** Return the CPU seconds of a process and of its children that have ended. */
export function processorOf(pid: number): number {
  const fields = read(`/proc/${pid}/stat`)
    .replace(/^.*\) /, "")
    .split(" ")
    .map(Number);
  return [11, 12, 13, 14].reduce((sum, index) => sum + (fields[index] ?? 0), 0) / ticksPerSecond;
}

/** Return the proportional set size (PSS) in megabytes. */
export const pssOf = (pid: number): number =>
  Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024;
