/**
 * Shift every reading of this process's wall clock, as a machine whose clock is wrong; running time goes on as it was.
 * @returns what puts it right
 */
export function shiftClock(ms: number): () => void {
  const { Date: Real } = globalThis;
  class Shifted extends Real {
    constructor(...given: [] | [string | number | Date]) {
      super(given.length > 0 ? (given[0] ?? 0) : Real.now() + ms);
    }
    static override now = () => Real.now() + ms;
  }
  globalThis.Date = Shifted as DateConstructor;
  return () => {
    globalThis.Date = Real;
  };
}
