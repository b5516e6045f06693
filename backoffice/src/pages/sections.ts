import type { Page, Section, SectionItem } from "@estudio/contract";
import { defaultSectionTitle, pageSections } from "@estudio/contract/page";
import { type TranslatedLanguage, translatedLanguages } from "@estudio/contract/paths";

/** The names of the sections in the panel. */
export const sectionNames: Record<string, string> = {
  hero: "Cabecera",
  services: "Servicios",
  "featured-projects": "Proyectos destacados",
  testimonials: "Testimonios",
  about: "Sobre mí",
  philosophy: "Filosofía",
  benefits: "Ventajas",
  "case-studies": "Casos de éxito",
  process: "Proceso",
  partnerships: "Colaboraciones",
  gallery: "Galería",
  "contact-info": "Datos de contacto",
  location: "Ubicación",
};

/** @returns a section nobody has written yet. */
export const emptySection = (sectionKey: string): Section => ({
  sectionKey,
  type: sectionKey,
  title: defaultSectionTitle(sectionKey),
  subtitle: "",
  description: "",
  image: "",
  ctaText: "",
  ctaUrl: "",
  items: [],
  translations: {},
});

/** @returns every section of the page: the edited one, the stored others, defaults for those missing. */
export function mergeSections(page: Page, edited: Section): Section[] {
  return pageSections[page.pageKey].map((key) =>
    key === edited.sectionKey
      ? edited
      : (page.sections.find(({ sectionKey }) => sectionKey === key) ?? emptySection(key)),
  );
}

type ItemText = { title: string; text: string; value: string };
/** In the form an item carries its own translations, so that moving or removing it moves all its languages. */
export type FormItem = ItemText & { image: string } & Record<TranslatedLanguage, ItemText>;
export type SectionValues = Omit<Section, "items"> & { items: FormItem[] };

const noText: ItemText = { title: "", text: "", value: "" };
export const emptyItem: FormItem = { ...noText, image: "", ca: noText, en: noText };
const textOf = (item: Partial<SectionItem> | undefined): ItemText => ({
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
      ca: inLanguage("ca", index),
      en: inLanguage("en", index),
    })),
  };
}

const isBlank = ({ title, text, value }: ItemText) => !(title || text || value).trim();
const stored = ({ title, text, value }: ItemText, image: string): SectionItem => ({
  title,
  text,
  ...(image && { image }),
  ...(value && { value }),
});

/** What is not translated within a translated list is shown in Spanish: the list is stored whole, per language. */
function itemsIn(lang: TranslatedLanguage, items: FormItem[]): SectionItem[] {
  if (items.every((item) => isBlank(item[lang]))) return [];
  return items.map((item) =>
    stored(
      {
        title: item[lang].title || item.title,
        text: item[lang].text || item.text,
        value: item[lang].value || item.value,
      },
      item.image,
    ),
  );
}

/** @returns the section as the API stores it. */
export function fromForm({ items, translations, ...rest }: SectionValues): Section {
  const texts = translatedLanguages.map((lang) => [
    lang,
    { ...clean(translations?.[lang]), items: itemsIn(lang, items) },
  ]);
  return { ...rest, items: items.map((item) => stored(item, item.image)), translations: Object.fromEntries(texts) };
}

const clean = (texts: object | undefined) =>
  Object.fromEntries(Object.entries(texts ?? {}).filter(([, text]) => text !== null && text !== undefined));

const itemText = new RegExp(`^translations\\.(${translatedLanguages.join("|")})\\.items\\.(\\d+)\\.`);

/**
 * @param place of the section among those of its page
 * @returns the errors of that section, by the names its form has for the fields: an item carries its translations
 */
export function errorsInForm(errors: Record<string, string>, place: number): Record<string, string> {
  const prefix = `sections.${place}.`;
  const own = Object.entries(errors).filter(([field]) => field.startsWith(prefix));
  return Object.fromEntries(
    own.map(([field, text]) => [field.slice(prefix.length).replace(itemText, "items.$2.$1."), text]),
  );
}
