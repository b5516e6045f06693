import { messages } from "@estudio/contract";

/** What people here would think of first, beside the published lists. */
const here =
  `contraseña contrasena contraseña1 contrasena1 hola123 hola1234 holahola tequiero teamo123 madrid123 realmadrid
  barcelona espana españa alejandro cristina interiorismo secreto usuario invitado cambiame estudio123`.split(/\s+/);

/** Fewer tries than this find it: the common passwords, in every spelling, names, dates, one word with a figure behind it. */
const fewestTries = 1e5;

/** Loaded when somebody first chooses a password: the lists take a while, and 20 MB. */
let estimator: ReturnType<typeof load> | undefined;

async function load() {
  const { ZxcvbnFactory } = await import("@zxcvbn-ts/core");
  const { adjacencyGraphs, dictionary: common } = await import("@zxcvbn-ts/language-common");
  const { dictionary: spanish, translations } = await import("@zxcvbn-ts/language-es-es");
  return new ZxcvbnFactory({ translations, graphs: adjacencyGraphs, dictionary: { ...common, ...spanish, here } });
}

/** Letters alone, in lower case and without accents: what is added to a name to make a password of it does not count. */
const bare = (text: string) => text.normalize("NFKD").toLowerCase().replace(/\P{L}/gu, "");

/** Whoever knows a name tries it with a letter or two more, too. */
const fewestOwnLetters = 3;

/** @returns whether little is left of a password without what is known, in whichever order and spelling */
function isMadeOf(password: string, known: string[]): boolean {
  const words = known.map(bare).filter(({ length }) => length >= 3);
  const letters = bare(password);
  const own = words.sort((a, b) => b.length - a.length).reduce((rest, word) => rest.replaceAll(word, ""), letters);
  return own !== letters && own.length < fewestOwnLetters;
}

/**
 * @param known what everybody knows of whose password it is, and of the studio: it is none
 * @returns why this password would soon be found, for who chose it
 */
export async function guessable(password: string, known: string[]): Promise<string | undefined> {
  const words = ["estudio", ...known.flatMap((one) => one.split(/[\s@._-]+/))].filter(Boolean);
  if (isMadeOf(password, [...known, ...words])) return messages.passwordEasy(messages.passwordKnown);
  estimator ??= load();
  const { guesses, sequence, feedback } = (await estimator).check(password, words);
  if (guesses >= fewestTries) return undefined;
  const [only, ...others] = sequence;
  const isListed = others.length === 0 && /^(passwords|here)/.test(String(only?.dictionaryName));
  return isListed ? messages.passwordCommon : messages.passwordEasy(feedback.warning ?? "");
}
