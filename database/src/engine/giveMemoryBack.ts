import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * What a long work of this process needed, such as a publication, goes back to the system at once, not when there is need of it: V8 waits for that, and on a machine
 * of one gigabyte it is others who need it.
 *
 * For the sake of a figure: among 5,000 records the builder keeps 370 MB instead of 730, for which it stands still for 0.1 s when nothing
 * waits; with the demo for 0.02. Without it everything is the same.
 */
export function giveMemoryBack(): void {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  collect();
}
