import type { MadeSite } from "./release/madeSite";

/**
 * A full build of the content that is served already, by the same program, changes nothing: what was rendered for each
 * change is what Gatsby makes.
 * @returns in words, what it changed all the same
 */
export function otherThanBefore(
  { full, base, snapshot, program }: MadeSite,
  changed: string[],
  siteUrl: string,
): string {
  const before = base?.manifest;
  if (!full || before?.revision !== snapshot.revision || before.program !== program || before.siteUrl !== siteUrl)
    return "";
  const files = changed.filter((file) => before.files.has(file));
  if (files.length === 0) return "";
  const some = files.slice(0, 5).join(", ");
  const count = files.length === 1 ? "1 archivo distinto" : `${files.length} archivos distintos`;
  return `La construcción completa ha dejado ${count} de lo que había (${some}). Ya está bien; avisa a quien mantiene el programa.`;
}
