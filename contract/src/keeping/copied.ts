import type { PageKey } from "../pages/sections";

/** What may have a working copy, by its name in the API's addresses. No schema here: the panel takes it in without zod. */
export const copied = { projects: "Proyecto", blog: "Artículo", guides: "Guía", pages: "Página" };
export type CopiedResource = keyof typeof copied;

/** By which number the working copy of a page is stored, for a page is known by its name: another page gets another number, for good. */
export const pageNumbers: Record<PageKey, number> = {
  homepage: 1,
  about: 2,
  business: 3,
  construction: 4,
  residential: 5,
  contact: 6,
};
