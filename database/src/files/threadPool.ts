import { stat } from "node:fs";
import { startInterval } from "@estudio/contract";

/**
 * Node reads and writes files on four threads, which the C library may fail to wake (glibc before 2.41, its bug 25847): then
 * a program in which nothing else happens waits for its file for ever. Seen once: a publication stood still for five
 * minutes, until another file was asked for. So every long-running program asks for one each second.
 */
export function keepThreadsAwake(): void {
  startInterval(() => stat("/", () => undefined), 1000).unref();
}
