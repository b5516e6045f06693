import { stat } from "node:fs";
import { startInterval } from "@estudio/contract";

/**
 * Work around a glibc bug (25847, before 2.41) that may fail to wake Node's file threads: a file operation in an idle
 * program then hangs forever. Seen once: a publication stood still for five minutes, until another file was read. So
 * every long-running program reads one each second.
 */
export function keepThreadsAwake(): void {
  startInterval(() => stat("/", () => undefined), 1000).unref();
}
