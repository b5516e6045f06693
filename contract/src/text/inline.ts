import { isSafeAddress, withScheme } from "../rules/address";

/** Inline markup of articles. Free of zod, for the site's bundle. */

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "strong" | "em"; parts: Inline[] }
  | { kind: "link"; to: string; parts: Inline[] };

/** A link's text and target. The target may contain one pair of parentheses. */
export const linked = String.raw`(?<![!\\])\[([^[\]\n]{1,300})\]\(([^\s()]{1,500}(?:\([^\s()]{0,200}\)[^\s()]{0,200})?)\)`;

/** Content between two double asterisks; single ones inside it are italic. */
const between = String.raw`(?:[^*]|\*(?!\*)|\*(?=\*\*)){1,1000}?`;
const open = String.raw`(?<![*\\])\*\*`;
const close = String.raw`\*\*(?!\*)`;
/**
 * Bold also works with a space inside the marks, because editors often select the space too: `**luz **natural`.
 * With spaces on both sides, asterisks are literal: `2 ** 3`.
 */
const strong = [
  String.raw`${open}(?=[^\s*]|\*[^\s*])(${between})${close}`,
  String.raw`${open}(?=\s)(${between})(?<=\S)${close}`,
  String.raw`(?<=[^\s*\\])\*\*(?=\s+[^\s*])(${between})${close}(?=\S)`,
].join("|");
const em = String.raw`(?<![\p{L}\p{N}*\\])\*(?=[^\s*])([^*]{0,1000}?[^\s*])\*(?![\p{L}\p{N}*])`;

/** A bare web or e-mail address. Longer ones stay text. */
const bare = [
  String.raw`(?<![\p{L}\p{N}@/.]|\]\()((?:https?:\/\/|www\.)[^\s<>"*«»]{1,500}(?![^\s<>"*«»])`,
  String.raw`(?<![\p{L}\p{N}.%+_-])[\w.%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,63}(?![\p{L}\p{N}@]))`,
].join("|");

const marks = new RegExp([String.raw`\\([\\*[\]#>!-])`, linked, strong, em, bare].join("|"), "giu");

/** Parse inline markup. Incomplete marks and unsafe links stay text. */
export const readInline = (text: string): Inline[] => partsOf(text, true);

/** @param linking whether bare addresses become links; false inside a link */
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

/** Whether a host follows `https://` or `www.`. */
const isWhole = (address: string) =>
  address.includes("@") || /^(?:https?:\/\/|www\.)[^\s./]+[./][^\s./]/i.test(address);

/** Strip the punctuation of the surrounding sentence from a bare address. */
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
