import type { PageKey } from "../pages/sections";

/** Resources that can have a working copy, as named in API paths. Free of zod, for the panel. */
export const copyable = { projects: "Proyecto", blog: "Artículo", guides: "Guía", pages: "Página" };
export type CopyableResource = keyof typeof copyable;

/** Numeric ids under which working copies of pages are stored. Never reuse one: a new page gets a new number. */
export const pageNumbers: Record<PageKey, number> = {
  homepage: 1,
  about: 2,
  business: 3,
  construction: 4,
  residential: 5,
  contact: 6,
};
