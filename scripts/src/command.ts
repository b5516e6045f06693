import { parseArgs } from "node:util";
import { errorInWords } from "@estudio/database";

type Command = {
  /** How it is called, in words for a person. */
  usage: string;
  /** Names of what can be asked for with `--name`. */
  options?: string[];
  /** How many words it takes besides, at most. */
  words: number;
  work(words: string[], asked: (option: string) => boolean): Promise<void>;
};

/**
 * Runs a command of this program with what it was called with. `--help` prints its usage; an option or a word too many that it does not
 * know ends it with the usage, before anything is done. What fails is told in a sentence, and ends it with 1.
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
