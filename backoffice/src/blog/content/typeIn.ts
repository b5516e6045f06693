import type { Edited } from "./marks";

/**
 * Writes an edit as if it were typed, so that Ctrl+Z takes it back, and what was typed before it. Only what differs is replaced.
 * @param area where the writer is @returns whether it is written; a browser may not do it
 */
export function typeIn(area: HTMLTextAreaElement, { text, start, end }: Edited): boolean {
  const { value } = area;
  const shorter = Math.min(value.length, text.length);
  let same = 0;
  while (same < shorter && value[same] === text[same]) same++;
  let sameEnd = 0;
  while (sameEnd < shorter - same && value.at(-1 - sameEnd) === text.at(-1 - sameEnd)) sameEnd++;
  const words = text.slice(same, text.length - sameEnd);
  area.setSelectionRange(same, value.length - sameEnd);
  // Deprecated, and the only way that keeps the browser's own history of the field.
  if (value !== text) document.execCommand(words ? "insertText" : "delete", false, words);
  if (area.value !== text) return false;
  area.setSelectionRange(start, end);
  return true;
}
