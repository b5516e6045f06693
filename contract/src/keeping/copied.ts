/** What may have a working copy, by its name in the API's addresses. No schema here: the panel takes it in without zod. */
export const copied = { projects: "Proyecto", blog: "Artículo", guides: "Guía" };
export type CopiedResource = keyof typeof copied;
