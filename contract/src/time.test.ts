import { currentTime, maxTimerMs, monotonicMs, nowIso, pause, replaceClock, startInterval, startTimer } from "./time";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it("fires a timer of a month after an hour, so that its owner checks again", () => {
  const look = jest.fn();
  const monthMs = 30 * 24 * maxTimerMs;
  startTimer(look, monthMs);
  jest.advanceTimersByTime(maxTimerMs - 1);
  expect(look).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(look).toHaveBeenCalledTimes(1);
});

it("repeats an interval of a month every hour, and ends a pause of a month after an hour", async () => {
  const look = jest.fn();
  const timer = startInterval(look, 30 * 24 * maxTimerMs);
  const paused = pause(30 * 24 * maxTimerMs);
  jest.advanceTimersByTime(2 * maxTimerMs);
  expect(look).toHaveBeenCalledTimes(2);
  await paused;
  clearInterval(timer);
});

it("keeps running time apart from the wall clock", () => {
  const restore = replaceClock({ now: () => Date.parse("2028-02-29T12:00:00.000Z"), monotonicMs: () => 7 });
  expect(currentTime().toISOString()).toBe("2028-02-29T12:00:00.000Z");
  expect(nowIso(-1000)).toBe("2028-02-29T11:59:59.000Z");
  expect(monotonicMs()).toBe(7);
  restore();
  expect(monotonicMs()).not.toBe(7);
});
