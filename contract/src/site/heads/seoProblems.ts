import { type Head, headLimits } from "./heads";

// Free of zod, for the panel.

export const seoProblemNames = {
  descriptionMissing: "Sin descripción",
  titleLong: "Título largo",
  descriptionLong: "Descripción larga",
  titleDouble: "Título repetido",
  descriptionDouble: "Descripción repetida",
  altMissing: "Imagen sin texto alternativo",
} as const;
export type SeoProblemKind = keyof typeof seoProblemNames;

/** Kinds of pages that search engines index. */
export const seoKinds = {
  page: "Página",
  project: "Proyecto",
  post: "Artículo",
  guide: "Guía",
  category: "Categoría",
} as const;
export type SeoKind = keyof typeof seoKinds;

type Told = Pick<Head, "title" | "description">;
export type Found = { problem: SeoProblemKind; text: string };

/** Return the SEO problems of one page. @param isDouble whether another page of this language has the same text */
export function problemsOf({ title, description }: Told, isDouble: (field: keyof Told) => boolean): Found[] {
  const found: Found[] = [];
  if (title.length > headLimits.title) found.push({ problem: "titleLong", text: title });
  if (isDouble("title")) found.push({ problem: "titleDouble", text: title });
  if (!description) found.push({ problem: "descriptionMissing", text: "" });
  else if (isDouble("description")) found.push({ problem: "descriptionDouble", text: description });
  if (description.length > headLimits.description) found.push({ problem: "descriptionLong", text: description });
  return found;
}
