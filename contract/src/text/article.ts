import { isSafeAddress, withScheme } from "../rules/address";
import { slugAsFirst } from "../rules/slug";
import { type Inline, linked, readInline } from "./inline";

/**
 * The format of articles, a small Markdown: lines beginning with `##` or `###` are headings, blank lines part paragraphs;
 * `-` and `1.` make lists, `>` quotes, `![…](/media/…)` on a line of its own a picture, and within a text there are
 * **bold**, *italic* and [links](/contacto); an address that stands there is a link as well. Anything else is text: no HTML passes through. No schema here: the site's
 * browser bundle takes it in.
 */
export type Block =
  | { kind: "h2" | "h3"; text: string; id: string }
  | { kind: "p" | "quote"; text: string }
  | { kind: "list"; ordered: boolean; items: string[] }
  | { kind: "picture"; path: string; alt: string };

/** Line breaks of every kind: U+2028 and U+2029 come with texts that are pasted. */
const lineBreak = /\r?\n|[\u2028\u2029]/;
// What follows the blanks begins with something else: a rule that could part them in several ways would try all of them.
const heading = /^(##|###)\s+(\S.*)$/;
const item = /^(?:-|(\d{1,3})[.)])\s+(\S.*)$/;
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
  for (const line of content.split(lineBreak)) {
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
    const base = slugAsFirst(title) || "apartado";
    const count = (taken.get(base) ?? 0) + 1;
    taken.set(base, count);
    return count === 1 ? base : `${base}-${count}`;
  };
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
