import { pages } from "./shown";

type Texts = Record<string, unknown> & { items?: Record<string, string>[] };
export type StoredSection = Texts & { sectionKey: string; translations?: Record<string, Texts | undefined> };
type Shown = { name: string; fields: string; items?: string };

const texts = ["title", "text", "value"];
const services = ["business", "construction", "residential"];
const isBlank = (value: unknown) => typeof value !== "string" || value.trim() === "";

/** Return the section as its page shows it, and descriptions of the Spanish texts that the page did not show. */
export function repairSection(pageKey: string, stored: StoredSection): { section: StoredSection; unseen: string[] } {
  const page = pages[pageKey];
  const shown = page?.sections[stored.sectionKey];
  if (!page || !shown) return { section: stored, unseen: [] };
  const moves = isBlank(stored.description);
  const section = { ...stored, ...ownFields(stored, shown, moves) } as StoredSection;
  section.items = ownItems(stored.items ?? [], shown);
  if (pageKey === "homepage" && stored.sectionKey === "services")
    section.items = section.items
      .slice(0, services.length)
      .map((item, index) => ({ service: services[index] ?? "", ...item }));
  section.translations = Object.fromEntries(
    Object.entries(stored.translations ?? {}).map(([lang, own]) => [
      lang,
      own && translation(own, section, shown, moves),
    ]),
  );
  const names = unseenTexts(stored, section);
  const place = `${page.name} › ${shown.name}`;
  return { section, unseen: names.map((text) => `${place}: «${text}» no se mostraba en la web y se ha retirado`) };
}

const known = (list: string | undefined) => new Set((list ?? "").split(" "));

/** Empty the fields that are not shown. The contact page showed the subtitle when the description was empty. */
function ownFields(stored: Texts, { fields }: Shown, moves: boolean): Texts {
  const shown = known(fields);
  const moved =
    moves && shown.has("subtitle-as-description") && isBlank(stored.description)
      ? { description: stored.subtitle ?? "" }
      : {};
  const foreign = ["subtitle", "description", "image", "ctaText", "ctaUrl"].filter((field) => !shown.has(field));
  return { ...Object.fromEntries(foreign.filter((field) => field in stored).map((field) => [field, ""])), ...moved };
}

function ownItems(items: Record<string, string>[], { items: shown }: Shown): Record<string, string>[] {
  if (!shown) return [];
  const fields = known(shown);
  return items.map((item) =>
    Object.fromEntries(
      Object.entries(item).filter(([name]) => fields.has(name) || name === "title" || name === "text"),
    ),
  );
}

function translation(own: Texts, section: StoredSection, shown: Shown, moves: boolean): Texts {
  const repaired = { ...own, ...ownFields(own, shown, moves) };
  for (const field of ["image", "ctaUrl"]) delete repaired[field];
  if (!own.items) return repaired;
  const items = section.items ?? [];
  const translated = ownItems(own.items, shown)
    .slice(0, items.length)
    .map((item, index) => withoutCopies(item, items[index] ?? {}));
  const last = translated.findLastIndex((item) => Object.values(item).some((text) => !isBlank(text)));
  return { ...repaired, items: translated.slice(0, last + 1) };
}

/** Empty Spanish copies, with which the panel used to fill missing texts. Names and figures may be equal in both. */
function withoutCopies(item: Record<string, string>, spanish: Record<string, string>): Record<string, string> {
  const written = texts.filter((field) => !isBlank(item[field]));
  if (written.every((field) => item[field] === spanish[field])) return {};
  const isCopy = (field: string) => item[field] === spanish[field] && /\S+\s+\S+\s+\S+\s+\S/.test(item[field] ?? "");
  return Object.fromEntries(written.filter((field) => !isCopy(field)).map((field) => [field, item[field] ?? ""]));
}

/** Step numbers and picture paths are not texts, so they are not listed. */
function unseenTexts(before: StoredSection, after: StoredSection): string[] {
  const words = (section: StoredSection) =>
    [...Object.entries(section), ...(section.items ?? []).flatMap((item) => Object.entries(item))].flatMap(
      ([name, value]) =>
        typeof value === "string" && !/^(?:image|ctaUrl|type)$/.test(name) && !/^\d*$/.test(value) ? value : [],
    );
  const left = new Set(words(after));
  return words(before).filter((text) => !left.has(text));
}
