import { link, nextLine, picture, setLines, wrap } from "./marks";

it("makes a heading of the cursor's line and keeps the cursor at its character, after the mark", () => {
  expect(setLines("uno\ndos\ntres", 5, 5, "title")).toEqual({ text: "uno\n## dos\ntres", start: 8, end: 8 });
  expect(setLines("", 0, 0, "title")).toEqual({ text: "## ", start: 3, end: 3 });
  expect(setLines("uno", 0, 0, "quote")).toEqual({ text: "> uno", start: 2, end: 2 });
  expect(setLines("## uno", 1, 1, "text")).toEqual({ text: "uno", start: 0, end: 0 });
});

it("keeps the changed lines selected", () => {
  expect(setLines("uno\ndos\ntres", 5, 9, "list")).toMatchObject({ start: 4, end: 16 });
});

it("changes the level of a heading", () => {
  expect(setLines("## dos", 0, 0, "subtitle").text).toBe("### dos");
});

it("turns a heading back into text when its level is applied again", () => {
  expect(setLines("## dos", 3, 3, "title").text).toBe("dos");
  expect(setLines("### dos", 3, 3, "text").text).toBe("dos");
});

it("changes every selected line; numbers lists and skips blank lines", () => {
  expect(setLines("a\nb", 0, 3, "subtitle").text).toBe("### a\n### b");
  expect(setLines("a\n\nb", 0, 4, "list").text).toBe("- a\n\n- b");
  expect(setLines("- a\n- b", 0, 7, "numbers").text).toBe("1. a\n2. b");
  expect(setLines("1. a\n2. b", 0, 9, "numbers").text).toBe("a\nb");
  expect(setLines("", 0, 0, "quote").text).toBe("> ");
});

it("toggles bold and italic on the selected words, leaving surrounding spaces outside", () => {
  expect(wrap("muy claro todo", 4, 10, "**")).toEqual({ text: "muy **claro** todo", start: 6, end: 11 });
  expect(wrap("muy **claro** todo", 6, 11, "**")).toEqual({ text: "muy claro todo", start: 4, end: 9 });
  expect(wrap("**claro**", 2, 7, "*").text).toBe("***claro***");
  expect(wrap("***claro***", 3, 8, "**").text).toBe("*claro*");
  expect(wrap("", 0, 0, "*")).toEqual({ text: "*texto*", start: 1, end: 6 });
});

it("continues lists and quotations on Enter, and ends them on an empty item", () => {
  expect(nextLine("- uno", 5, 5)).toEqual({ text: "- uno\n- ", start: 8, end: 8 });
  expect(nextLine("a\n9. uno dos", 8, 9)?.text).toBe("a\n9. uno\n10. dos");
  expect(nextLine("> uno\n> \ndos", 8, 8)).toEqual({ text: "> uno\n\n\ndos", start: 7, end: 7 });
  expect(nextLine("- ", 2, 2)).toEqual({ text: "\n", start: 1, end: 1 });
  expect([nextLine("uno", 3, 3), nextLine("- uno", 0, 0), nextLine("-uno", 4, 4)]).toEqual(Array(3).fill(undefined));
});

it("puts the cursor after a link and below a picture", () => {
  expect(link("ver el piso", 4, 11, "el piso", "/a")).toMatchObject({ start: 17, end: 17 });
  expect(picture("Uno\nDos", 1, "/media/a.jpg")).toMatchObject({ start: 24, end: 24 });
});

it("links the selected words and gives a picture its own line", () => {
  expect(link("ver el piso", 4, 11, "el [piso]", "/proyecto/piso").text).toBe("ver [el piso](/proyecto/piso)");
  expect(picture("Uno\nDos", 1, "/media/a.jpg").text).toBe("Uno\n\n![](/media/a.jpg)\n\nDos");
  expect(picture("", 0, "/media/a.jpg").text).toBe("![](/media/a.jpg)\n\n");
});
