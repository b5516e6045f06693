import type { Site } from "./release/site";

/**
 * Compare a full build with the release before it.
 * A full build of the same content by the same program must not change any file: a difference means that incremental
 * rendering is wrong.
 * @returns the difference in Spanish, for the receipt; empty when there is none, or the two cannot be compared
 */
export function fullBuildDifference(
  { full, base, snapshot, program }: Site,
  changed: string[],
  siteUrl: string,
): string {
  if (!full || base?.revision !== snapshot.revision || base.program !== program || base.siteUrl !== siteUrl) return "";
  const files = changed.filter((file) => base.files[file]);
  if (files.length === 0) return "";
  const some = files.slice(0, 5).join(", ");
  const count = files.length === 1 ? "1 archivo distinto" : `${files.length} archivos distintos`;
  return `La construcción completa ha dejado ${count} de lo que había (${some}). Ya está bien; avisa a quien mantiene el programa.`;
}
