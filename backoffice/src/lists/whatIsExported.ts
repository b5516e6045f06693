import type { FilterPayload } from "react-admin";
import { formatNumber, plural } from "../words/formats";

/** What each filter of a list is called by its value: a closed list of words, or a sentence. */
export type FilterWords = Record<string, Record<string, string>>;
type Words = { one: string; many: string };

/** @returns the filters in words: `«ana», Residencial` */
export function filterWords({ q, ...filter }: FilterPayload, words: FilterWords): string {
  const search = q ? [`«${q}»`] : [];
  const others = Object.entries(filter).map(([name, value]) => words[name]?.[String(value)] ?? "otro filtro");
  return [...search, ...others].join(", ");
}

type Counts = { shown: number; all: number };

/** @returns what a file of the list holds, before it is made: `17 de 40: «ana», Residencial`, or `40 consultas` */
export const whatIsExported = (filter: FilterPayload, { shown, all }: Counts, known: FilterWords, words: Words) =>
  Object.keys(filter).length > 0
    ? `${formatNumber(shown)} de ${formatNumber(all)}: ${filterWords(filter, known)}`
    : plural(shown, words.one, words.many);
