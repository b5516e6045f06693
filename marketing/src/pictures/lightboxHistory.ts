/**
 * Return the index of the picture open in the lightbox; undefined if it is closed.
 * The history entry stores it, so that Back closes the lightbox and a reload opens it again.
 */
export function readPictureIndex(): number | undefined {
  const at: unknown = history.state?.lightbox;
  return typeof at === "number" ? at : undefined;
}

/** Store the index in the history, in a new entry if the lightbox was closed. */
export function storePictureIndex(at: number): void {
  const state = { ...history.state, lightbox: at };
  if (readPictureIndex() === undefined) history.pushState(state, "");
  else history.replaceState(state, "");
}
