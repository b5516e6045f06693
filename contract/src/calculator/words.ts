import type { Language } from "../paths";
import type { Part } from "./estimate";
import {
  type Answers,
  type District,
  districts,
  type Kind,
  kinds,
  type PlaceState,
  placeStates,
  type Quality,
  qualities,
} from "./options";

type Words = {
  kinds: Record<Kind, string>;
  states: Record<PlaceState, string>;
  qualities: Record<Quality, string>;
  parts: Record<Part, string>;
  otherDistrict: string;
};

/** Names of the answers and of the parts of a result, for the site and for mails. */
export const calculatorWords: Record<Language, Words> = {
  es: {
    kinds,
    states: placeStates,
    qualities,
    parts: {
      works: "Obra",
      furniture: "Muebles, lámparas y equipamiento",
      fees: "Honorarios de proyecto y dirección",
      taxes: "Impuesto y tasas municipales",
      contingency: "Imprevistos",
    },
    otherDistrict: districts.otro,
  },
  ca: {
    kinds: {
      vivienda: "Habitatge complet",
      habitaciones: "Estances concretes",
      cocina: "Cuina",
      bano: "Bany",
      oficina: "Oficina",
      tienda: "Botiga",
      restaurante: "Restaurant",
      piloto: "Pis pilot",
    },
    states: {
      bueno: "Reformat fa pocs anys",
      regular: "En ús, amb instal·lacions per revisar",
      malo: "Per reformar de dalt a baix",
      antiguo: "Anterior al 1940, sense reformar",
    },
    qualities: { sencilla: "Senzilla", media: "Mitjana", alta: "Alta" },
    parts: {
      works: "Obra",
      furniture: "Mobles, llums i equipament",
      fees: "Honoraris de projecte i direcció",
      taxes: "Impost i taxes municipals",
      contingency: "Imprevistos",
    },
    otherDistrict: "Un altre municipi, o no ho sé",
  },
  en: {
    kinds: {
      vivienda: "Whole home",
      habitaciones: "Specific rooms",
      cocina: "Kitchen",
      bano: "Bathroom",
      oficina: "Office",
      tienda: "Shop",
      restaurante: "Restaurant",
      piloto: "Show flat",
    },
    states: {
      bueno: "Renovated a few years ago",
      regular: "In use, wiring and plumbing to be checked",
      malo: "Needs renovating throughout",
      antiguo: "Built before 1940, never renovated",
    },
    qualities: { sencilla: "Basic", media: "Mid-range", alta: "High-end" },
    parts: {
      works: "Building work",
      furniture: "Furniture, lamps and fittings",
      fees: "Design and supervision fees",
      taxes: "Municipal tax and charges",
      contingency: "Contingency",
    },
    otherDistrict: "Outside the city, or not sure yet",
  },
};

/** Return the name of a district. Only `otro` needs a translation. */
export const districtName = (district: District, lang: Language): string =>
  district === "otro" ? calculatorWords[lang].otherDistrict : districts[district];

/** Summarise the answers in two lines: `Cocina · 12 m² · Retiro`, `Por reformar entero · Media`. */
export function askedLines({ kind, m2, state, quality, district }: Answers, lang: Language): [string, string] {
  const { kinds, states, qualities } = calculatorWords[lang];
  return [
    [kinds[kind], `${m2}\u00a0m²`, districtName(district, lang)].join(" · "),
    [states[state], qualities[quality]].join(" · "),
  ];
}
