import type { Edited } from "./marks";

/**
 * Apply an edit as if typed, so that Ctrl+Z undoes it and keeps the earlier history. Replaces only the difference.
 * @param area the focused text area @returns false if the browser did not apply it
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
  // Deprecated, but the only way to keep the browser's undo history.
  if (value !== text) document.execCommand(words ? "insertText" : "delete", false, words);
  if (area.value !== text) return false;
  area.setSelectionRange(start, end);
  return true;
}
