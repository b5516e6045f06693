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
  // Most texts are too short for any of them, or have none: that is seen without the rule.
  const shortest = Math.min(...slugs.map(({ length }) => length));
  const speaksIn = (text: string): boolean => {
    if (text.length >= shortest) for (const slug of slugs) if (text.includes(slug) && named.test(text)) return true;
    return false;
  };
  const speaks = (value: unknown): boolean => {
    if (typeof value === "string") return speaksIn(value);
    if (!isStructure(value)) return false;
    // Without lists of what is in them: there are millions.
    if (Array.isArray(value)) {
      for (const one of value) if (speaksOnce(one)) return true;
      return false;
    }
    for (const name in value) if (!leadsNowhere(name) && speaks(value[name])) return true;
    return false;
  };
  // Several pages show the same card, and all of them the studio's settings.
  const known = new Map<object, boolean>();
  const speaksOnce = (value: unknown): boolean => {
    if (!isStructure(value)) return speaks(value);
    const before = known.get(value);
    if (before !== undefined) return before;
    const found = speaks(value);
    known.set(value, found);
    return found;
  };
  return ({ context }: { context: unknown }) => {
    if (!isStructure(context)) return false;
    for (const name in context) if (!leadsNowhere(name) && speaksOnce(context[name])) return true;
    return false;
  };
}

const isStructure = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** What is known of pictures: sizes, colours, and what they show; what a page says of itself: its head, and its own address. */
const leadsNowhere = (name: string): boolean =>
  name === "media" || name === "picture" || name === "head" || name === "i18n";

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
