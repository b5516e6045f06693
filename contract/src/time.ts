/** No timer runs longer than an hour: a suspended system stops timers, and one above 2^31 ms fires at once. */
export const maxTimerMs = 3_600_000;
/** Clocks that are further apart than this are reported, and the wrong one is not used. */
export const machineClockLimitMs = 5000;

const systemClock = { now: () => Date.now(), monotonicMs: () => performance.now() };
let clock = systemClock;
/** A reference moment, and what the monotonic clock showed then. Set only while this machine's clock is wrong. */
let reference: { ms: number; monotonicMs: number } | undefined;

const nowMs = (): number => (reference ? reference.ms + clock.monotonicMs() - reference.monotonicMs : clock.now());

/** Return the current time. A Date and no number, so that nobody measures an interval with two of them. */
export const currentTime = (): Date => new Date(nowMs());

/** Return the current moment as it is stored: ISO-8601, UTC. @param offsetMs later, or earlier where it is negative */
export const nowIso = (offsetMs = 0): string => new Date(nowMs() + offsetMs).toISOString();

/** Return for how long a stored moment has passed, in milliseconds; negative while it is ahead. */
export const ageMs = (moment: string): number => nowMs() - Date.parse(moment);

/** Return what this machine's clock shows, right or wrong: for comparing it with others. */
export const machineTime = (): Date => new Date(clock.now());

/**
 * Use a reference clock in place of this machine's while the two are more than `machineClockLimitMs` apart: moments written
 * by a wrong clock would be erased, or published, too early. @param ms the reference's time; call again every minute
 */
export function followClock(ms: number): void {
  const isRight = Math.abs(ms - clock.now()) <= machineClockLimitMs;
  reference = isRight ? undefined : { ms, monotonicMs: clock.monotonicMs() };
}

/** Return milliseconds that nobody can set: for waits, deadlines and intervals inside one process. */
export const monotonicMs = (): number => clock.monotonicMs();

/** Run `work` once after `ms`, and after an hour at the latest: whoever waits longer looks again then. */
export const startTimer = (work: () => void, ms: number) => setTimeout(work, Math.min(ms, maxTimerMs));

/** Run `work` every `ms`, an hour at most. */
export const startInterval = (work: () => void, ms: number) => setInterval(work, Math.min(ms, maxTimerMs));

/** Resolve after `ms`, and after an hour at the latest. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => void startTimer(resolve, ms));

/** For tests: replace what reads the time. @returns what puts the system's clock back */
export function replaceClock(fake: Partial<typeof systemClock>): () => void {
  clock = { ...systemClock, ...fake };
  reference = undefined;
  return () => {
    clock = systemClock;
  };
}
