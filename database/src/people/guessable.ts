import { messages } from "@estudio/contract";

/** Passwords that are common here but missing in the published lists. */
const here =
  `contraseña contrasena contraseña1 contrasena1 hola123 hola1234 holahola tequiero teamo123 madrid123 realmadrid
  barcelona espana españa alejandro cristina interiorismo secreto usuario invitado cambiame estudio123`.split(/\s+/);

/** Minimum guesses. Fewer find common passwords in any spelling, names, dates, and a word followed by a digit. */
const minGuesses = 1e5;

/** Loaded on first use: the lists take time and 20 MB. */
let estimator: ReturnType<typeof load> | undefined;

async function load() {
  const { ZxcvbnFactory } = await import("@zxcvbn-ts/core");
  const { adjacencyGraphs, dictionary: common } = await import("@zxcvbn-ts/language-common");
  const { dictionary: spanish, translations } = await import("@zxcvbn-ts/language-es-es");
  return new ZxcvbnFactory({ translations, graphs: adjacencyGraphs, dictionary: { ...common, ...spanish, here } });
}

/** Reduce to lower-case letters without accents, so that digits and signs added to a name do not count. */
const lettersOnly = (text: string) => text.normalize("NFKD").toLowerCase().replace(/\P{L}/gu, "");

/** Attackers also try a known name plus one or two letters. */
const minOwnLetters = 3;

/** Return whether little remains of a password once the known words are removed, in any order and spelling. */
function consistsOf(password: string, known: string[]): boolean {
  const words = known.map(lettersOnly).filter(({ length }) => length >= 3);
  const letters = lettersOnly(password);
  const own = words.sort((a, b) => b.length - a.length).reduce((rest, word) => rest.replaceAll(word, ""), letters);
  return own !== letters && own.length < minOwnLetters;
}

/**
 * Return why a password is easy to guess, as a message for the user; undefined if it is not.
 * @param known publicly known words about the user and the studio
 */
export async function whyGuessable(password: string, known: string[]): Promise<string | undefined> {
  const words = ["estudio", ...known.flatMap((one) => one.split(/[\s@._-]+/))].filter(Boolean);
  if (consistsOf(password, [...known, ...words])) return messages.passwordEasy(messages.passwordKnown);
  estimator ??= load();
  const { guesses, sequence, feedback } = (await estimator).check(password, words);
  if (guesses >= minGuesses) return undefined;
  const [only, ...others] = sequence;
  const isListed = others.length === 0 && /^(passwords|here)/.test(String(only?.dictionaryName));
  return isListed ? messages.passwordCommon : messages.passwordEasy(feedback.warning ?? "");
}
