import {
  type Answers,
  askedLines,
  calculatorWords,
  type Estimate,
  type Language,
  moneyRange,
  parts,
} from "@estudio/contract";

const words = {
  es: {
    total: "Total, sin IVA",
    table: (version: number) => `Orientativo, con la tabla de precios número ${version}.`,
  },
  ca: { total: "Total, sense IVA", table: (version: number) => `Orientatiu, amb la taula de preus número ${version}.` },
  en: { total: "Total, before VAT", table: (version: number) => `A guide only, from price table number ${version}.` },
} satisfies Record<Language, unknown>;

/** Return the answers and the result as lines of plain text. */
export function summaryOf(answers: Answers, estimate: Estimate, lang: Language): string[] {
  const { parts: names } = calculatorWords[lang];
  return [
    ...askedLines(answers, lang),
    "",
    ...parts.map((part) => `${names[part]}: ${moneyRange(estimate.parts[part], lang)}`),
    `${words[lang].total}: ${moneyRange(estimate.total, lang)}`,
    words[lang].table(estimate.version),
  ];
}
