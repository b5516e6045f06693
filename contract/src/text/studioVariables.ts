/** Settings that fixed texts can mention. */
type Studio = { answerHours: number; statExperience: number; city: string };
export type Values = Record<string, string | number>;

/**
 * Return the variables of fixed texts. `{{hours}}`: promised answer time. `{{city}}`: where the studio works; may be empty.
 * `{{years}}`: for «more than … years», rounded down to tens below the studio's experience (15 gives 10, as specified).
 * Empty if the studio has no more than 10 years, or gave none.
 */
export const studioVariables = ({ answerHours, statExperience, city }: Studio = unknownStudio): Values => ({
  hours: answerHours,
  city,
  years: statExperience > 10 ? Math.floor((statExperience - 1) / 10) * 10 : "",
});
const unknownStudio: Studio = { answerHours: 24, statExperience: 0, city: "" };

const missingMark = "\0";

/**
 * Fill a text with values. A clause in double brackets is dropped if any of its values is empty:
 * `Vuelve a enviarlo[[ o escríbenos a {{email}}]].` becomes «Vuelve a enviarlo.» without an address. Clauses may be nested.
 * @param values an empty string means missing
 * @param render interpolates the values
 */
export function fillText(values: Values, render: (values: Values) => string): string {
  const marked = Object.entries(values).map(([name, value]) => [name, value === "" ? missingMark : value]);
  return withoutClauses(render(Object.fromEntries(marked))).replaceAll(missingMark, "");
}

/** Resolve the innermost clauses, and then those around them. */
function withoutClauses(text: string): string {
  const end = text.indexOf("]]");
  const start = text.lastIndexOf("[[", end);
  if (end < 0 || start < 0) return text;
  const clause = text.slice(start + 2, end);
  return withoutClauses(text.slice(0, start) + (clause.includes(missingMark) ? "" : clause) + text.slice(end + 2));
}

/** Fill a fixed text that is not translated by i18next. */
export const fillFixed = (text: string, values: Values): string => fillText(values, (all) => interpolate(text, all));

/** Replace placeholders by values; missing ones by nothing. */
export const interpolate = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
