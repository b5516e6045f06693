import { keysOf } from "../enquiries/options";

/** What the calculator asks, and what can be answered. No schema here: the site takes it in without zod. Labels are the panel's. */

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

/** In what state the place is. `antiguo`: built before 1940 and never renovated whole. */
export const placeStates = {
  bueno: "Reformado hace pocos años",
  regular: "En uso, con instalaciones por revisar",
  malo: "Por reformar entero",
  antiguo: "Anterior a 1940, sin reformar",
} as const;
export type PlaceState = keyof typeof placeStates;

export const qualities = { sencilla: "Sencilla", media: "Media", alta: "Alta" } as const;
export type Quality = keyof typeof qualities;

/** The districts of Madrid, and everywhere else. */
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

/** Square metres that can be asked for. */
export const squareMetres = { least: 3, most: 2000 } as const;

/** What somebody answered. */
export type Answers = { kind: Kind; m2: number; state: PlaceState; quality: Quality; district: District };

/** What is taken for granted until somebody says otherwise. */
export const usualAnswers = {
  state: "regular",
  quality: "media",
  district: "otro",
} as const satisfies Partial<Answers>;

export const keysOfKinds = keysOf(kinds);
