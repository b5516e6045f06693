const inThousands = /^-?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/;
const decimal = /^-?\d+([.,]\d*)?$/;

type Reading = { /** A point never groups thousands: 40.416 is a latitude. */ pointIsDecimal?: boolean };

/**
 * Reads a number as it is written in Madrid: `8,5`, `1.200`, `1.200,50`; `8.5`, as other keyboards have it, counts too.
 * @returns null for nothing, and what is no number as it was typed
 */
export function readNumber(typed: string, { pointIsDecimal = false }: Reading = {}): number | string | null {
  const text = typed.replace(/\s/g, "").replace("−", "-");
  if (text === "") return null;
  if (!pointIsDecimal && inThousands.test(text)) return Number(text.replaceAll(".", "").replace(",", "."));
  return decimal.test(text) ? Number(text.replace(",", ".")) : typed;
}

/** @returns `8,5`, `1200`; what is no number as it is */
export const writeNumber = (value: number | string | null | undefined): string =>
  typeof value === "number" ? String(value).replace(".", ",") : (value ?? "");
