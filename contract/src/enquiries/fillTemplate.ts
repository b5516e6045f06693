import type { Language } from "../paths";
import type { Template } from "./template";

/** What stands for what in a template. */
export const templateFields = {
  nombre: "El nombre de quien escribió",
  tipo: "El tipo de proyecto",
  estudio: "El nombre del estudio",
  persona: "Quien responde",
  telefono: "El teléfono del estudio",
} as const;
export type TemplateValues = Record<keyof typeof templateFields, string>;

/** @returns the first `{field}` of that text that stands for nothing, as somebody mistypes one: `{Nombre}`, `{apellido}` */
export const unknownFieldIn = (text: string): string | undefined =>
  text.match(/\{ *\p{L}[\p{L}\p{N}_ ]*\}/gu)?.find((field) => !Object.hasOwn(templateFields, field.slice(1, -1)));

/**
 * A template in a language, its fields filled in: with its own text and subject there, if it has one, or none; where the text
 * is not translated, both in Spanish. A field nobody knows stays as it is written.
 */
export function fillTemplate(template: Template, lang: Language, values: TemplateValues) {
  const own = lang === "es" ? undefined : template.translations[lang];
  const { subject = "", text = "" } = own?.text ? own : template;
  const filled = (words: string) =>
    words.replace(/\{(\w+)\}/g, (all, name: string) => new Map(Object.entries(values)).get(name) ?? all);
  return { subject: filled(subject), text: filled(text) };
}
