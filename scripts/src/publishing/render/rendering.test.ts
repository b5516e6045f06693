import type { SitePage } from "@estudio/contract/site/sitePage";
import { Rendering } from "./rendering";

const pageOf = (path: string) => ({ path }) as SitePage;
const pages = Array.from({ length: 20 }, (_, index) => pageOf(`/${index}`));
const everything = Number.POSITIVE_INFINITY;

/** Renders what it is asked for when that is let go. */
function renderer() {
  const batches: string[][] = [];
  const waiting: (() => void)[] = [];
  const render = (some: SitePage[], onDone: (pages: number) => void) => {
    batches.push(some.map(({ path }) => path));
    return new Promise<void>((resolve) => {
      waiting.push(() => {
        onDone(some.length);
        resolve();
      });
    });
  };
  const go = () => {
    waiting.shift()?.();
    return new Promise((resolve) => setImmediate(resolve));
  };
  return { batches, render, go };
}

test("a page that somebody waits for is rendered before those that were known earlier, the others in one go once all are known", async () => {
  const { batches, render, go } = renderer();
  const seen: number[] = [];
  const rendering = new Rendering(render, everything, (done) => seen.push(done));
  for (const page of pages) rendering.add(page);
  await Promise.resolve();
  const awaited = pageOf("/ejemplo");
  rendering.add(awaited, true);
  await go();
  expect(batches.map(({ length }) => length)).toEqual([6, 6]);
  expect(batches[1]?.[0]).toBe("/ejemplo");

  let isThere = false;
  void rendering.of(awaited).then(() => {
    isThere = true;
  });
  const whole = rendering.end();
  expect(isThere).toBe(false);
  await go();
  expect(isThere).toBe(true);
  await go();
  await whole;
  expect(batches.map(({ length }) => length)).toEqual([6, 6, 9]);
  expect(batches.flat().sort()).toEqual([awaited, ...pages].map(({ path }) => path).sort());
  expect(seen).toEqual([6, 12, 21]);
});

test("what fails is told to who waits for a page and to who waits for all, and nothing more is rendered", async () => {
  const render = jest.fn(() => Promise.reject(new Error("no room")));
  const rendering = new Rendering(render, everything, () => undefined);
  for (const page of pages) rendering.add(page);
  await expect(rendering.of(pageOf("/19"))).rejects.toThrow("no room");
  await expect(rendering.end()).rejects.toThrow("no room");
  expect(render).toHaveBeenCalledTimes(1);
});

test("more than may be are refused when that is known", async () => {
  const rendering = new Rendering(
    async () => undefined,
    2,
    () => undefined,
  );
  rendering.add(pageOf("/1"));
  rendering.add(pageOf("/2"));
  expect(() => rendering.add(pageOf("/3"))).toThrow("More than 2 pages");
  await rendering.end();
});

test("what waits when it is stopped is not rendered; what is begun ends first", async () => {
  const { batches, render, go } = renderer();
  const rendering = new Rendering(render, everything, () => undefined);
  for (const page of pages) rendering.add(page);
  await Promise.resolve();
  let isOver = false;
  const stopped = rendering.stop().then(() => {
    isOver = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(isOver).toBe(false);
  await go();
  await stopped;
  expect(batches).toHaveLength(1);
});

test("without a page there is nothing to wait for", async () => {
  await new Rendering(
    () => Promise.reject(new Error("rendered")),
    everything,
    () => undefined,
  ).end();
});
