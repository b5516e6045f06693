import type { PageKey } from "./sections";

/** Names of the pages in the panel. */
export const pageNames: Record<PageKey, string> = {
  homepage: "Inicio",
  about: "Sobre mí",
  business: "Empresas",
  construction: "Constructoras",
  residential: "Particulares",
  contact: "Contacto",
};
