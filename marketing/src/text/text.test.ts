import { asRange, localFigures, paragraphs } from "./text";

it("splits paragraphs at blank lines", () => {
  expect(paragraphs("a\n\n b \n \n\nc")).toEqual(["a", "b", "c"]);
});

it("converts decimal and thousands separators for English", () => {
  expect(localFigures("3.860 m²", "en")).toBe("3,860 m²");
  expect(localFigures("1.250.000 € y 12,5 m", "en")).toBe("1,250,000 € y 12.5 m");
  expect(localFigures("94 m² en 2.º", "en")).toBe("94 m² en 2.º");
  expect(localFigures("3.860 m²", "ca")).toBe("3.860 m²");
});

it("writes opening hours with an en dash, whatever text surrounds them", () => {
  expect(asRange("9:00-18:00")).toBe("9:00–18:00");
  expect(asRange("10:00 - 14:00, con cita-previa")).toBe("10:00–14:00, con cita-previa");
});
