import { trimEndChars } from "./trimEndChars";

// Free of zod, for browser bundles.

/** Cut a text at a word, for descriptions of at most `maximum` characters. */
export function excerpt(text: string, maximum = 155): string {
  // Limits the work on a long text.
  const flat = text
    .slice(0, maximum * 8)
    .replace(/\s+/g, " ")
    .trim();
  if (flat.length <= maximum) return flat;
  return `${trimEndChars(flat.slice(0, flat.lastIndexOf(" ", maximum - 1)), " ,;:.–-")}…`;
}
