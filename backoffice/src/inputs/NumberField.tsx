import { messages } from "@estudio/contract/rules/messages";
import { NumberInput, type NumberInputProps } from "react-admin";
import { readNumber, writeNumber } from "./numbers";

/** Not `type="number"`: browsers parse the comma by their own language, and an English one reads «8,5» as 85. */
const textInputProps = { htmlInput: { type: "text", inputMode: "decimal", step: undefined } } as const;
const validateNumber = (value: unknown) => (typeof value === "string" ? "Escribe un número, como 12 o 8,5" : undefined);
const validateRequired = (value: unknown) => (value === null ? messages.required : validateNumber(value));
const validateWhole = (value: unknown) =>
  value === null ? messages.required : Number.isInteger(value) ? undefined : "Escribe un número entero, como 12";

/** Required whole number in Spanish notation. Invalid input stays visible, with an error. */
export const NumberField = (props: NumberInputProps) => (
  <NumberInput
    parse={readTyped}
    format={writeNumber}
    validate={validateWhole}
    slotProps={textInputProps}
    helperText={false}
    {...props}
  />
);

/** Required number that may have decimals. */
export const DecimalField = (props: NumberInputProps) => <NumberField validate={validateRequired} {...props} />;

/** Latitude or longitude; optional. A point is always the decimal separator. */
export const CoordinateField = (props: NumberInputProps) => (
  <NumberField
    parse={(typed: string) => readNumber(typed, { pointIsDecimal: true })}
    validate={validateNumber}
    {...props}
  />
);

const readTyped = (typed: string) => readNumber(typed);
