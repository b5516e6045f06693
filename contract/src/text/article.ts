import { isSafeAddress, withScheme } from "../rules/address";
import { slugifyOriginal } from "../rules/slug";
import { type Inline, linked, readInline } from "./inline";

/**
 * The format of articles, a small Markdown. `##` and `###` make headings, `-` and `1.` lists, `>` quotes.
 * `![…](/media/…)` on its own line makes a picture; blank lines separate paragraphs.
 * Inline markup: **bold**, *italic*, [links](/contacto) and bare URLs. Anything else is text; HTML is not supported.
 * Free of zod, for the site's bundle.
 */
export type Block =
  | { kind: "h2" | "h3"; text: string; id: string }
  | { kind: "p" | "quote"; text: string }
  | { kind: "list"; ordered: boolean; items: string[] }
  | { kind: "picture"; path: string; alt: string };

/** U+2028 and U+2029 come with pasted text. */
const lineBreak = /\r?\n|[\u2028\u2029]/;
// `\S` after `\s+` prevents backtracking: the spaces can match in only one way.
const heading = /^(##|###)\s+(\S.*)$/;
const item = /^(?:-|(\d{1,3})[.)])\s+(\S.*)$/;
const quote = /^>\s?(.*)$/;
const picture = /^!\[([^\]\n]{0,300})\]\((\/media\/[^\s()]+)\)$/;

/** Return the blocks of an article. The ids of its headings are unique within it. */
export function readArticle(content: string): Block[] {
  const found: Block[] = [];
  const idOf = headingIds();
  /** The block that the next line may continue. */
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
    const base = slugifyOriginal(title) || "apartado";
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

/** Return the plain text of an article, without markup and pictures. */
export const plainArticle = (content: string): string => readArticle(content).map(textOf).filter(Boolean).join("\n\n");

/** Find links and pictures without parsing the whole article. */
const links = new RegExp(linked, "g");
const pictures = new RegExp(`^[ \\t]*${picture.source.slice(1, -1)}[ \\t]*$`, "gm");

export const linksIn = (content: string): string[] =>
  [...content.matchAll(links)].map(([, , to = ""]) => withScheme(to)).filter(isSafeAddress);

export const picturesIn = (content: string): string[] =>
  [...content.matchAll(pictures)].flatMap(([, , path]) => path ?? []);

/** Replace links that lead nowhere by their text. */
export const withoutLinks = (content: string, leadsNowhere: (to: string) => boolean): string =>
  content.replace(links, (whole, words: string, to: string) => (leadsNowhere(withScheme(to)) ? words : whole));
