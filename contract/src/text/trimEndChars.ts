/** Strip these characters from the end of a text. Linear, unlike a regular expression. */
export function trimEndChars(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text[end - 1] ?? "")) end--;
  return text.slice(0, end);
}
