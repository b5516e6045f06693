import { districts } from "../calculator/options";

/** The portfolio's filters besides the kind of client. Free of zod. The panel shows these labels. */

/** Rooms shown in a project, or its kind of premises if it is not a home. */
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
/** The districts of Madrid, without the calculator's «elsewhere». */
export const projectDistricts = ofMadrid;
export type ProjectDistrict = keyof typeof projectDistricts;

/** Total cost of a project: works and furniture, without VAT. */
export const projectBudgets = {
  "hasta-30000": "Hasta 30.000 €",
  "30000-60000": "30.000 – 60.000 €",
  "60000-120000": "60.000 – 120.000 €",
  "mas-120000": "Más de 120.000 €",
} as const;
export type ProjectBudget = keyof typeof projectBudgets;
