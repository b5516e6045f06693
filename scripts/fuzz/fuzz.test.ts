import { play, shrink } from "./play";

const seed = 20_261_123;

test(`2,000 requests made from the OpenAPI document (seed ${seed}): no fault of ours, and all that was written is read again`, async () => {
  const { statuses, faults } = await play({ engine: "sqlite", seed, requests: 2000 });
  expect(faults).toEqual([]);
  // It is worth something only while a good part of them is taken.
  const taken = Object.entries(statuses).flatMap(([status, times]) => (Number(status) < 300 ? times : []));
  expect(taken.reduce((sum, times) => sum + times, 0)).toBeGreaterThan(300);
}, 600_000);

test("a request that is a fault is found again by its batch's seed, and made as small as can be", async () => {
  // Several of them: which calls a seed brings about changes with the document.
  const list = /^\/api\/(?:projects|blog|guides)\?/;
  const report = await shrink({ engine: "sqlite", seed, faulty: ({ path }) => list.test(path) });
  expect(report).toContain(`seed: ${seed}`);
  expect(report).toMatch(/"path":"\/api\/\w+\?[a-z]+=/);
});
