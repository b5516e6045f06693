/** Where somebody came from, as it is kept: the other site's host and the first page's path, without what was asked there. */
export function arrivalOf({ referrer = "", landing = "" }: { referrer?: string; landing?: string }) {
  return { referrer: hostOf(referrer), landing: pathOf(landing) };
}

/** @returns the host alone, of an address as a browser tells it or of a host; nothing for what is neither */
function hostOf(referrer: string): string {
  const address = /^https?:\/\//.test(referrer) ? referrer : `https://${referrer}`;
  return referrer && URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "").slice(0, 100) : "";
}

const pathOf = (landing: string): string =>
  landing.startsWith("/") ? (landing.split(/[?#]/)[0] ?? "").slice(0, 200) : "";
