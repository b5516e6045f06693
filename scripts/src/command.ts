import { parseArgs } from "node:util";
import { errorInWords } from "@estudio/database";

type Command = {
  /** The usage text, for a person. */
  usage: string;
  /** Names of the options, without `--`. */
  options?: string[];
  /** Maximum number of positional arguments. */
  words: number;
  work(words: string[], asked: (option: string) => boolean): Promise<void>;
};

/**
 * Run a command with the arguments of this process. `--help` prints the usage.
 * An unknown option or an extra argument ends it with the usage, before any work. Errors print one sentence and exit
 * with 1.
 */
export function command(definition: Command): void {
  run(definition).catch((error) => {
    console.error(errorInWords(error));
    process.exitCode = 1;
  });
}

async function run({ usage, options = [], words, work }: Command): Promise<void> {
  const { values, positionals } = parseArgs({ strict: false, allowPositionals: true });
  const asked = Object.keys(values);
  if (asked.includes("help")) return console.log(usage);
  const unknown = asked.find((name) => !options.includes(name));
  if (unknown) throw new Error(`No hay ninguna opción --${unknown}.\n${usage}`);
  const tooMuch = positionals[words];
  if (tooMuch !== undefined) throw new Error(`Sobra «${tooMuch}».\n${usage}`);
  await work(positionals, (option) => asked.includes(option));
}
