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

export type Person = { name: string; email: string };

/**
 * @param person whose password it is: what everybody knows of her is none
 * @returns why this password would soon be found, for who chose it
 */
export async function guessable(password: string, person: Person | undefined): Promise<string | undefined> {
  estimator ??= load();
  const known = `estudio ${person?.name ?? ""} ${person?.email ?? ""}`.split(/[\s@._-]+/).filter(Boolean);
  const { guesses, sequence, feedback } = (await estimator).check(password, known);
  if (guesses >= fewestTries) return undefined;
  const [only, ...others] = sequence;
  const isListed = others.length === 0 && /^(passwords|here)/.test(String(only?.dictionaryName));
  return isListed ? messages.passwordCommon : messages.passwordEasy(feedback.warning ?? "");
}
