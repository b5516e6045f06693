import type { SitePage } from "@estudio/contract/site/sitePage";

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
  // A record's pages end alike in each language.
  const slugs = [...new Set(ends)];
  const named = new RegExp(`(?:^|/)(?:${slugs.map(escaped).join("|")})(?![\\w-])`);
  // Most texts have none of them: that is seen without the rule.
  const speaksIn = (text: string): boolean => {
    for (const slug of slugs) if (text.includes(slug) && named.test(text)) return true;
    return false;
  };
  const speaks = (value: unknown): boolean => {
    if (typeof value === "string") return speaksIn(value);
    if (!isStructure(value)) return false;
    // Without lists of what is in them: there are millions.
    if (Array.isArray(value)) {
      for (const one of value) if (speaks(one)) return true;
      return false;
    }
    for (const name in value) if (!leadsNowhere.has(name) && speaks(value[name])) return true;
    return false;
  };
  // Pages that follow one another share their lists; each page's own is looked at once anyway.
  const last = new Map<string, { value: unknown; found: boolean }>();
  const speaksAnew = (name: string, value: unknown): boolean => {
    const before = last.get(name);
    if (before?.value === value) return before?.found ?? false;
    const found = speaks(value);
    last.set(name, { value, found });
    return found;
  };
  return ({ context }: { context: unknown }) => {
    if (!isStructure(context)) return false;
    for (const name in context) if (speaksAnew(name, context[name])) return true;
    return false;
  };
}

const isStructure = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** What is known of pictures: sizes, colours, and what they show. */
const leadsNowhere = new Set(["media", "picture"]);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
