import { dayMs } from "@estudio/contract";
import { type ClockRow, judge } from "./clockGuard";

const hourMs = dayMs / 24;
const start = Date.parse("2026-11-29T10:00:00.000Z");
const iso = (ms: number) => new Date(ms).toISOString();
const seen: ClockRow = { seenAt: iso(start), doubtedSince: null, lookedAt: null, agreedMs: 0 };
/** An hour passed, both by the clock and monotonically. */
const anHour = { byClock: hourMs, running: hourMs };

/** Check the clock every hour, `hours` times. */
function after(hours: number, row: ClockRow, from: number, passed = anHour): ClockRow {
  let now = from;
  let next = row;
  for (let hour = 0; hour < hours; hour++) {
    now += passed.byClock;
    next = judge(next, now, passed);
  }
  return next;
}

it("trusts a clock last seen at most two days ago, and one never seen before", () => {
  for (const gap of [0, hourMs, 2 * dayMs])
    expect(judge(seen, start + gap)).toEqual({ ...seen, seenAt: iso(start + gap) });
  expect(judge({ ...seen, seenAt: null }, start)).toEqual(seen);
});

it.each([2 * dayMs + 1, 7 * dayMs, 400 * dayMs, -400 * dayMs, -hourMs])(
  "doubts a clock that jumped by %d ms",
  (jump) => {
    const doubted = judge(seen, start + jump);
    expect(doubted).toEqual({ ...seen, doubtedSince: iso(start + jump), lookedAt: iso(start + jump) });
  },
);

it("ignores a small step back by a time server", () => {
  expect(judge(seen, start - 60_000)).toEqual(seen);
});

it("trusts a machine that was off for a week only once it has run for a day", () => {
  const back = start + 7 * dayMs;
  const doubted = judge(seen, back);
  expect(after(23, doubted, back)).toMatchObject({ doubtedSince: iso(back), agreedMs: 23 * hourMs });
  expect(after(24, doubted, back)).toEqual({ ...seen, seenAt: iso(back + dayMs) });
});

it("accumulates running time over restarts, without the time the machine was off", () => {
  const back = start + 7 * dayMs;
  const evening = after(12, judge(seen, back), back);
  const morning = judge(evening, back + dayMs);
  expect(morning.agreedMs).toBe(12 * hourMs);
  expect(after(12, morning, back + dayMs).doubtedSince).toBeNull();
});

it("counts running time once when two processes check the clock", () => {
  const back = start + 7 * dayMs;
  const one = judge(judge(seen, back), back + hourMs, anHour);
  expect(judge(one, back + hourMs, anHour).agreedMs).toBe(hourMs);
});

it("counts no running time in which the clock was stepped or the machine slept", () => {
  const back = start + 7 * dayMs;
  const doubted = judge(seen, back);
  expect(judge(doubted, back + 10 * hourMs, { byClock: 10 * hourMs, running: hourMs }).agreedMs).toBe(0);
  const doubtedStill = judge(after(20, doubted, back), back - hourMs, anHour);
  expect(doubtedStill).toMatchObject({ doubtedSince: iso(back - hourMs), agreedMs: 0 });
});

it("trusts at once a clock that was corrected within two days", () => {
  const wrong = judge(seen, start + 400 * dayMs);
  expect(judge(wrong, start + hourMs)).toEqual({ ...seen, seenAt: iso(start + hourMs) });
});
