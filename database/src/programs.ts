import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** Where the repository lies: the programs find each other, the panel and the site's code from here. */
export const root = rootAbove(__dirname);

/** In one piece a program's files all lie where its first one does: so it is looked for, not counted upwards to. */
function rootAbove(folder: string): string {
  return existsSync(join(folder, "package-lock.json")) ? folder : rootAbove(dirname(folder));
}

const wholeProgram = join(root, "scripts/whole.cjs");
/** This process was started in one piece (`scripts/whole.cjs`), and so is what it starts. */
const isWhole = process.execArgv.includes(wholeProgram);

/** Tells a program that whoever starts it holds the other end of its standard input. */
export const attached = "--attached";

/** Ends this process, when it was started `attached`, as soon as who started it is gone, even killed; that line alone does not keep it. */
export function endWithParent(): void {
  if (!process.argv.includes(attached)) return;
  process.stdin.once("end", () => process.exit(1)).resume();
  process.stdin.unref();
}

/**
 * @param file a program of ours, from the root, e.g. `scripts/src/build-site.ts`
 * @param whole in one piece, as `npm start` runs it; else in the way this process is run
 * @returns the arguments with which Node runs it
 */
export const programArguments = (file: string, whole = isWhole): string[] => [
  ...(whole ? ["--require", wholeProgram] : ["--import", "tsx"]),
  join(root, file),
];
