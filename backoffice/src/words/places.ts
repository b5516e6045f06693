import { districts, kinds } from "@estudio/contract/calculator/options";
import { type Language, languageNames } from "@estudio/contract/paths";
import { sectionNames } from "../pages/sections";
import { nameOfField } from "../resources";

/** What the parts of an address in a record are called that are no fields of a form. */
const others: Record<string, string> = {
  ...kinds,
  ...districts,
  sections: "Secciones",
  translations: "Traducciones",
  alts: "Texto alternativo",
  credit: "Autoría",
  focal: "Encuadre",
  x: "horizontal",
  y: "vertical",
  fixed: "Fijo por obra",
  worksLow: "Obra, desde",
  worksHigh: "Obra, hasta",
  furnitureLow: "Muebles, desde",
  furnitureHigh: "Muebles, hasta",
  fees: "Honorarios",
  low: "desde",
  high: "hasta",
  taxes: "Impuesto y tasas",
  contingency: "Imprevistos",
  contingencyOld: "Antes de 1940",
  kinds: "Tipo de obra",
  districts: "Distrito",
  name: "Nombre",
  subject: "Asunto",
  service: "Servicio",
  items: "Elementos",
};
const languageOf = (part: string | undefined): Language | undefined =>
  part === "es" || part === "ca" || part === "en" ? part : undefined;

/** @returns `translations.ca.title` as `Título (Català)`, `sections.hero.items.0.text` as `Cabecera, elemento 1: Texto` */
export function nameOfPlace(place: string): string {
  const path = place.split(".");
  const lang = path.map(languageOf).find((one) => one !== undefined);
  const parts = path.filter((part) => part !== "translations" && !languageOf(part));
  const [first, section, ...rest] = parts;
  const names = first === "sections" && section ? [nameOfSection(section), ...partsOf(rest)] : partsOf(parts);
  return lang ? `${names.join(": ")} (${languageNames[lang]})` : names.join(": ");
}

/** A refusal names a section by its place among those that were sent. */
const nameOfSection = (key: string) => sectionNames[key] ?? (/^\d+$/.test(key) ? `Sección ${Number(key) + 1}` : key);

/** `rates` holds all the prices: it says nothing before one of them. */
const partsOf = (parts: string[]): string[] =>
  parts.flatMap((part, at) => {
    if ((part === "items" || part === "rates") && at < parts.length - 1) return [];
    return parts[at - 1] === "items" ? `Elemento ${Number(part) + 1}` : (others[part] ?? nameOfField(part));
  });
