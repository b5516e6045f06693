import type { Page, Section, SectionItem } from "@estudio/contract";
import { isBlankItem, isUnwritten } from "@estudio/contract/content/blank";
import { type FeeUnit, feeUnits } from "@estudio/contract/pages/fees";
import { pageSections, sections } from "@estudio/contract/pages/sections";
import { type Service, services } from "@estudio/contract/pages/services";
import { type TranslatedLanguage, translatedLanguages } from "@estudio/contract/paths";

export const sectionNames: Record<string, string> = Object.fromEntries(
  Object.values(sections).flatMap((page) => Object.entries(page).map(([key, { name }]) => [key, name])),
);

/** Return the written sections of a page, with the edited one in its place. */
export function withEdited(page: Page, edited: Section): Section[] {
  return pageSections[page.pageKey].flatMap((key) =>
    key === edited.sectionKey ? edited : (page.sections.find(({ sectionKey }) => sectionKey === key) ?? []),
  );
}

/**
 * Return the section as its form starts. An unwritten section has its key as title (specification section 3); the form
 * starts empty instead.
 */
export const clearKeyTitle = (section: Section): Section =>
  isUnwritten(section) ? { ...section, title: "" } : section;

type ItemText = { title: string; text: string; value: string };
/** A fee; a number is null while its input is empty. */
type Fee = { from: number | null; until: number | null; unit: string };
/** An item with its translations, so that moving or removing it affects all languages. */
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

/** Parallel to the Spanish items. Missing translations stay empty; fallbacks are never stored. */
function itemsIn(lang: TranslatedLanguage, items: FormItem[]): Partial<ItemText>[] {
  const translated = items.map((item) => written(item[lang]));
  return translated.slice(0, translated.findLastIndex((item) => Object.keys(item).length > 0) + 1);
}

const written = (texts: ItemText): Partial<ItemText> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim()));

/** Convert the form's values to a section, without empty items. */
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

/** Return the indexes of the form's items that are stored, i.e. not empty. */
export const storedItems = (items: FormItem[]): number[] =>
  items.flatMap((item, index) => (isWritten(item) ? index : []));

/**
 * Map the errors of the API to the form's field names. There, translations are inside the items.
 * @param stored indexes of the items that were sent
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
