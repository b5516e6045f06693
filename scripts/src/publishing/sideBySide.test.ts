import { sideBySide } from "./sideBySide";

const moment = () => new Promise((resolve) => setImmediate(resolve));

test("results are in the order of what they were made of, whichever was ready first", async () => {
  const waits = Array.from({ length: 100 }, (_, index) => index);
  const results = await sideBySide(waits, async (item) => {
    for (let round = item % 7; round > 0; round--) await moment();
    return item * 2;
  });
  expect(results).toEqual(waits.map((item) => item * 2));
});

test("some are in work at the same time, never many", async () => {
  let [now, most] = [0, 0];
  await sideBySide(Array(100), async () => {
    most = Math.max(most, ++now);
    await moment();
    now--;
  });
  expect(most).toBe(16);
});

test("of nothing comes nothing", async () => {
  expect(await sideBySide([], () => Promise.reject())).toEqual([]);
});

test("after the first that fails none is begun, and its reason is told", async () => {
  let begun = 0;
  const work = async (item: number) => {
    begun++;
    await moment();
    if (item === 20) throw new Error("no room");
  };
  await expect(sideBySide(Array(1000).keys(), work)).rejects.toThrow("no room");
  await moment();
  expect(begun).toBeLessThan(60);
});
