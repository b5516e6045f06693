/** So long it works before others have their turn. */
const sliceMs = 50;

/** @returns steps of so much of that work as a moment has room for */
export function* inSlices(work: Iterator<void>): Generator<void> {
  for (;;) {
    for (const until = Date.now() + sliceMs; Date.now() < until; ) if (work.next().done) return;
    yield;
  }
}
