import { play } from "./play";

const seed = 20_261_123;

test(`2,000 requests made from the OpenAPI document (seed ${seed}): no fault of ours, and all that was written is read again`, async () => {
  const { statuses, faults } = await play({ engine: "sqlite", seed, requests: 2000 });
  expect(faults).toEqual([]);
  // It is worth something only while a good part of them is taken.
  const taken = Object.entries(statuses).flatMap(([status, times]) => (Number(status) < 300 ? times : []));
  expect(taken.reduce((sum, times) => sum + times, 0)).toBeGreaterThan(300);
});
