import { parseUrl } from "@estudio/contract/rules/url";

/** Held in this page's memory alone: nothing is kept in the browser. */
let arrival: { landing: string; referrer: string; counted: boolean } | undefined;

/** How somebody came to the site, as far as this page knows: the first page, and the site that led there. */
function arrivalHere() {
  if (!arrival) {
    const { referrer } = document;
    const { origin, pathname } = window.location;
    // Who followed a link of this site has arrived before.
    const inside = referrer.startsWith(`${origin}/`);
    const host = parseUrl(referrer)?.hostname ?? "";
    arrival = { landing: inside ? "" : pathname, referrer: inside ? "" : host, counted: inside };
  }
  return arrival;
}

/** Global Privacy Control, or its predecessor. */
const asksForPrivacy = () =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true || navigator.doNotTrack === "1";

/** @returns what is sent along with a form; nothing where the visitor asks not to be followed */
export function toldArrival(): { landing?: string; referrer?: string } {
  if (asksForPrivacy()) return {};
  const { landing, referrer } = arrivalHere();
  return { landing, referrer };
}

/** Counts this page; with `arrived` once, when somebody has just come to the site. */
export function countVisit(): void {
  if (asksForPrivacy() || !navigator.sendBeacon) return;
  const here = arrivalHere();
  const body = JSON.stringify({ path: window.location.pathname, arrived: !here.counted });
  here.counted = true;
  navigator.sendBeacon("/api/opened", new Blob([body], { type: "application/json" }));
}
