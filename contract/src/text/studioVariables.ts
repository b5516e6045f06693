/** Settings that fixed texts can mention. */
type Studio = { answerHours: number; statExperience: number };
export type Values = Record<string, string | number>;

/**
 * Return the variables of fixed texts. `{{hours}}`: promised answer time.
 * `{{years}}`: for «more than … years», rounded down to tens below the studio's experience (15 gives 10, as specified).
 * Empty if the studio has no more than 10 years, or gave none.
 */
export const studioVariables = ({ answerHours, statExperience }: Studio = unknownStudio): Values => ({
  hours: answerHours,
  years: statExperience > 10 ? Math.floor((statExperience - 1) / 10) * 10 : "",
});
const unknownStudio: Studio = { answerHours: 24, statExperience: 0 };

const missingMark = "\0";

/**
 * Fill a text with values. A clause in double brackets is dropped if any of its values is empty:
 * `Vuelve a enviarlo[[ o escríbenos a {{email}}]].` becomes «Vuelve a enviarlo.» without an address.
 * @param values an empty string means missing
 * @param render interpolates the values
 */
export function fillText(values: Values, render: (values: Values) => string): string {
  const marked = Object.entries(values).map(([name, value]) => [name, value === "" ? missingMark : value]);
  return render(Object.fromEntries(marked))
    .replace(/\[\[(.*?)\]\]/gs, (_, clause: string) => (clause.includes(missingMark) ? "" : clause))
    .replaceAll(missingMark, "");
}

/** Replace placeholders by values; missing ones by nothing. */
export const interpolate = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
