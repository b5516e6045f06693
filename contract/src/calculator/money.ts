import type { Language } from "../paths";
import type { Range } from "./estimate";

/** Grouped by hand: Spanish formats leave four digits ungrouped, and a server and a browser may know other formats. */
const grouped = (value: number, sign: string) => String(value).replace(/\B(?=(\d{3})+$)/g, sign);

/** @returns a whole number as that language writes it: 7.200, in English 7,200 */
export const wholeNumber = (value: number, lang: Language): string => grouped(value, lang === "en" ? "," : ".");

/** @returns whole euros as that language writes them, never broken at the end of a line */
export const money = (euros: number, lang: Language): string =>
  lang === "en" ? `€${wholeNumber(euros, lang)}` : `${wholeNumber(euros, lang)}\u00a0€`;

/** @returns from the lower to the higher, once where they are the same */
export function moneyRange({ low, high }: Range, lang: Language): string {
  if (low === high) return money(low, lang);
  if (lang === "en") return `${money(low, lang)}–${money(high, lang)}`;
  return `${grouped(low, ".")}\u00a0–\u00a0${money(high, lang)}`;
}
