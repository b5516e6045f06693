import { withoutLast } from "../text/trimmed";

/** What people paste or take from a table: one redirect a line. No schema here: the panel takes it in without zod. */
export const mostAtOnce = 1000;

type Pair = { from: string; to: string };

/**
 * @param text lines of two addresses, parted by a tab, a semicolon, a comma, an arrow or blanks; quotes around them, a
 * heading and empty lines are no part of it
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
    return [{ from: bare(from), to: bare(to) }];
  });
  const [first] = pairs;
  return first && !first.from.includes("/") && !first.to.includes("/") ? pairs.slice(1) : pairs;
}

/** An address without the domain of whichever site and without its last slash; whoever takes it in decodes it. */
function bare(address: string): string {
  const own = address.replace(/^https?:\/\/[^/]+/i, "") || (address ? "/" : "");
  return own.length > 1 ? withoutLast(own, "/") : own;
}
