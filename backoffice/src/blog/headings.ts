/** The format of articles: lines beginning with `##` or `###` are headings, blank lines part paragraphs. */
export type Level = 0 | 2 | 3;
export type Edited = { text: string; start: number; end: number };

const mark = (level: Level) => (level ? `${"#".repeat(level)} ` : "");

/**
 * Turns the lines the selection touches into headings of that level, or back into text (level 0, or the level they have).
 * @returns the new text and the selection of the changed lines
 */
export function setHeading(text: string, start: number, end: number, level: Level): Edited {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split("\n");
  const wanted = mark(level);
  const already = wanted !== "" && lines.every((line) => line.startsWith(wanted));
  const changed = lines.map((line) => (already ? "" : wanted) + line.replace(/^#{1,6}\s*/, "")).join("\n");
  return { text: text.slice(0, from) + changed + text.slice(to), start: from, end: from + changed.length };
}

/** @returns the headings of a text, in order, for an outline. */
export function outline(text: string): { level: 2 | 3; title: string }[] {
  return text.split("\n").flatMap((line) => {
    const match = /^(##|###) (.+)$/.exec(line);
    return match ? [{ level: match[1] === "##" ? 2 : 3, title: match[2] ?? "" } as const] : [];
  });
}
