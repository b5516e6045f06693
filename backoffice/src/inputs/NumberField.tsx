import { messages } from "@estudio/contract/rules/messages";
import { NumberInput, type NumberInputProps } from "react-admin";
import { readNumber, writeNumber } from "./numbers";

/** Browsers' own fields for numbers read the comma by the browser's language, and one in English makes 85 of «8,5». */
const asText = { htmlInput: { type: "text", inputMode: "decimal", step: undefined } } as const;
const isNumber = (value: unknown) => (typeof value === "string" ? "Escribe un número, como 12 o 8,5" : undefined);
const isThere = (value: unknown) => (value === null ? messages.required : isNumber(value));
const isWhole = (value: unknown) =>
  value === null ? messages.required : Number.isInteger(value) ? undefined : "Escribe un número entero, como 12";

/** A whole number as it is written in Spanish, whatever the browser's language; what is none stays and is not saved, nor is nothing. */
export const NumberField = (props: NumberInputProps) => (
  <NumberInput
    parse={readTyped}
    format={writeNumber}
    validate={isWhole}
    slotProps={asText}
    helperText={false}
    {...props}
  />
);

/** One that may have decimals. */
export const DecimalField = (props: NumberInputProps) => <NumberField validate={isThere} {...props} />;

/** Half of a place on the map, which need not be told; a point in it is always decimal. */
export const CoordinateField = (props: NumberInputProps) => (
  <NumberField parse={(typed: string) => readNumber(typed, { pointIsDecimal: true })} validate={isNumber} {...props} />
);

const readTyped = (typed: string) => readNumber(typed);
