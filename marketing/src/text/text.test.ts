import { blocks, excerpt, longDate, paragraphs } from "./text";

test("lines starting with ## or ### are headings, blank lines part paragraphs", () => {
  expect(blocks("Uno\ndos\n\n## Qué es\nTres\n### Más\n\nCuatro")).toEqual([
    { kind: "p", text: "Uno\ndos" },
    { kind: "h2", text: "Qué es", id: "que-es" },
    { kind: "p", text: "Tres" },
    { kind: "h3", text: "Más", id: "mas" },
    { kind: "p", text: "Cuatro" },
  ]);
});

test("headings that read alike get addresses of their own", () => {
  const ids = blocks("## Luz\n## Luz\n## ¿?").map((block) => "id" in block && block.id);
  expect(ids).toEqual(["luz", "luz-2", "apartado"]);
});

test("what is not a heading stays text", () => {
  expect(blocks("#Uno\n# Dos\n#### Tres")).toEqual([{ kind: "p", text: "#Uno\n# Dos\n#### Tres" }]);
});

test("paragraphs are parted by blank lines", () => {
  expect(paragraphs("a\n\n b \n \n\nc")).toEqual(["a", "b", "c"]);
});

test("a description is cut at a word", () => {
  expect(excerpt("Una casa que te dé la razón", 12)).toBe("Una casa…");
  expect(excerpt("Corta")).toBe("Corta");
});

test("days are those of Madrid, in the reader's language", () => {
  const late = "2026-11-21T23:30:00.000Z";
  expect(longDate(late, "es")).toBe("22 de noviembre de 2026");
  expect(longDate(late, "en")).toBe("22 November 2026");
  expect(longDate(late, "ca")).toContain("novembre");
});
