/** Our own live region: there before anything is said in it, outside of what React renders. */
let region: HTMLElement | undefined;

export function prepareAnnouncer(): void {
  region = document.createElement("div");
  region.className = "hidden";
  region.setAttribute("aria-live", "assertive");
  region.setAttribute("aria-atomic", "true");
  document.body.append(region);
}

/** Says the name of the page that has taken the other's place: its heading, in the page's own language. */
export function announcePage(): void {
  requestAnimationFrame(() => {
    if (region) region.textContent = document.querySelector("main h1")?.textContent || document.title;
  });
}
