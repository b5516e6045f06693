import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The root of the repository, from which programs find each other, the panel and the site. */
export const root = rootAbove(__dirname);

/** Bundled programs lie in another folder than their sources, so the root is searched for, not counted upwards. */
function rootAbove(folder: string): string {
  return existsSync(join(folder, "package-lock.json")) ? folder : rootAbove(dirname(folder));
}

const wholeProgram = join(root, "scripts/whole.cjs");
/** Whether this process runs the bundled programs (`scripts/whole.cjs`). Its child processes then do, too. */
const isWhole = process.execArgv.includes(wholeProgram);

/** Argument for a program whose parent holds its standard input open. */
export const attached = "--attached";

/** End this process when its parent is gone, even killed (stdin EOF), if it was started as `attached`. */
export function endWithParent(): void {
  if (!process.argv.includes(attached)) return;
  process.stdin.once("end", () => process.exit(1)).resume();
  process.stdin.unref();
}

/**
 * Return the arguments with which Node runs a program.
 * @param file path from the root, e.g. `scripts/src/build-site.ts`
 * @param whole bundled, as `npm start` runs it; by default like this process
 */
export const programArguments = (file: string, whole = isWhole): string[] => [
  ...(whole ? ["--require", wholeProgram] : ["--import", "tsx"]),
  join(root, file),
];
