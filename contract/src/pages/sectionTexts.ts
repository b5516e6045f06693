import { type TranslatedLanguage, translatedLanguages } from "../paths";
import { type ItemField, type PageKey, type SectionField, sectionDefinition } from "./sections";

/** No schema here: the panel and the site take it in without zod. */

export const itemTexts = ["title", "text", "value"] as const;
type ItemText = (typeof itemTexts)[number];
type Item = Partial<Record<ItemField, string | number>>;
type Texts = Partial<Record<SectionField, string>> & { items?: Partial<Record<ItemText, string>>[] };
type Written = Partial<Record<SectionField, string>> & {
  sectionKey: string;
  items?: Item[];
  translations?: Partial<Record<TranslatedLanguage, Texts>>;
};

/** Sections have these; which of them one has is said in `sections`. */
export const sectionFields = ["title", "subtitle", "description", "image", "ctaText", "ctaUrl"] as const;
export const sectionTexts = ["title", "subtitle", "description", "ctaText"] as const;
const itemFields = ["service", ...itemTexts, "image", "from", "until", "unit"] as const;

const isBlank = (value: unknown) => value === undefined || value === null || String(value).trim() === "";

/** @returns whether a text differs between languages: figures, years and units («2019», «24 h», «100 %») do not. */
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

/** @returns what is written in fields that the section of that page does not have: no page would show it. */
export function foreignFields(page: PageKey, section: Written): Found[] {
  const definition = sectionDefinition(page, section.sectionKey);
  if (!definition) return [];
  const found: Found[] = [];
  const look = (texts: object, known: object, fields: readonly (SectionField | ItemField)[], prefix = "") => {
    for (const field of fields)
      if (!(field in known) && !isBlank((texts as Record<string, unknown>)[field]))
        found.push({ path: prefix + field, label: fieldNames[field] });
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

/** @returns what has a Spanish text to translate and none in that language, as the panel calls it: visitors get the Spanish one. */
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
