/** Return the parsed address, or undefined for an invalid one. `URL.canParse` is newer than the browsers this has to run in. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
