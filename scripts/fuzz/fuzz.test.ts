import { play, shrink } from "./play";

const seed = 20_261_123;

test(`survives 2,000 requests of the OpenAPI document (seed ${seed}), and can read all that they wrote`, async () => {
  const { statuses, faults } = await play({ engine: "sqlite", seed, requests: 2000 });
  expect(faults).toEqual([]);
  // The test is worthless unless many of the requests are accepted.
  const taken = Object.entries(statuses).flatMap(([status, times]) => (Number(status) < 300 ? times : []));
  expect(taken.reduce((sum, times) => sum + times, 0)).toBeGreaterThan(300);
}, 600_000);

test("finds a fault again by the seed of its batch, and shrinks it", async () => {
  // Several addresses, because the calls of a seed change with the document.
  const list = /^\/api\/(?:projects|blog|guides)\?/;
  const report = await shrink({ engine: "sqlite", seed, faulty: ({ path }) => list.test(path) });
  expect(report).toContain(`seed: ${seed}`);
  expect(report).toMatch(/"path":"\/api\/\w+\?[a-z]+=/);
});
