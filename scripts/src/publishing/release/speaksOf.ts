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
  const speaks = (value: unknown): boolean =>
    typeof value === "string"
      ? named.test(value)
      : typeof value === "object" && value !== null && Object.values(value).some(speaks);
  // Not of each thing within them: to remember millions takes longer than to look again.
  const known = new Map<unknown, boolean>();
  const speaksOnce = (value: unknown): boolean => {
    if (typeof value !== "object") return speaks(value);
    const found = known.get(value) ?? speaks(value);
    known.set(value, found);
    return found;
  };
  return ({ context }) => Object.values(context).some(speaksOnce);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
