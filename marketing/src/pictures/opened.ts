/**
 * Opened, a page's pictures have a place of their own in the history, at the same address: Back closes them. A reload keeps it, and
 * they are open again.
 * @returns the number of the picture that is shown; undefined when none is open
 */
export function openedAt(): number | undefined {
  const at: unknown = history.state?.lightbox;
  return typeof at === "number" ? at : undefined;
}

/** Tells the history which picture is shown. */
export function keepOpened(at: number): void {
  const state = { ...history.state, lightbox: at };
  if (openedAt() === undefined) history.pushState(state, "");
  else history.replaceState(state, "");
}
