import { outline, setHeading } from "./headings";

test("the line of the cursor becomes a heading", () => {
  expect(setHeading("uno\ndos\ntres", 5, 5, 2)).toEqual({ text: "uno\n## dos\ntres", start: 4, end: 10 });
});

test("a heading of another level changes level", () => {
  expect(setHeading("## dos", 0, 0, 3).text).toBe("### dos");
});

test("the same level again makes it text", () => {
  expect(setHeading("## dos", 3, 3, 2).text).toBe("dos");
  expect(setHeading("### dos", 3, 3, 0).text).toBe("dos");
});

test("every line of the selection changes", () => {
  expect(setHeading("a\nb", 0, 3, 3).text).toBe("### a\n### b");
});

test("the outline is what the site's contents list is built from", () => {
  expect(outline("## Uno\ntexto\n### Dos\n#no\n##tampoco")).toEqual([
    { level: 2, title: "Uno" },
    { level: 3, title: "Dos" },
  ]);
});
