import { isSafeAddress, withScheme } from "../rules/address";

/** The marks within a text of the format of articles. No schema here: the site's browser bundle takes it in. */

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "strong" | "em"; parts: Inline[] }
  | { kind: "link"; to: string; parts: Inline[] };

/** The words of a link and where it leads; an address may hold one pair of parentheses. */
export const linked = String.raw`(?<![!\\])\[([^[\]\n]{1,300})\]\(([^\s()]{1,500}(?:\([^\s()]{0,200}\)[^\s()]{0,200})?)\)`;

/** What stands between two stars on each side; single stars are italic within it. */
const between = String.raw`(?:[^*]|\*(?!\*)|\*(?=\*\*)){1,1000}?`;
const open = String.raw`(?<![*\\])\*\*`;
const close = String.raw`\*\*(?!\*)`;
/**
 * Two stars beside a blank are a mark as well, as editors write them who mark a word with the blank beside it: `**luz **natural`.
 * With blanks on both their sides they are not: `2 ** 3`.
 */
const strong = [
  String.raw`${open}(?=[^\s*]|\*[^\s*])(${between})${close}`,
  String.raw`${open}(?=\s)(${between})(?<=\S)${close}`,
  String.raw`(?<=[^\s*\\])\*\*(?=\s+[^\s*])(${between})${close}(?=\S)`,
].join("|");
const em = String.raw`(?<![\p{L}\p{N}*\\])\*(?=[^\s*])([^*]{0,1000}?[^\s*])\*(?![\p{L}\p{N}*])`;

/** An address of the web or of a mailbox that stands in the text as it is. A longer one stays text. */
const bare = [
  String.raw`(?<![\p{L}\p{N}@/.]|\]\()((?:https?:\/\/|www\.)[^\s<>"*«»]{1,500}(?![^\s<>"*«»])`,
  String.raw`(?<![\p{L}\p{N}.%+_-])[\w.%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,63}(?![\p{L}\p{N}@]))`,
].join("|");

const marks = new RegExp([String.raw`\\([\\*[\]#>!-])`, linked, strong, em, bare].join("|"), "giu");

/** @returns a text in its parts; marks that are not whole, and links that no browser should open, stay as they were written */
export const readInline = (text: string): Inline[] => partsOf(text, true);

/** @param linking whether an address that stands there is a link: not within the words of one */
function partsOf(text: string, linking: boolean): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  const add = (index: number, length: number, part: Inline) => {
    if (index > end) parts.push({ kind: "text", text: text.slice(end, index) });
    parts.push(part);
    end = index + length;
  };
  for (const found of text.matchAll(marks)) {
    const { index } = found;
    const [whole, escaped, words = "", written = "", tight, before, both, em, address] = found;
    const bold = tight ?? before ?? both;
    const to = withScheme(written);
    if (escaped) add(index, whole.length, { kind: "text", text: escaped });
    else if (bold) add(index, whole.length, { kind: "strong", parts: partsOf(bold, linking) });
    else if (em) add(index, whole.length, { kind: "em", parts: partsOf(em, linking) });
    else if (address && linking) {
      const shown = withoutEnd(address);
      const leads = shown.includes("://") || /^www\./i.test(shown) ? withScheme(shown) : `mailto:${shown}`;
      if (isWhole(shown) && isSafeAddress(leads))
        add(index, shown.length, { kind: "link", to: leads, parts: [{ kind: "text", text: shown }] });
    } else if (to && isSafeAddress(to)) add(index, whole.length, { kind: "link", to, parts: partsOf(words, false) });
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}

/** Whether something stands behind `https://` or `www.`, as in an address. */
const isWhole = (address: string) =>
  address.includes("@") || /^(?:https?:\/\/|www\.)[^\s./]+[./][^\s./]/i.test(address);

/** @returns an address without the signs that end the sentence or the parentheses it stands in */
function withoutEnd(address: string): string {
  let end = address.length;
  for (; end > 0; end--) {
    const last = address[end - 1] ?? "";
    const closes = last === ")" && !isPaired(address.slice(0, end));
    if (!closes && !".,;:!?'”’]…".includes(last)) break;
  }
  return address.slice(0, end);
}

const count = (text: string, sign: string) => text.split(sign).length - 1;
const isPaired = (address: string) => count(address, "(") >= count(address, ")");
