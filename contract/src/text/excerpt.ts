import { withoutLast } from "./trimmed";

// No schema here: browser bundles take it in without zod.

/** @returns the text cut at a word, for descriptions of at most `maximum` characters. */
export function excerpt(text: string, maximum = 155): string {
  // Of a long text only its beginning is looked at.
  const flat = text
    .slice(0, maximum * 8)
    .replace(/\s+/g, " ")
    .trim();
  if (flat.length <= maximum) return flat;
  return `${withoutLast(flat.slice(0, flat.lastIndexOf(" ", maximum - 1)), " ,;:.–-")}…`;
}
