/** @returns whether the text was copied: a browser may not let a page copy, and over plain http it has no clipboard at all */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
