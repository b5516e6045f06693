/** No timer runs longer than an hour: a suspended system stops timers, and delays above 2^31 ms fire at once. */
export const maxTimerMs = 3_600_000;
/** Clocks further apart than this are reported, and the wrong one is not used. */
export const machineClockLimitMs = 5000;

const systemClock = { now: () => Date.now(), monotonicMs: () => performance.now() };
let clock = systemClock;
/** A reference moment, and what the monotonic clock showed then. Set only while this machine's clock is wrong. */
let reference: { ms: number; monotonicMs: number } | undefined;

const nowMs = (): number => (reference ? reference.ms + clock.monotonicMs() - reference.monotonicMs : clock.now());

/** Return the current time. A Date, not a number, to discourage measuring intervals with it. */
export const currentTime = (): Date => new Date(nowMs());

/** Return the current moment as stored: ISO-8601, UTC. @param offsetMs may be negative */
export const nowIso = (offsetMs = 0): string => new Date(nowMs() + offsetMs).toISOString();

/** Return the age of a stored moment in milliseconds; negative if it lies ahead. */
export const ageMs = (moment: string): number => nowMs() - Date.parse(moment);

/** Return the time of this machine's clock, right or wrong, for comparison with others. */
export const machineTime = (): Date => new Date(clock.now());

/**
 * Use a reference clock instead of this machine's while they differ by more than `machineClockLimitMs`.
 * Records dated by a wrong clock would be erased or published too early. Call it again every minute.
 * @param ms the reference's time
 */
export function followClock(ms: number): void {
  const isRight = Math.abs(ms - clock.now()) <= machineClockLimitMs;
  reference = isRight ? undefined : { ms, monotonicMs: clock.monotonicMs() };
}

/** Return a monotonic clock in milliseconds, for waits, deadlines and intervals inside one process. */
export const monotonicMs = (): number => clock.monotonicMs();

/** Run `work` once after `ms`, but after an hour at the latest. For longer waits, check the time again in `work`. */
export const startTimer = (work: () => void, ms: number) => setTimeout(work, Math.min(ms, maxTimerMs));

/** Run `work` every `ms`, but at least every hour. */
export const startInterval = (work: () => void, ms: number) => setInterval(work, Math.min(ms, maxTimerMs));

/** Resolve after `ms`, but after an hour at the latest. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => void startTimer(resolve, ms));

/** Replace the clock in tests. @returns a function that restores the system clock */
export function replaceClock(fake: Partial<typeof systemClock>): () => void {
  clock = { ...systemClock, ...fake };
  reference = undefined;
  return () => {
    clock = systemClock;
  };
}
