import { districts } from "../calculator/options";

/** What visitors find a project by, besides its kind of client. No schema here: the panel takes it in without zod. Labels are the panel's. */

/** The rooms that a project shows, or what it is where it is no home. */
export const rooms = {
  salon: "Salón",
  comedor: "Comedor",
  cocina: "Cocina",
  dormitorio: "Dormitorio",
  bano: "Baño",
  oficina: "Oficina",
  local: "Local comercial",
  restaurante: "Restaurante",
  "zonas-comunes": "Zonas comunes",
} as const;
export type Room = keyof typeof rooms;

const { otro, ...ofMadrid } = districts;
/** The districts of Madrid: those that the calculator asks for, without everywhere else. */
export const projectDistricts = ofMadrid;
export type ProjectDistrict = keyof typeof projectDistricts;

/** What a project cost in all, works and furniture, without VAT. */
export const projectBudgets = {
  "hasta-30000": "Hasta 30.000 €",
  "30000-60000": "30.000 – 60.000 €",
  "60000-120000": "60.000 – 120.000 €",
  "mas-120000": "Más de 120.000 €",
} as const;
export type ProjectBudget = keyof typeof projectBudgets;
