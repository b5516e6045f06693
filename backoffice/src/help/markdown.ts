/** The subset of Markdown that the guide uses. */
export type Block =
  | { kind: "title" | "heading" | "paragraph" | "quote"; text: string }
  | { kind: "list"; ordered: boolean; items: string[] }
  | { kind: "picture"; alt: string; file: string };
export type Inline = { kind: "text" | "strong" | "code"; text: string } | { kind: "link"; text: string; to: string };

/** Parse a chapter. Empty lines separate blocks; a block may span several lines. */
export const readBlocks = (markdown: string): Block[] =>
  markdown
    .trim()
    .split(/\n{2,}/)
    .map(readBlock);

function readBlock(source: string): Block {
  const picture = /^!\[([^\]]*)\]\(([^)]+)\)$/.exec(source);
  if (picture) return { kind: "picture", alt: picture[1] ?? "", file: picture[2] ?? "" };
  if (/^(?:-|\d+\.) /.test(source)) return readList(source);
  if (source.startsWith("# ")) return { kind: "title", text: source.slice(2) };
  if (source.startsWith("## ")) return { kind: "heading", text: source.slice(3) };
  if (source.startsWith("> ")) return { kind: "quote", text: oneLine(source.replace(/^> ?/gm, "")) };
  return { kind: "paragraph", text: oneLine(source) };
}

function readList(source: string): Block {
  const items = source.split(/\n(?=(?:-|\d+\.) )/).map((item) => oneLine(item.replace(/^(?:-|\d+\.) /, "")));
  return { kind: "list", ordered: /^\d/.test(source), items };
}

const oneLine = (text: string) => text.replace(/\s*\n\s*/g, " ");

const marks = /\*\*(.+?)\*\*|`(.+?)`|\[(.+?)\]\((.+?)\)/g;

export function readInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const found of text.matchAll(marks)) {
    const [whole, strong, code, name = "", to = ""] = found;
    if (found.index > end) parts.push({ kind: "text", text: text.slice(end, found.index) });
    if (strong) parts.push({ kind: "strong", text: strong });
    else if (code) parts.push({ kind: "code", text: code });
    else parts.push({ kind: "link", text: name, to });
    end = found.index + whole.length;
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}

/** Return the anchor of a heading, as GitHub generates it. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .replace(/\s/g, "-");
