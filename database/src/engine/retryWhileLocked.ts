import { monotonicMs, pause } from "@estudio/contract/time";

/** Maximum wait for another process's lock. After that, the client is asked to retry. */
const timeoutMs = 30_000;
const pauseMs = { first: 1, longest: 50 };

/** Return whether another process holds SQLite's lock. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY");

/**
 * Retry `work` with growing pauses while another process holds the lock, without blocking the event loop.
 * @param work must have no effect when the lock is refused
 * @throws the last error with code `SQLITE_BUSY_TIMEOUT`, after 30 s
 */
export async function retryWhileLocked<T>(work: () => Promise<T>): Promise<T> {
  const until = monotonicMs() + timeoutMs;
  for (let wait = pauseMs.first; ; wait = Math.min(wait * 2, pauseMs.longest)) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (monotonicMs() > until) throw Object.assign(Object(error), { code: "SQLITE_BUSY_TIMEOUT" });
    }
    await pause(wait);
  }
}
