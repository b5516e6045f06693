import type { FilterPayload } from "react-admin";
import { formatNumber, plural } from "../../words/formats";

/** Labels of filter values, by filter name. */
export type FilterLabels = Record<string, Record<string, string>>;
type Words = { one: string; many: string };

/** Describe the filters: `«ana», Residencial`. */
export function describeFilters({ q, ...filter }: FilterPayload, words: FilterLabels): string {
  const search = q ? [`«${q}»`] : [];
  const others = Object.entries(filter).map(([name, value]) => words[name]?.[String(value)] ?? "otro filtro");
  return [...search, ...others].join(", ");
}

type Counts = { shown: number; all: number };

/** Describe what an export will hold: `17 de 40: «ana», Residencial`, or `40 consultas`. */
export const describeExport = (filter: FilterPayload, { shown, all }: Counts, known: FilterLabels, words: Words) =>
  Object.keys(filter).length > 0
    ? `${formatNumber(shown)} de ${formatNumber(all)}: ${describeFilters(filter, known)}`
    : plural(shown, words.one, words.many);
