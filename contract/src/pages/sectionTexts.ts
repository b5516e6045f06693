import { type TranslatedLanguage, translatedLanguages } from "../paths";
import type { ItemField, SectionField } from "./definition";
import { type PageKey, sectionDefinition } from "./sections";

/** Free of zod, for the panel and the site. */

export const itemTexts = ["title", "text", "value"] as const;
type ItemText = (typeof itemTexts)[number];
type Item = Partial<Record<ItemField, string | number>>;
type Texts = Partial<Record<SectionField, string>> & { items?: Partial<Record<ItemText, string>>[] };
type Written = Partial<Record<SectionField, string>> & {
  sectionKey: string;
  items?: Item[];
  translations?: Partial<Record<TranslatedLanguage, Texts>>;
};

/** All fields a section can have. `sections` defines which ones it does have. */
export const sectionFields = ["title", "subtitle", "description", "image", "ctaText", "ctaUrl"] as const;
export const sectionTexts = ["title", "subtitle", "description", "ctaText"] as const;
const itemFields = ["service", ...itemTexts, "image", "from", "until", "unit"] as const;

const isBlank = (value: unknown) => value === undefined || value === null || String(value).trim() === "";

/** Return whether a text needs translation. Figures, years and units («2019», «24 h», «100 %») do not. */
export const isTranslatable = (text: string | number | undefined): boolean => /\p{L}{4,}/u.test(String(text ?? ""));

type Found = { path: string; label: string };
const fieldNames: Record<SectionField | ItemField | "items", string> = {
  title: "título",
  subtitle: "subtítulo",
  description: "descripción",
  image: "imagen",
  ctaText: "texto del botón",
  ctaUrl: "destino del botón",
  items: "elementos",
  service: "servicio",
  text: "texto",
  value: "dato",
  from: "desde",
  until: "hasta",
  unit: "unidad",
};

/** Return non-empty fields that the section does not define, and that no page would show. */
export function foreignFields(page: PageKey, section: Written): Found[] {
  const definition = sectionDefinition(page, section.sectionKey);
  if (!definition) return [];
  const found: Found[] = [];
  const look = (
    texts: { [Field in SectionField | ItemField]?: unknown },
    known: object,
    fields: readonly (SectionField | ItemField)[],
    prefix = "",
  ) => {
    for (const field of fields)
      if (!(field in known) && !isBlank(texts[field])) found.push({ path: prefix + field, label: fieldNames[field] });
  };
  const lookAtItems = (items: Item[] = [], prefix = "") => {
    if (!definition.items && items.length > 0) found.push({ path: `${prefix}items`, label: fieldNames.items });
    items.forEach((item, index) => {
      if (definition.items) look(item, definition.items.fields, itemFields, `${prefix}items.${index}.`);
    });
  };
  look(section, definition.fields, sectionFields);
  lookAtItems(section.items);
  for (const lang of translatedLanguages) {
    const texts = section.translations?.[lang];
    if (!texts) continue;
    look(texts, definition.fields, sectionTexts, `translations.${lang}.`);
    lookAtItems(texts.items, `translations.${lang}.`);
  }
  return found;
}

/** Return labels of the texts without a translation; visitors see the Spanish ones. */
export function untranslated(page: PageKey, section: Written, lang: TranslatedLanguage): string[] {
  const { fields, items } = sectionDefinition(page, section.sectionKey) ?? { fields: {} };
  const own = section.translations?.[lang];
  const texts = sectionTexts.filter((field) => !isBlank(section[field]) && isBlank(own?.[field]));
  const ofItems = (section.items ?? []).flatMap((item, index) =>
    itemTexts
      .filter((field) => isTranslatable(item[field]) && isBlank(own?.items?.[index]?.[field]))
      .map((field) => `${items?.one} ${index + 1}: ${items?.fields[field]}`),
  );
  return [...texts.flatMap((field) => fields[field] ?? []), ...ofItems];
}
