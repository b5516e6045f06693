/** No timer runs longer than an hour: a suspended system stops timers, and one above 2^31 ms fires at once. */
export const maxTimerMs = 3_600_000;

const systemClock = { now: () => Date.now(), monotonicMs: () => performance.now() };
let clock = systemClock;

/** Return what the wall clock shows. A Date and no number, so that nobody measures an interval with two of them. */
export const currentTime = (): Date => new Date(clock.now());

/** Return the current moment as it is stored: ISO-8601, UTC. @param offsetMs later, or earlier where it is negative */
export const nowIso = (offsetMs = 0): string => new Date(clock.now() + offsetMs).toISOString();

/** Return for how long a stored moment has passed, in milliseconds; negative while it is ahead. */
export const ageMs = (moment: string): number => clock.now() - Date.parse(moment);

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
  return () => {
    clock = systemClock;
  };
}
