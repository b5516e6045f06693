import type { Language } from "../paths";
import type { Range } from "./estimate";

/** Not `Intl`: Spanish leaves four digits ungrouped there, and Node and browsers may disagree, which breaks hydration. */
const groupDigits = (value: number, sign: string) => String(value).replace(/\B(?=(\d{3})+$)/g, sign);

/** Format a whole number: 7.200, in English 7,200. */
export const wholeNumber = (value: number, lang: Language): string => groupDigits(value, lang === "en" ? "," : ".");

/** Format whole euros, with a no-break space before the sign. */
export const money = (euros: number, lang: Language): string =>
  lang === "en" ? `€${wholeNumber(euros, lang)}` : `${wholeNumber(euros, lang)}\u00a0€`;

/** Format a range, or a single amount if both ends are equal. */
export function moneyRange({ low, high }: Range, lang: Language): string {
  if (low === high) return money(low, lang);
  if (lang === "en") return `${money(low, lang)}–${money(high, lang)}`;
  return `${groupDigits(low, ".")}\u00a0–\u00a0${money(high, lang)}`;
}
