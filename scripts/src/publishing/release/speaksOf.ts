import type { SitePage } from "@estudio/contract/site/pages";

/**
 * Which pages may lead to one of these: what a page shows is all in its context, so a link to a record's page has the record's
 * address, or the end of it, in there. What many pages share is looked through once.
 * @param files pages' files, e.g. `/proyecto/casa/index.html`
 */
export function speaksOf(files: string[]): (page: SitePage) => boolean {
  const ends = files
    .flatMap((file) =>
      file
        .replace(/\/?(?:index)?\.html$/, "")
        .split("/")
        .slice(-1),
    )
    .filter(Boolean);
  if (ends.length < files.length) return () => true;
  const named = new RegExp(`(?:^|/)(?:${[...new Set(ends)].map(escaped).join("|")})(?![\\w-])`);
  const known = new WeakMap<object, boolean>();
  const speaks = (value: unknown): boolean => {
    if (typeof value === "string") return named.test(value);
    if (typeof value !== "object" || value === null) return false;
    const before = known.get(value);
    if (before !== undefined) return before;
    const found = Object.values(value).some(speaks);
    known.set(value, found);
    return found;
  };
  return ({ context }) => speaks(context);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
