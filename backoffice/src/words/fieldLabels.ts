import { districts, kinds } from "@estudio/contract/calculator/options";
import type { Definition } from "@estudio/contract/pages/definition";
import { type PageKey, sectionDefinition } from "@estudio/contract/pages/sections";
import { type Language, languageNames } from "@estudio/contract/paths";
import { sectionNames } from "../pages/sections";
import { nameOfField } from "../resources";

/** Labels of path segments that are not form fields. */
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
 * Label a path: `translations.ca.title` -> `Título (Català)`, `sections.hero.items.0.text` ->
 * `Cabecera: Elemento 1: Texto`.
 * @param page page of the sections in the path; they are then labelled as in its form
 */
export function labelOfPath(place: string, page?: PageKey): string {
  const [first, section, ...rest] = place.split(".");
  if (first !== "sections" || !section) return joined(place.split("."));
  // Validation errors name a section by its index in the request.
  const name = sectionNames[section] ?? (/^\d+$/.test(section) ? `Sección ${Number(section) + 1}` : section);
  return joined(rest, page && sectionDefinition(page, section), name);
}

/** Label a path within a section: `items.0.ca.text` -> `Servicio 1: En qué consiste (Català)`. */
export const labelInSection = (place: string, page: PageKey, sectionKey: string): string =>
  joined(place.split("."), sectionDefinition(page, sectionKey));

function joined(path: string[], of?: Definition, ...before: string[]): string {
  const lang = path.map(languageOf).find((one) => one !== undefined);
  const parts = path.filter((part) => part !== "translations" && !languageOf(part));
  const name = [...before, ...partsOf(parts, of)].join(": ");
  return lang ? `${name} (${languageNames[lang]})` : name;
}

/** Leaves out the containers `rates` and `items` before one of their elements. */
function partsOf(parts: string[], { fields = {}, items }: Partial<Definition> = {}): string[] {
  const own: Record<string, string | undefined> =
    parts[0] === "items" ? { items: items?.many, ...items?.fields } : fields;
  return parts.flatMap((part, at) => {
    if ((part === "items" || part === "rates") && at < parts.length - 1) return [];
    if (parts[at - 1] === "items") return `${items?.one ?? "Elemento"} ${Number(part) + 1}`;
    // Index in a list of pictures or lines.
    if (/^\d+$/.test(part)) return String(Number(part) + 1);
    return own[part] ?? others[part] ?? nameOfField(part);
  });
}
