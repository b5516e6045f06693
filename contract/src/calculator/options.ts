import { keysOf } from "../rules/keys";

/** The calculator's questions and answers. Free of zod, for the site's bundle. The panel shows these labels. */

export const kinds = {
  vivienda: "Vivienda completa",
  habitaciones: "Habitaciones concretas",
  cocina: "Cocina",
  bano: "Baño",
  oficina: "Oficina",
  tienda: "Tienda",
  restaurante: "Restaurante",
  piloto: "Piso piloto",
} as const;
export type Kind = keyof typeof kinds;

/** State of the place. `antiguo`: built before 1940 and never fully renovated. */
export const placeStates = {
  bueno: "Reformado hace pocos años",
  regular: "En uso, con instalaciones por revisar",
  malo: "Por reformar entero",
  antiguo: "Anterior a 1940, sin reformar",
} as const;
export type PlaceState = keyof typeof placeStates;

export const qualities = { sencilla: "Sencilla", media: "Media", alta: "Alta" } as const;
export type Quality = keyof typeof qualities;

export const districts = {
  arganzuela: "Arganzuela",
  barajas: "Barajas",
  carabanchel: "Carabanchel",
  centro: "Centro",
  chamartin: "Chamartín",
  chamberi: "Chamberí",
  "ciudad-lineal": "Ciudad Lineal",
  fuencarral: "Fuencarral-El Pardo",
  hortaleza: "Hortaleza",
  latina: "Latina",
  moncloa: "Moncloa-Aravaca",
  moratalaz: "Moratalaz",
  "puente-vallecas": "Puente de Vallecas",
  retiro: "Retiro",
  salamanca: "Salamanca",
  "san-blas": "San Blas-Canillejas",
  tetuan: "Tetuán",
  usera: "Usera",
  vicalvaro: "Vicálvaro",
  "villa-vallecas": "Villa de Vallecas",
  villaverde: "Villaverde",
  otro: "Otro municipio, o no lo sé",
} as const;
export type District = keyof typeof districts;

/** Limits of the area, in square metres. */
export const squareMetres = { least: 3, most: 2000 } as const;

export type Answers = { kind: Kind; m2: number; state: PlaceState; quality: Quality; district: District };

/** Preselected answers. */
export const usualAnswers = {
  state: "regular",
  quality: "media",
  district: "otro",
} as const satisfies Partial<Answers>;

export const keysOfKinds = keysOf(kinds);
