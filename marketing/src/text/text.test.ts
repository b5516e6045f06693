import { longDate, paragraphs } from "./text";

test("paragraphs are parted by blank lines", () => {
  expect(paragraphs("a\n\n b \n \n\nc")).toEqual(["a", "b", "c"]);
});

test("days are those of Madrid, in the reader's language", () => {
  const late = "2026-11-21T23:30:00.000Z";
  expect(longDate(late, "es")).toBe("22 de noviembre de 2026");
  expect(longDate(late, "en")).toBe("22 November 2026");
  expect(longDate(late, "ca")).toContain("novembre");
});
