import type { Page, Section, SectionItem } from "@estudio/contract";
import { isBlankItem, isUnwritten } from "@estudio/contract/content/blank";
import {
  type FeeUnit,
  feeUnits,
  pageSections,
  type Service,
  sections,
  services,
} from "@estudio/contract/pages/sections";
import { type TranslatedLanguage, translatedLanguages } from "@estudio/contract/paths";

/** The names of the sections in the panel. */
export const sectionNames: Record<string, string> = Object.fromEntries(
  Object.values(sections).flatMap((page) => Object.entries(page).map(([key, { name }]) => [key, name])),
);

/** @returns the sections of the page that somebody has written, the edited one in its place */
export function withEdited(page: Page, edited: Section): Section[] {
  return pageSections[page.pageKey].flatMap((key) =>
    key === edited.sectionKey ? edited : (page.sections.find(({ sectionKey }) => sectionKey === key) ?? []),
  );
}

/**
 * @returns what the form of a section begins with. In one that nobody has written there is nothing yet: its stored title would be its key
 *   (specification section 3), which is no word for visitors.
 */
export const toEdit = (section: Section): Section => (isUnwritten(section) ? { ...section, title: "" } : section);

type ItemText = { title: string; text: string; value: string };
/** A figure is empty, or what was typed, until it is saved. */
type Fee = { from: number | null; until: number | null; unit: string };
/** In the form an item carries its own translations, so that moving or removing it moves all its languages. */
export type FormItem = ItemText & { image: string; service: string } & Fee & Record<TranslatedLanguage, ItemText>;
export type SectionValues = Omit<Section, "items"> & { items: FormItem[] };

const noText: ItemText = { title: "", text: "", value: "" };
const noFee: Fee = { from: null, until: null, unit: "" };
export const emptyItem: FormItem = { ...noText, image: "", service: "", ...noFee, ca: noText, en: noText };
const textOf = (item: Partial<ItemText> | undefined): ItemText => ({
  title: item?.title ?? "",
  text: item?.text ?? "",
  value: item?.value ?? "",
});

/** @returns the section as the form edits it. */
export function toForm(section: Section): SectionValues {
  const inLanguage = (lang: TranslatedLanguage, index: number) => textOf(section.translations[lang]?.items?.[index]);
  return {
    ...section,
    items: section.items.map((item, index) => ({
      ...textOf(item),
      image: item.image ?? "",
      service: item.service ?? "",
      from: item.from ?? null,
      until: item.until ?? null,
      unit: item.unit ?? "",
      ca: inLanguage("ca", index),
      en: inLanguage("en", index),
    })),
  };
}

const isService = (key: string): key is Service => Object.hasOwn(services, key);

const isUnit = (key: string): key is FeeUnit => Object.hasOwn(feeUnits, key);

const stored = ({ title, text, value, image, service, from, until, unit }: FormItem): SectionItem => ({
  title,
  text,
  ...(image && { image }),
  ...(value && { value }),
  ...(isService(service) && { service }),
  ...(typeof from === "number" && { from }),
  ...(typeof until === "number" && { until }),
  ...(isUnit(unit) && { unit }),
});

/** Each in the place of its Spanish one. What is not translated stays empty: what visitors get instead is not stored. */
function itemsIn(lang: TranslatedLanguage, items: FormItem[]): Partial<ItemText>[] {
  const translated = items.map((item) => written(item[lang]));
  return translated.slice(0, translated.findLastIndex((item) => Object.keys(item).length > 0) + 1);
}

const written = (texts: ItemText): Partial<ItemText> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim()));

/** @returns the section as the API stores it: without the items in which nobody has written anything */
export function fromForm({ items: all, translations, ...rest }: SectionValues): Section {
  const items = all.filter(isWritten);
  const texts = translatedLanguages.map((lang) => [
    lang,
    { ...clean(translations?.[lang]), items: itemsIn(lang, items) },
  ]);
  return { ...rest, items: items.map(stored), translations: Object.fromEntries(texts) };
}

const clean = (texts: object | undefined) =>
  Object.fromEntries(Object.entries(texts ?? {}).filter(([, text]) => text !== null && text !== undefined));

const itemText = new RegExp(`^translations\\.(${translatedLanguages.join("|")})\\.items\\.(\\d+)\\.`);

const isWritten = (item: FormItem) => ![item, ...translatedLanguages.map((lang) => item[lang])].every(isBlankItem);

/** @returns which items of the form are stored: the others say nothing */
export const storedItems = (items: FormItem[]): number[] =>
  items.flatMap((item, index) => (isWritten(item) ? index : []));

/**
 * @param stored which items of the form were sent
 * @returns the errors of the one section sent, by the names its form has for the fields: an item carries its translations
 */
export function errorsInForm(errors: Record<string, string>, stored: number[]): Record<string, string> {
  const prefix = "sections.0.";
  const own = Object.entries(errors).filter(([field]) => field.startsWith(prefix));
  const inForm = (field: string) =>
    field
      .slice(prefix.length)
      .replace(itemText, "items.$2.$1.")
      .replace(/^items\.(\d+)/, (_, place: string) => `items.${stored[Number(place)] ?? place}`);
  return Object.fromEntries(own.map(([field, text]) => [inForm(field), text]));
}
