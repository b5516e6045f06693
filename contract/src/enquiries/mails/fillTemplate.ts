import type { Language } from "../../paths";
import type { Template } from "./template";

/** Placeholders of a template and what they stand for. */
export const templateFields = {
  nombre: "El nombre de quien escribió",
  tipo: "El tipo de proyecto",
  estudio: "El nombre del estudio",
  persona: "Quien responde",
  telefono: "El teléfono del estudio",
} as const;
export type TemplateValues = Record<keyof typeof templateFields, string>;

/** Return the first `{placeholder}` that is unknown, e.g. a typing error such as `{Nombre}`. */
export const unknownFieldIn = (text: string): string | undefined =>
  text.match(/\{ *\p{L}[\p{L}\p{N}_ ]*\}/gu)?.find((field) => !Object.hasOwn(templateFields, field.slice(1, -1)));

/**
 * Fill in a template in one language. A translated text comes with its own subject, which may be empty.
 * Without a translated text, both are Spanish. Unknown placeholders stay as written.
 */
export function fillTemplate(template: Template, lang: Language, values: TemplateValues) {
  const own = lang === "es" ? undefined : template.translations[lang];
  const { subject = "", text = "" } = own?.text ? own : template;
  const filled = (words: string) =>
    words.replace(/\{(\w+)\}/g, (all, name: string) => new Map(Object.entries(values)).get(name) ?? all);
  return { subject: filled(subject), text: filled(text) };
}
