import { parseUrl } from "@estudio/contract/rules/url";

/** In memory only: nothing about the visit is stored in the browser. */
let arrival: { landing: string; referrer: string; counted: boolean } | undefined;

/** Landing page and referrer of this visit. */
function arrivalHere() {
  if (!arrival) {
    const { referrer } = document;
    const { origin, pathname } = window.location;
    // A visitor from another page of the site has already been counted as an arrival.
    const inside = referrer.startsWith(`${origin}/`);
    const host = parseUrl(referrer)?.hostname ?? "";
    arrival = { landing: inside ? "" : pathname, referrer: inside ? "" : host, counted: inside };
  }
  return arrival;
}

/** Global Privacy Control, or its predecessor Do Not Track. */
const asksForPrivacy = () =>
  ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true) || navigator.doNotTrack === "1";

/** Return what to send along with a form; nothing if the visitor opts out of tracking. */
export function readArrival(): { landing?: string; referrer?: string } {
  if (asksForPrivacy()) return {};
  const { landing, referrer } = arrivalHere();
  return { landing, referrer };
}

/** Count a page view. `arrived` is true only for the first one of a visit. */
export function countVisit(): void {
  if (asksForPrivacy() || !navigator.sendBeacon) return;
  const here = arrivalHere();
  const body = JSON.stringify({ path: window.location.pathname, arrived: !here.counted });
  here.counted = true;
  navigator.sendBeacon("/api/opened", new Blob([body], { type: "application/json" }));
}
