import { districts, kinds } from "@estudio/contract/calculator/options";
import { type Definition, type PageKey, sectionDefinition } from "@estudio/contract/pages/sections";
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

/**
 * @param page whose sections those in the place are: their parts are called as in its form
 * @returns `translations.ca.title` as `Título (Català)`, `sections.hero.items.0.text` as `Cabecera: Elemento 1: Texto`
 */
export function nameOfPlace(place: string, page?: PageKey): string {
  const [first, section, ...rest] = place.split(".");
  if (first !== "sections" || !section) return joined(place.split("."));
  // A refusal names a section by its place among those that were sent.
  const name = sectionNames[section] ?? (/^\d+$/.test(section) ? `Sección ${Number(section) + 1}` : section);
  return joined(rest, page && sectionDefinition(page, section), name);
}

/** @returns `items.0.ca.text` of a section as `Servicio 1: En qué consiste (Català)` */
export const nameInSection = (place: string, page: PageKey, sectionKey: string): string =>
  joined(place.split("."), sectionDefinition(page, sectionKey));

function joined(path: string[], of?: Definition, ...before: string[]): string {
  const lang = path.map(languageOf).find((one) => one !== undefined);
  const parts = path.filter((part) => part !== "translations" && !languageOf(part));
  const name = [...before, ...partsOf(parts, of)].join(": ");
  return lang ? `${name} (${languageNames[lang]})` : name;
}

/** `rates` holds all the prices, `items` all the elements: they say nothing before one of them. */
function partsOf(parts: string[], { fields = {}, items }: Partial<Definition> = {}): string[] {
  const own: Record<string, string | undefined> =
    parts[0] === "items" ? { items: items?.many, ...items?.fields } : fields;
  return parts.flatMap((part, at) => {
    if ((part === "items" || part === "rates") && at < parts.length - 1) return [];
    if (parts[at - 1] === "items") return `${items?.one ?? "Elemento"} ${Number(part) + 1}`;
    // One of a list: its pictures, its lines.
    if (/^\d+$/.test(part)) return String(Number(part) + 1);
    return own[part] ?? others[part] ?? nameOfField(part);
  });
}
