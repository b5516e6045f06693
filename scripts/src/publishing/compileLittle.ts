import { setFlagsFromString } from "node:v8";

/**
 * For what works a moment and waits: only what runs very often is compiled for speed, for compiling takes longer than it saves.
 *
 * For the sake of a figure, on Node 20: an edit among 300 records takes 0.40 s of processor instead of 0.51. Without it everything is the same. V8 12
 * (Node 22) does not know it; what it has in its place changed nothing there (0.21–0.26 s on Node 24, as without).
 */
export const compilesLittle: string[] =
  Number.parseInt(process.versions.v8, 10) < 12 ? ["--interrupt-budget=1000000"] : [];

export function compileLittle(): void {
  for (const flag of compilesLittle) setFlagsFromString(flag);
}
