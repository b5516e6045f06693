import { keysOf } from "../rules/keys";
import { anchors } from "./anchors";
import type { Definition, ItemField, SectionField } from "./definition";

/**
 * The sections of each page: their fields and labels. The panel's form, the API's validation, the site's types
 * and the public records derive from this table. Free of zod, for browser bundles.
 */

const words = { title: "Título", subtitle: "Subtítulo", description: "Descripción" } as const;
const image = { image: "Imagen" } as const;
const button = { ctaText: "Texto del botón", ctaUrl: "Destino del botón" } as const;

const hero = {
  name: "Cabecera",
  fields: { title: "Título", subtitle: "Subtítulo", ...image, ...button },
  otherwise: "la página de contacto; sin texto no hay botón",
} as const satisfies Definition;
const offered = {
  name: "Servicios",
  fields: { ...words, ...image, ...button },
  items: { one: "Servicio", many: "Servicios", fields: { title: "Servicio", text: "En qué consiste" } },
  anchor: anchors.services,
  needs: ["subtitle", "description", "image", "items"],
} as const satisfies Definition;
const testimonials = {
  name: "Testimonios",
  fields: { title: "Título" },
  items: { one: "Testimonio", many: "Testimonios", fields: { title: "Cliente", text: "Cita", value: "Encargo" } },
  anchor: anchors.testimonials,
  needs: ["items"],
} as const satisfies Definition;

const questions = {
  name: "Preguntas y respuestas",
  fields: { title: "Título" },
  items: { one: "Pregunta", many: "Preguntas", fields: { title: "Pregunta", text: "Respuesta" } },
  anchor: anchors.questions,
  needs: ["items"],
} as const satisfies Definition;

const fees = {
  name: "Honorarios",
  fields: words,
  items: {
    one: "Encargo",
    many: "Encargos y lo que cuestan",
    fields: {
      title: "Encargo",
      from: "Desde",
      until: "Hasta",
      unit: "De qué es la cifra",
      text: "Qué incluye, una cosa por línea",
    },
  },
  anchor: anchors.fees,
  needs: ["items"],
} as const satisfies Definition;

export const sections = {
  homepage: {
    hero,
    services: {
      name: "Servicios",
      fields: words,
      items: {
        one: "Tarjeta",
        many: "Tarjetas",
        fields: { service: "Servicio al que lleva", title: "Título", text: "Texto", ...image },
        most: 3,
      },
      anchor: anchors.audiences,
      always: true,
    },
    "featured-projects": {
      name: "Proyectos destacados",
      fields: { ...words, ...button },
      anchor: anchors.featured,
      always: true,
      otherwise: "el portfolio",
    },
    testimonials,
  },
  about: {
    hero: { name: "Cabecera", fields: { title: "Título", subtitle: "Subtítulo", ...image, ...button } },
    about: {
      name: "Sobre mí",
      fields: { title: "Título", subtitle: "Nota al margen", description: "Historia", ...image, ...button },
      items: {
        one: "Paso de «Sobre mí»",
        many: "Pasos de «Sobre mí»: cómo trabajo",
        fields: { title: "Paso", text: "Qué ocurre en él" },
      },
      anchor: anchors.story,
      needs: ["subtitle", "description", "image"],
    },
    person: {
      name: "La persona y el equipo",
      fields: { title: "Nombre", subtitle: "Qué es en el estudio", description: "Quién es", image: "Retrato" },
      items: {
        one: "Persona del equipo",
        many: "Equipo",
        fields: { title: "Nombre u oficio", text: "Qué hace", image: "Foto" },
      },
      anchor: anchors.person,
      needs: ["subtitle", "description", "image", "items"],
    },
    philosophy: {
      name: "Filosofía",
      fields: { ...words, ...image },
      items: { one: "Principio", many: "Principios", fields: { title: "Principio", text: "Explicación" } },
      anchor: anchors.philosophy,
      needs: ["subtitle", "description", "image", "items"],
    },
    press: {
      name: "Premios y prensa",
      fields: { title: "Título" },
      items: {
        one: "Premio o publicación",
        many: "Premios y publicaciones",
        fields: { value: "Año", title: "Premio o medio", text: "Por qué, o qué se publicó" },
      },
      anchor: anchors.press,
      needs: ["items"],
    },
  },
  business: {
    hero,
    services: offered,
    benefits: {
      name: "Ventajas",
      fields: words,
      items: {
        one: "Ventaja",
        many: "Ventajas",
        fields: { value: "Cifra", title: "Ventaja", text: "Explicación" },
      },
      anchor: anchors.benefits,
      needs: ["items"],
    },
    "case-studies": {
      name: "Casos de éxito",
      fields: { ...words, ...button },
      items: { one: "Caso", many: "Casos", fields: { value: "Cifra", title: "Caso", text: "Resultado", ...image } },
      anchor: anchors.cases,
      needs: ["items"],
    },
    fees,
    questions,
  },
  construction: {
    hero,
    services: offered,
    process: {
      name: "Proceso",
      fields: { title: "Título" },
      items: { one: "Paso", many: "Pasos", fields: { title: "Paso", text: "Qué ocurre en él", value: "Plazo" } },
      anchor: anchors.process,
      always: true,
    },
    partnerships: {
      name: "Colaboraciones",
      fields: { ...words, ...image, ...button },
      items: {
        one: "Modalidad",
        many: "Modalidades",
        fields: { title: "Modalidad", text: "En qué consiste", value: "Cómo se cobra" },
      },
      anchor: anchors.partnerships,
      needs: ["items"],
    },
    fees,
    questions,
  },
  residential: {
    hero,
    services: offered,
    gallery: {
      name: "Galería",
      fields: { ...words, ...button },
      items: { one: "Estancia", many: "Estancias", fields: { title: "Estancia", text: "Pie de foto", ...image } },
      anchor: anchors.gallery,
      needs: ["pictures"],
    },
    testimonials,
    fees,
    questions,
  },
  contact: {
    hero: {
      name: "Cabecera",
      fields: { title: "Título", subtitle: "Subtítulo", image: "Imagen al compartir la página" },
    },
    "contact-info": {
      name: "Datos de contacto",
      fields: { title: "Título", description: "Descripción" },
      items: {
        one: "Compromiso",
        many: "Compromisos",
        fields: { value: "Plazo", title: "Compromiso", text: "Explicación" },
      },
    },
    location: {
      name: "Ubicación",
      fields: { ...words, image: "Mapa dibujado o foto de la calle", ...button },
      items: { one: "Medio de transporte", many: "Cómo llegar", fields: { title: "Medio", text: "Indicaciones" } },
      anchor: anchors.location,
      otherwise: "el mapa",
    },
    questions,
  },
} as const satisfies Record<string, Record<string, Definition>>;

type Sections = typeof sections;
export type PageKey = keyof Sections;
export type SectionKeyOf<P extends PageKey> = keyof Sections[P] & string;
export type SectionKey = { [P in PageKey]: SectionKeyOf<P> }[PageKey];

/** The fields of a section and of its items, by its definition. Its view can show only these. */
export type FieldsOf<P extends PageKey, K extends SectionKeyOf<P>> = Sections[P][K] extends { fields: infer F }
  ? keyof F & SectionField
  : never;
export type ItemFieldsOf<P extends PageKey, K extends SectionKeyOf<P>> = Sections[P][K] extends {
  items: { fields: infer F };
}
  ? keyof F & ItemField
  : never;

export const pageKeys = keysOf(sections);

/** Pages and section keys, in display order. */
export const pageSections: Record<PageKey, SectionKey[]> = {
  homepage: keysOf(sections.homepage),
  about: keysOf(sections.about),
  business: keysOf(sections.business),
  construction: keysOf(sections.construction),
  residential: keysOf(sections.residential),
  contact: keysOf(sections.contact),
};

/** Return the definition of a section; undefined if the page has no such section. */
export function sectionDefinition(page: PageKey, sectionKey: string): Definition | undefined {
  const own: Record<string, Definition> = sections[page];
  return Object.hasOwn(own, sectionKey) ? own[sectionKey] : undefined;
}
