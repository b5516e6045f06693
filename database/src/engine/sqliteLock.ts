import { monotonicMs, pause } from "@estudio/contract/time";

/** How long a write waits for the lock that another process holds. Then the caller is asked to come back. */
const patienceMs = 30_000;
const pauseMs = { first: 1, longest: 50 };

/** @returns whether another process holds the lock of the embedded database */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY");

/**
 * Runs `work`, again and again while another process holds the lock, at growing intervals. Timers make it wait, so that the event loop
 * goes on.
 * @param work must leave nothing behind when the lock is refused
 * @throws the last refusal with the code `SQLITE_BUSY_TIMEOUT`, once the patience has ended
 */
export async function whenFree<T>(work: () => Promise<T>): Promise<T> {
  const until = monotonicMs() + patienceMs;
  for (let wait = pauseMs.first; ; wait = Math.min(wait * 2, pauseMs.longest)) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (monotonicMs() > until) throw Object.assign(error as Error, { code: "SQLITE_BUSY_TIMEOUT" });
    }
    await pause(wait);
  }
}
