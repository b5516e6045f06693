import { trimEndChars } from "@estudio/contract/text/trimEndChars";

/** Block types that the toolbar can apply. The contract defines their syntax (`text/article.ts`). */
export type LineKind = "text" | "title" | "subtitle" | "list" | "numbers" | "quote";
export type Edited = { text: string; start: number; end: number };

const marks: Record<LineKind, (position: number) => string> = {
  text: () => "",
  title: () => "## ",
  subtitle: () => "### ",
  list: () => "- ",
  numbers: (position) => `${position}. `,
  quote: () => "> ",
};
const anyMark = /^(?:#{1,6}\s*|- |\d{1,3}[.)] |> ?)/;

/**
 * Set the block type of the selected lines, or reset it if all of them have it already.
 * @returns the new text with the changed lines selected; an empty selection keeps the cursor at its character
 */
export function setLines(text: string, start: number, end: number, kind: LineKind): Edited {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split("\n");
  const written = lines.filter((line) => line.trim() !== "");
  const already = written.length > 0 && written.every((line, index) => line.startsWith(marks[kind](index + 1)));
  const target = already ? "text" : kind;
  let position = 0;
  const marked = (line: string) => marks[target](++position) + line.replace(anyMark, "");
  const changed = lines.map((line) => (line.trim() || lines.length === 1 ? marked(line) : line)).join("\n");
  const whole = text.slice(0, from) + changed + text.slice(to);
  if (start < end) return { text: whole, start: from, end: from + changed.length };
  // Never before the mark: the next character typed belongs to the line's words.
  const cursor = Math.max(
    start + changed.length - (to - from),
    from + changed.length - changed.replace(anyMark, "").length,
  );
  return { text: whole, start: cursor, end: cursor };
}

/** Toggle emphasis on the selected words. @param sign `**` or `*` */
export function wrap(text: string, start: number, end: number, sign: string): Edited {
  const chosen = text.slice(start, end);
  const lead = chosen.length - chosen.trimStart().length;
  const words = chosen.trim() || "texto";
  const [before, after] = [text.slice(0, start + lead), text.slice(start + lead + chosen.trim().length)];
  const size = sign.length;
  if (endsWithSign(before, sign) && endsWithSign(reversed(after), sign))
    return edited(before.slice(0, -size), words, after.slice(size));
  return edited(before + sign, words, sign + after);
}

const reversed = (text: string) => text.slice(0, 3).split("").reverse().join("");

/** Three asterisks are bold and italic, so they contain either sign. */
function endsWithSign(text: string, sign: string): boolean {
  const stars = text.length - trimEndChars(text, "*").length;
  return stars === 3 || stars === sign.length;
}

/** Insert a link; the cursor goes after it. */
export const link = (text: string, start: number, end: number, words: string, to: string): Edited =>
  cursorAfter(`${text.slice(0, start)}[${words.replace(/[[\]\s]+/g, " ").trim()}](${to})`, text.slice(end));

/** Insert a picture on its own line, below the cursor's line; the cursor goes below it. */
export function picture(text: string, end: number, path: string): Edited {
  const next = text.indexOf("\n", end);
  const at = next === -1 ? text.length : next;
  const before = text.slice(0, at).trimEnd();
  const after = text.slice(at).trimStart();
  return cursorAfter(`${before ? `${before}\n\n` : ""}![](${path})\n\n`, after);
}

/**
 * Continue a list or quotation on Enter; on an empty item, end it.
 * @returns undefined where the browser should insert its own line break
 */
export function nextLine(text: string, start: number, end: number): Edited | undefined {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const line = text.slice(from, start);
  const [mark, number, point] = /^(?:- |(\d{1,3})([.)]) |> )/.exec(line) ?? [];
  if (!mark) return undefined;
  const ends = line === mark && /^(?:\n|$)/.test(text.slice(end));
  if (ends) return cursorAfter(`${text.slice(0, from)}\n`, text.slice(end));
  return cursorAfter(`${text.slice(0, start)}\n${number ? `${Number(number) + 1}${point} ` : mark}`, text.slice(end));
}

const cursorAfter = (before: string, after: string): Edited => ({
  text: before + after,
  start: before.length,
  end: before.length,
});

const edited = (before: string, words: string, after: string): Edited => ({
  text: before + words + after,
  start: before.length,
  end: before.length + words.length,
});
