/** A live region outside of React. It must exist before its text changes, or screen readers ignore it. */
let region: HTMLElement | undefined;

export function prepareAnnouncer(): void {
  region = document.createElement("div");
  region.className = "hidden";
  region.setAttribute("aria-live", "assertive");
  region.setAttribute("aria-atomic", "true");
  document.body.append(region);
}

/** Announce the new page after a navigation by its heading. */
export function announcePage(): void {
  requestAnimationFrame(() => {
    if (region) region.textContent = document.querySelector("main h1")?.textContent || document.title;
  });
}
