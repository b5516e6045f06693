import { antesDeLaObra } from "./guides/antes-de-la-obra";
import { antesDeLaPrimeraVisita } from "./guides/antes-de-la-primera-visita";
import type { SeedGuide } from "./types";

/** In the order the site lists them. */
export const guides: SeedGuide[] = [antesDeLaObra, antesDeLaPrimeraVisita];
