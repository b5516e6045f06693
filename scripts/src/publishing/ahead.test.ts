import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Snapshot } from "@estudio/contract";
import { engines, freshDatabase, type TestDatabase } from "../../../database/testing/engines";
import { type Bench, startBench } from "../../testing/builderBench";
import { siteIn, testSnapshot, writeSite } from "../../testing/site";
import { Ahead } from "./ahead";
import { codeStamp } from "./codeStamp";
import { makeRelease, releasesDir, type servedRelease, switchTo } from "./release/releases";
import { isGoing } from "./release/removeInIdle";
import { isSpare } from "./release/spare";
import { SnapshotReader } from "./snapshot";

describe.each(engines)("what is made while a change waits for its quiet time, on %s", (engine) => {
  let store: TestDatabase;
  let bench: Bench;
  let rendered: number;
  /** How many pages might be rendered, each time. */
  let allowed: (number | undefined)[];
  let ahead: Ahead;
  const publicDir = () => join(bench.env.siteDir, "public");
  const made = (snapshot: Snapshot, base?: Awaited<ReturnType<typeof servedRelease>>) => {
    writeSite(publicDir(), snapshot);
    return { ...siteIn(publicDir(), snapshot, base), code: codeStamp() };
  };
  const hidden = () =>
    readdirSync(releasesDir(bench.env)).filter((name) => name.startsWith(".") && !isSpare(name) && !isGoing(name));

  beforeAll(async () => {
    store = await freshDatabase(engine);
  });
  afterAll(() => store.drop());
  beforeEach(async () => {
    bench = await startBench(store.db);
    rendered = 0;
    allowed = [];
    bench.queue.dueInMs = 0;
    const maker = {
      render: async (snapshot: Snapshot, base: Parameters<typeof made>[1], _: unknown, mostPages?: number) => {
        rendered++;
        allowed.push(mostPages);
        return made(snapshot, base);
      },
    };
    const snapshots = new SnapshotReader(bench.env);
    ahead = new Ahead(bench.env, bench.queue, snapshots, maker, { run: async () => undefined }, () => false);
    const first = await makeRelease(bench.env, made(testSnapshot(0)));
    await switchTo(bench.env, first.name);
  });
  afterEach(() => bench.close());

  it("is the release of the newest content, made once, and nobody's until it is due", async () => {
    await bench.save();
    await ahead.prepare();
    await ahead.prepare();
    expect(rendered).toBe(1);
    expect(hidden()).toHaveLength(1);
    const { release, site } = (await ahead.take()) ?? {};
    expect(site?.snapshot.revision).toBe(await bench.queue.revision());
    expect(existsSync(join(releasesDir(bench.env), release?.name ?? "", "index.html"))).toBe(true);
    expect(hidden()).toEqual([]);
    await bench.save();
    bench.queue.dueInMs = bench.env.quietMs / 2 + 1;
    await ahead.prepare();
    expect(rendered).toBe(2);
  });

  it("is made anew when another change joins it, once half the quiet time is over", async () => {
    await bench.save();
    await ahead.prepare();
    await bench.save();
    bench.queue.dueInMs = bench.env.quietMs / 2 + 1;
    await ahead.prepare();
    expect(rendered).toBe(1);
    bench.queue.dueInMs = 0;
    await ahead.prepare();
    expect(hidden()).toHaveLength(1);
    expect((await ahead.take())?.site.snapshot.revision).toBe(await bench.queue.revision());
    expect(rendered).toBe(2);
  });

  it.each<[string, () => Promise<unknown>]>([
    ["the content has changed again", () => bench.save()],
    [
      "another release is served meanwhile",
      async () => switchTo(bench.env, (await makeRelease(bench.env, made(testSnapshot(9)))).name),
    ],
    ["it is not wanted", () => ahead.drop()],
  ])("is not taken, and leaves nothing behind, when %s", async (_, happen) => {
    await bench.save();
    await ahead.prepare();
    await happen();
    expect(await ahead.take()).toBeUndefined();
    expect(hidden()).toEqual([]);
  });

  it("has a builder that begins, or has built everything, read what is published, and render nothing", async () => {
    await ahead.warm();
    await ahead.warm();
    expect(allowed).toEqual([0]);
    ahead.cool();
    await ahead.warm();
    expect(allowed).toEqual([0, 0]);
    expect(hidden()).toEqual([]);
    await bench.save();
    await ahead.prepare();
    expect((await ahead.take())?.site.snapshot.revision).toBe(await bench.queue.revision());
  });

  it("fails quietly: the publication itself says what is wrong", async () => {
    bench.apiAnswers = false;
    await bench.save();
    await ahead.prepare();
    expect(await ahead.take()).toBeUndefined();
  });
});
