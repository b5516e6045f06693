import { cocinaRetiro } from "./projects/cocina-retiro";
import { dormitorioBanoLavapies } from "./projects/dormitorio-bano-lavapies";
import { editorialArganzuela } from "./projects/editorial-arganzuela";
import { oficinaCastellana } from "./projects/oficina-castellana";
import { pisoChamberi } from "./projects/piso-chamberi";
import { promocionValdebebas } from "./projects/promocion-valdebebas";
import { restauranteMalasana } from "./projects/restaurante-malasana";
import { tiendaSalamanca } from "./projects/tienda-salamanca";
import { viviendasMadridRio } from "./projects/viviendas-madrid-rio";
import { zonasComunesValdebebas } from "./projects/zonas-comunes-valdebebas";
import type { SeedProject } from "./types";

/** Newest first, as the site lists them. */
export const projects: SeedProject[] = [
  editorialArganzuela,
  oficinaCastellana,
  pisoChamberi,
  zonasComunesValdebebas,
  tiendaSalamanca,
  promocionValdebebas,
  cocinaRetiro,
  restauranteMalasana,
  dormitorioBanoLavapies,
  viviendasMadridRio,
];
