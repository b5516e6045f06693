import { readdirSync, readFileSync } from "node:fs";

const ticksPerSecond = 100;
const read = (file: string) => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
};

/** The process and all it has started that still run (Linux). */
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

/** @returns the name of the program's file */
export const programOf = (pid: number): string =>
  /([\w-]+\.[cm]?[jt]s)(?:\0|$)/.exec(read(`/proc/${pid}/cmdline`).split("/").at(-1) ?? "")?.[1] ?? "";

/** Seconds of processor: its own, and those of what it has started and seen end. */
export function processorOf(pid: number): number {
  const fields = read(`/proc/${pid}/stat`)
    .replace(/^.*\) /, "")
    .split(" ")
    .map(Number);
  return [11, 12, 13, 14].reduce((sum, index) => sum + (fields[index] ?? 0), 0) / ticksPerSecond;
}

/** Megabytes, what is shared counted by its share. */
export const pssOf = (pid: number): number =>
  Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024;
