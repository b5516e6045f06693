import { asRange, localFigures, longDate, paragraphs } from "./text";

test("paragraphs are parted by blank lines", () => {
  expect(paragraphs("a\n\n b \n \n\nc")).toEqual(["a", "b", "c"]);
});

test("days are those of Madrid, in the reader's language", () => {
  const late = "2026-11-21T23:30:00.000Z";
  expect(longDate(late, "es")).toBe("22 de noviembre de 2026");
  expect(longDate(late, "en")).toBe("22 November 2026");
  expect(longDate(late, "ca")).toContain("novembre");
});

test("figures have the signs that their reader expects", () => {
  expect(localFigures("3.860 m²", "en")).toBe("3,860 m²");
  expect(localFigures("1.250.000 € y 12,5 m", "en")).toBe("1,250,000 € y 12.5 m");
  expect(localFigures("94 m² en 2.º", "en")).toBe("94 m² en 2.º");
  expect(localFigures("3.860 m²", "ca")).toBe("3.860 m²");
});

test("hours are set as print does it, whatever is written beside them", () => {
  expect(asRange("9:00-18:00")).toBe("9:00–18:00");
  expect(asRange("10:00 - 14:00, con cita-previa")).toBe("10:00–14:00, con cita-previa");
});
