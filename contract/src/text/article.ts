import { isSafeAddress, withScheme } from "../rules/address";
import { slugify } from "../rules/slug";

/**
 * The format of articles, a small Markdown: lines beginning with `##` or `###` are headings, blank lines part paragraphs;
 * `-` and `1.` make lists, `>` quotes, `![…](/media/…)` on a line of its own a picture, and within a text there are
 * **bold**, *italic* and [links](/contacto). Anything else is text: no HTML passes through. No schema here: the site's
 * browser bundle takes it in.
 */
export type Block =
  | { kind: "h2" | "h3"; text: string; id: string }
  | { kind: "p" | "quote"; text: string }
  | { kind: "list"; ordered: boolean; items: string[] }
  | { kind: "picture"; path: string; alt: string };

const heading = /^(##|###)\s+(.+)$/;
const item = /^(?:-|(\d{1,3})[.)])\s+(.+)$/;
const quote = /^>\s?(.*)$/;
const picture = /^!\[([^\]\n]{0,300})\]\((\/media\/[^\s()]+)\)$/;

/** @returns the parts of an article, in order; the addresses of its headings are unique within it */
export function readArticle(content: string): Block[] {
  const found: Block[] = [];
  const idOf = headingIds();
  /** What the next line may still belong to. */
  let open: Block | undefined;
  const add = (block: Block) => {
    open = block;
    found.push(block);
  };
  for (const line of content.split(/\r?\n/)) {
    const written = line.trim();
    const [, level, title] = heading.exec(written) ?? [];
    const [, alt = "", path] = picture.exec(written) ?? [];
    const [, number, entry] = item.exec(written) ?? [];
    const [, said] = quote.exec(written) ?? [];
    const list = found.at(-1);
    if (!written) open = undefined;
    else if (level && title) {
      add({ kind: level === "##" ? "h2" : "h3", text: title, id: idOf(title) });
      open = undefined;
    } else if (path) {
      add({ kind: "picture", path, alt });
      open = undefined;
    } else if (entry && list?.kind === "list" && list.ordered === (number !== undefined)) {
      list.items.push(entry);
      open = list;
    } else if (entry && (number === undefined || Number(number) === 1))
      add({ kind: "list", ordered: number !== undefined, items: [entry] });
    else if (said !== undefined) {
      if (open?.kind === "quote") open.text += `\n${said}`;
      else add({ kind: "quote", text: said });
    } else if (open?.kind === "p" || open?.kind === "quote") open.text += `\n${line.trimEnd()}`;
    else if (open?.kind === "list") open.items.push(`${open.items.pop()}\n${written}`);
    else add({ kind: "p", text: written });
  }
  return found;
}

function headingIds(): (title: string) => string {
  const taken = new Map<string, number>();
  return (title) => {
    const base = slugify(title) || "apartado";
    const count = (taken.get(base) ?? 0) + 1;
    taken.set(base, count);
    return count === 1 ? base : `${base}-${count}`;
  };
}

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "strong" | "em"; parts: Inline[] }
  | { kind: "link"; to: string; parts: Inline[] };

/** The words of a link and where it leads; an address may hold one pair of parentheses. */
const linked = String.raw`(?<![!\\])\[([^[\]\n]{1,300})\]\(([^\s()]{1,500}(?:\([^\s()]{0,200}\)[^\s()]{0,200})?)\)`;
const before = String.raw`(?<![\p{L}\p{N}*\\])`;
const after = String.raw`(?![\p{L}\p{N}*])`;
const marks = new RegExp(
  [
    String.raw`\\([\\*[\]#>!-])`,
    linked,
    String.raw`${before}\*\*(?=[^\s*]|\*[^\s*])((?:[^*]|\*(?!\*)|\*(?=\*\*)){1,1000}?)(?<=\S)\*\*${after}`,
    String.raw`${before}\*(?=[^\s*])([^*]{0,1000}?[^\s*])\*${after}`,
  ].join("|"),
  "gu",
);

/** @returns a text in its parts; marks that are not whole, and links that no browser should open, stay as they were written */
export function readInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const found of text.matchAll(marks)) {
    const [whole, escaped, words = "", written = "", strong, em] = found;
    const to = withScheme(written);
    if (to && !isSafeAddress(to)) continue;
    if (found.index > end) parts.push({ kind: "text", text: text.slice(end, found.index) });
    if (escaped) parts.push({ kind: "text", text: escaped });
    else if (to) parts.push({ kind: "link", to, parts: readInline(words) });
    else if (strong) parts.push({ kind: "strong", parts: readInline(strong) });
    else if (em) parts.push({ kind: "em", parts: readInline(em) });
    end = found.index + whole.length;
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}

const wordsOf = (parts: Inline[]): string =>
  parts.map((part) => (part.kind === "text" ? part.text : wordsOf(part.parts))).join("");

function textOf(block: Block): string {
  if (block.kind === "picture") return "";
  if (block.kind === "list") return block.items.map((one) => wordsOf(readInline(one))).join("\n");
  return block.kind === "p" || block.kind === "quote" ? wordsOf(readInline(block.text)) : block.text;
}

/** @returns what an article says, without its marks and pictures */
export const plainArticle = (content: string): string => readArticle(content).map(textOf).filter(Boolean).join("\n\n");

/** What a link or a picture is, wherever it stands: found without reading all of the article. */
const links = new RegExp(linked, "g");
const pictures = new RegExp(`^[ \\t]*${picture.source.slice(1, -1)}[ \\t]*$`, "gm");

/** @returns where the links of an article lead */
export const linksIn = (content: string): string[] =>
  [...content.matchAll(links)].map(([, , to = ""]) => withScheme(to)).filter(isSafeAddress);

/** @returns the pictures within an article */
export const picturesIn = (content: string): string[] =>
  [...content.matchAll(pictures)].flatMap(([, , path]) => path ?? []);

/** @returns the article with the bare words of those links that lead nowhere */
export const withoutLinks = (content: string, leadsNowhere: (to: string) => boolean): string =>
  content.replace(links, (whole, words: string, to: string) => (leadsNowhere(withScheme(to)) ? words : whole));
