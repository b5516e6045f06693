import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { v8Version } from "./v8Version";

/**
 * Force a collection and return free heap to the OS. V8 would wait until it needs the memory, but on a machine with 1
 * GB
 * other processes need it.
 *
 * Performance-only code. With 5,000 records, the builder keeps 370 MB instead of 730 after a publication, and the API
 * 100–130 MB instead of 230–300 after a snapshot. It blocks the process for 0.02–0.1 s, on Node 22 and 24 up to 0.3 s.
 */
export function returnFreeHeap(): void {
  setFlagsFromString("--expose-gc");
  const collect: (how?: object) => void = runInNewContext("gc");
  // Since V8 12 only a last-resort collection returns memory. Older versions do not know that flavor.
  if (v8Version < 12) collect();
  else collect({ type: "major", execution: "sync", flavor: "last-resort" });
}
