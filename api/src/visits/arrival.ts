/** Reduce where a visitor came from to what is stored: the referring host, and the landing path without its query. */
export function arrivalOf({ referrer = "", landing = "" }: { referrer?: string; landing?: string }) {
  return { referrer: hostOf(referrer), landing: pathOf(landing) };
}

/** Return the host of a URL or of a bare host; empty for anything else. */
function hostOf(referrer: string): string {
  const address = /^https?:\/\//.test(referrer) ? referrer : `https://${referrer}`;
  return referrer && URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "").slice(0, 100) : "";
}

const pathOf = (landing: string): string =>
  landing.startsWith("/") ? (landing.split(/[?#]/)[0] ?? "").slice(0, 200) : "";
