import { asRange, localFigures, paragraphs } from "./text";

test("paragraphs are parted by blank lines", () => {
  expect(paragraphs("a\n\n b \n \n\nc")).toEqual(["a", "b", "c"]);
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
