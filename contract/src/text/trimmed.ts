/** @returns the text without those of these signs that it ends with; in one pass, however many there are */
export function withoutLast(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text[end - 1] ?? "")) end--;
  return text.slice(0, end);
}
