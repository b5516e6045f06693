import { formatTimeLeft } from "./formatTimeLeft";

const hourMs = 3_600_000;

it.each([
  [68 * hourMs, "Quedan 2 días y 20 h"],
  [48 * hourMs, "Quedan 2 días"],
  [47.9 * hourMs, "Quedan 47 h"],
  [hourMs, "Queda 1 h"],
  [25 * 60_000, "Quedan 25 min"],
  [5000, "Queda 1 min"],
  [-25 * 60_000, "Vencida hace 25 min"],
  [-75 * hourMs, "Vencida hace 3 días y 3 h"],
])("words %i ms before the deadline", (left, words) => {
  expect(formatTimeLeft(left)).toBe(words);
});
