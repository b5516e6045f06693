import { trimEndChars } from "../text/trimEndChars";

/** Redirects pasted from a table, one per line. Free of zod, for the panel. */
export const maxRedirectsAtOnce = 1000;

type Pair = { from: string; to: string };

/**
 * Read pairs of addresses separated by a tab, semicolon, comma, arrow or spaces.
 * Drops quotes around them, a header line and empty lines.
 */
export function readRedirects(text: string): Pair[] {
  const pairs = text.split(/\r?\n/).flatMap((line): Pair[] => {
    if (!line.trim()) return [];
    const [from = "", to = ""] = line
      .trim()
      .split(/[\t;,→]|->|=>|\s(?=\/|https?:)/)
      .map((part) =>
        part
          .trim()
          .replace(/^"(.*)"$/, "$1")
          .trim(),
      )
      .filter(Boolean);
    return [{ from: stripOrigin(from), to: stripOrigin(to) }];
  });
  const [first] = pairs;
  return first && !first.from.includes("/") && !first.to.includes("/") ? pairs.slice(1) : pairs;
}

/** Return an address without its domain and its last slash. Still percent-encoded; the schema decodes it. */
function stripOrigin(address: string): string {
  const own = address.replace(/^https?:\/\/[^/]+/i, "") || (address ? "/" : "");
  return own.length > 1 ? trimEndChars(own, "/") : own;
}
