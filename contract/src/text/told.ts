/** What fixed texts may name of the studio, as its settings have it. */
type Studio = { answerHours: number; statExperience: number };
export type Values = Record<string, string | number>;

/**
 * `{{hours}}`: within which the studio answers. `{{years}}`: «more than … years», of its years in the trade the full tens below them
 * (15: more than 10, the specification's own claim); untold by one that has not so many, or has not said.
 */
export const toldBy = ({ answerHours, statExperience }: Studio = toldNothing): Values => ({
  hours: answerHours,
  years: statExperience > 10 ? Math.floor((statExperience - 1) / 10) * 10 : "",
});
const toldNothing: Studio = { answerHours: 24, statExperience: 0 };

const untold = "\0";

/**
 * A text with these values. A clause in double brackets stands only where the studio has told all that it names:
 * `Vuelve a enviarlo[[ o escríbenos a {{email}}]].` is «Vuelve a enviarlo.» without an address.
 * @param values empty: untold
 * @param say puts them in
 */
export function filled(values: Values, say: (values: Values) => string): string {
  const told = Object.entries(values).map(([name, value]) => [name, value === "" ? untold : value]);
  return say(Object.fromEntries(told))
    .replace(/\[\[(.*?)\]\]/gs, (_, clause: string) => (clause.includes(untold) ? "" : clause))
    .replaceAll(untold, "");
}

/** Puts values in the place of their names; of those that are not given nothing. */
export const named = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
