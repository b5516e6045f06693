/**
 * The address made from a title (specification section 5): lowercase, accents removed, only letters, digits, spaces
 * and hyphens kept, spaces become hyphens, repeated hyphens collapsed. Catalan `l·l` becomes `ll`; edge hyphens go.
 * @returns at most 180 characters; empty when nothing is left of the title
 */
export function slugify(title: string): string {
  return plain(title)
    .replace(/l[·•.]l/g, "ll")
    .replace(/[^a-z0-9\s-]/g, "")
    .trim()
    .replace(/[\s-]+/g, "-")
    .slice(0, 180)
    .replace(/^-+|-+$/g, "");
}

/** @returns the text without accents and case: what searches compare. Every script is kept. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .normalize("NFC");
}

/** Addresses a project or post cannot have: other pages live there. */
export const reservedSlugs: readonly string[] = ["featured", "new", "edit", "gracias"];
