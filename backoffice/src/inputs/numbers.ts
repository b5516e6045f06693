const inThousands = /^-?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/;
const decimal = /^-?\d+([.,]\d*)?$/;

type Reading = { /** A point never groups thousands, e.g. in the latitude 40.416. */ pointIsDecimal?: boolean };

/**
 * Parse a number in Spanish notation: `8,5`, `1.200`, `1.200,50`. A decimal point is accepted too: `8.5`.
 * @returns null for empty input; invalid input unchanged
 */
export function readNumber(typed: string, { pointIsDecimal = false }: Reading = {}): number | string | null {
  const text = typed.replace(/\s/g, "").replace("−", "-");
  if (text === "") return null;
  if (!pointIsDecimal && inThousands.test(text)) return Number(text.replaceAll(".", "").replace(",", "."));
  return decimal.test(text) ? Number(text.replace(",", ".")) : typed;
}

/** Format a number as `8,5` or `1200`; return invalid input unchanged. */
export const writeNumber = (value: number | string | null | undefined): string =>
  typeof value === "number" ? String(value).replace(".", ",") : (value ?? "");
