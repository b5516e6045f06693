import { dueAt, overdueBefore } from "./promise";

/** Madrid is an hour ahead of UTC in winter, two in summer. */
it.each([
  ["received on a Tuesday, the next day at that hour", "2026-11-24T09:00:00.000Z", "2026-11-25T09:00:00.000Z"],
  ["received on a Friday, on Monday at that hour", "2026-11-20T09:00:00.000Z", "2026-11-23T09:00:00.000Z"],
  ["received on a Saturday, at the end of Monday", "2026-11-21T09:00:00.000Z", "2026-11-23T23:00:00.000Z"],
  ["received on a Sunday, at the end of Monday", "2026-11-22T20:00:00.000Z", "2026-11-23T23:00:00.000Z"],
  [
    "received in the last minute of a Sunday, at the end of Monday",
    "2026-11-22T22:59:00.000Z",
    "2026-11-23T23:00:00.000Z",
  ],
  ["across the night the clocks go forward", "2027-03-26T09:00:00.000Z", "2027-03-29T08:00:00.000Z"],
  ["across the night the clocks go back", "2026-10-23T09:00:00.000Z", "2026-10-26T10:00:00.000Z"],
])("is due with 24 hours promised: %s", (_, received, due) => {
  expect(dueAt(received, 24).toISOString()).toBe(due);
});

it("calls overdue exactly what was due before now, at any hour of two weeks", () => {
  const monday = Date.parse("2026-11-16T00:30:00.000Z");
  for (let hour = 0; hour < 14 * 24; hour++) {
    const now = new Date(monday + hour * 3_600_000);
    const before = overdueBefore(now, 24).getTime();
    expect(dueAt(new Date(before - 1000).toISOString(), 24).getTime()).toBeLessThan(now.getTime() + 1);
    expect(dueAt(new Date(before + 1000).toISOString(), 24).getTime()).toBeGreaterThan(now.getTime());
  }
});
