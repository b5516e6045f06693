/** What a fee is charged for: key -> label. */
export const feeUnits = {
  fixed: "€ en total",
  m2: "€ por metro cuadrado",
  home: "€ por vivienda",
  percent: "% del coste de la obra",
} as const;
export type FeeUnit = keyof typeof feeUnits;
export const maxFee = 1_000_000;
