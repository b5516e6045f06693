import { trimEndChars } from "../text/trimEndChars";

const maxSlugLength = 180;
/** Longer titles are cut before processing. */
const maxTitleRead = 1000;

/** Letters that Unicode does not decompose. */
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
 * Turn a title into a slug (specification section 5): lowercase, no accents, only letters, digits and single hyphens.
 * Beyond the specification, Catalan `l·l` becomes `ll`, and ligatures and special letters are replaced (`ﬁ`, `½`, `ß`).
 * Dashes and slashes become hyphens; hyphens at the ends are dropped.
 * @returns at most 180 characters; empty if nothing remains
 */
export const slugify = (title: string): string =>
  joined(
    title
      .slice(0, maxTitleRead)
      .replace(/[™℠]/g, "")
      .normalize("NFKD")
      .replace(/\p{Mn}/gu, "")
      .toLowerCase()
      .replace(/[ßæœøłđðþħŧŋıĸ]/g, (letter) => letters[letter] ?? "")
      .replace(/l[·•.]l/g, "ll")
      .replace(/[\p{Pd}\u2212/\\\u2044\u2215|]/gu, "-"),
  );

/**
 * Turn a title into a slug by the original rule, without the additions of `slugify`.
 * Fragments of headings use it: other sites link to them, and a fragment cannot redirect.
 */
export const slugifyOriginal = (title: string): string =>
  joined(plain(title.slice(0, maxTitleRead)).replace(/l[·•.]l/g, "ll"));

/**
 * Return the slug of a category, computed on each read. It keeps the original rule: a new one would move existing pages
 * without a redirect and detach their translated names.
 */
export const categorySlug = slugifyOriginal;

function joined(text: string): string {
  const words = text
    .replace(/[^a-z0-9\s-]/g, "")
    .trim()
    .replace(/[\s-]+/g, "-");
  return trimEndChars(words.slice(0, maxSlugLength).replace(/^-/, ""), "-");
}

/** Remove accents and case, for searching. Works for every script. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .normalize("NFC");
}

/** Slugs that clash with other pages. */
export const reservedSlugs: readonly string[] = ["featured", "new", "edit", "gracias"];
