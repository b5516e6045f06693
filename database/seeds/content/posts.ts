import { calendarioDeUnaReforma } from "./posts/calendario-de-una-reforma";
import { compararPresupuestosDeObra } from "./posts/comparar-presupuestos-de-obra";
import { cuantoCuestaReformarUnPiso } from "./posts/cuanto-cuesta-reformar-un-piso";
import { cuantosMetrosNecesitaTuOficina } from "./posts/cuantos-metros-necesita-tu-oficina";
import { elegirSueloDeMadera } from "./posts/elegir-suelo-de-madera";
import { laLuzAntesQueLosMuebles } from "./posts/la-luz-antes-que-los-muebles";
import { licenciaReformaMadrid } from "./posts/licencia-reforma-madrid";
import { ruidoEnLaOficina } from "./posts/ruido-en-la-oficina";
import type { SeedPost } from "./types";

/** Newest first, as the site lists them. */
export const posts: SeedPost[] = [
  licenciaReformaMadrid,
  cuantoCuestaReformarUnPiso,
  laLuzAntesQueLosMuebles,
  calendarioDeUnaReforma,
  ruidoEnLaOficina,
  compararPresupuestosDeObra,
  elegirSueloDeMadera,
  cuantosMetrosNecesitaTuOficina,
];
