import { withoutLast } from "../text/trimmed";

const longest = 180;
/** Of a longer title only the beginning is read. */
const mostRead = 1000;

/** Letters that are no other letter with an accent: Unicode does not take them apart. */
const letters: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ŧ: "t",
  ŋ: "n",
  ı: "i",
  ĸ: "k",
};

/**
 * The address made from a title (specification section 5): lowercase, accents removed, only letters, digits, spaces
 * and hyphens kept, spaces become hyphens, repeated hyphens collapsed. Of what the specification does not name: Catalan `l·l`
 * becomes `ll`; letters that are written as one sign are taken apart (`ﬁ`, `½`, `ß`, `ł`); dashes and slashes become hyphens;
 * edge hyphens go.
 * @returns at most 180 characters; empty when nothing is left of the title
 */
export const slugify = (title: string): string =>
  joined(
    title
      .slice(0, mostRead)
      .replace(/[™℠]/g, "")
      .normalize("NFKD")
      .replace(/\p{Mn}/gu, "")
      .toLowerCase()
      .replace(/[ßæœøłđðþħŧŋıĸ]/g, (letter) => letters[letter] ?? "")
      .replace(/l[·•.]l/g, "ll")
      .replace(/[\p{Pd}\u2212/\\\u2044\u2215|]/gu, "-"),
  );

/**
 * The same by the rule as it was first: only what the specification names. The fragments of headings are made with it, since
 * links from elsewhere name them and nothing leads on from a fragment.
 */
export const slugAsFirst = (title: string): string => joined(plain(title.slice(0, mostRead)).replace(/l[·•.]l/g, "ll"));

/**
 * The address of a category of articles, which is computed whenever it is read. By the first rule: another would move the pages
 * that there are, without a redirect, and lose their names in other languages.
 */
export const categorySlug = slugAsFirst;

function joined(text: string): string {
  const words = text
    .replace(/[^a-z0-9\s-]/g, "")
    .trim()
    .replace(/[\s-]+/g, "-");
  return withoutLast(words.slice(0, longest).replace(/^-/, ""), "-");
}

/** @returns the text without accents and case: what searches compare. Every script is kept. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .normalize("NFC");
}

/** Addresses a project or post cannot have: other pages live there. */
export const reservedSlugs: readonly string[] = ["featured", "new", "edit", "gracias"];
