import { readNumber, writeNumber } from "./numbers";

it.each([
  ["8,5", 8.5],
  ["8.5", 8.5],
  [" 1 200 ", 1200],
  ["1.200", 1200],
  ["1.200,50", 1200.5],
  ["12.000.000", 12_000_000],
  ["0.125", 0.125],
  ["−3,5", -3.5],
  ["8,", 8],
  ["", null],
  ["8,5,2", "8,5,2"],
  ["1,200.50", "1,200.50"],
  ["ocho", "ocho"],
])("reads «%s» as %s", (typed, value) => {
  expect(readNumber(typed)).toBe(value);
});

it("does not read the decimals of a latitude as thousands", () => {
  expect(readNumber("40.416", { pointIsDecimal: true })).toBe(40.416);
  expect(readNumber("-3,703", { pointIsDecimal: true })).toBe(-3.703);
});

it.each([
  [8.5, "8,5"],
  [1200, "1200"],
  [null, ""],
  ["8,5,2", "8,5,2"],
])("writes %s as «%s»", (value, written) => {
  expect(writeNumber(value)).toBe(written);
});
