import { rmSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { contentChanged, requestBuild, root, SiteBuildModel, SiteStateModel, transaction } from "@estudio/database";
import { createSettings } from "@estudio/database/factories";
import { emptied, engines, freshDatabase, type TestDatabase } from "../../../../database/testing/engines";
import { testEnv, write } from "../../../testing/site";
import { codeStamp } from "../codeStamp";
import { releasesDir } from "../release/folders";
import { switchTo } from "../release/layOut";
import { BuildQueue } from "./queue";

describe.each(engines)("the build queue on %s", (engine) => {
  let store: TestDatabase;
  const env = testEnv({ quietMs: 600_000, maxWaitMs: 3_600_000 });
  const queues: BuildQueue[] = [];
  /** Milliseconds by which the monotonic clock of all queues is ahead. */
  let elapsed = 0;
  const newQueue = (name?: string) => {
    const queue = new BuildQueue(store.db, env, name, () => performance.now() + elapsed);
    queues.push(queue);
    return queue;
  };
  const save = (what: string) => transaction(store.db, (trx) => contentChanged(trx, { what, who: "Ana" }));
  /** Request a full build, as the times of `REBUILD_AT` do. */
  const askForFullBuild = () =>
    transaction(store.db, (trx) => requestBuild(trx, { change: { what: "Noche", who: "Programación" }, full: true }));
  /** Store the program of a full build, so that a change needs no full build. */
  const keepProgram = () =>
    write(env.dataDir, "site/program/program.json", JSON.stringify({ code: codeStamp(), root, files: {}, words: {} }));
  const ask = (reason: string, release: string | null = null) =>
    transaction(store.db, (trx) => requestBuild(trx, { explicit: { reason, release } }));
  const published = { revision: 1, release: "r1", pagesWritten: 1, pinned: false };
  beforeAll(async () => {
    store = await freshDatabase(engine);
    await createSettings(store.db);
  });
  beforeEach(async () => {
    await emptied(store.db, SiteBuildModel);
    await SiteStateModel.query(store.db).findById(1).patch({ pinned: false });
    elapsed = 0;
    keepProgram();
  });
  afterEach(() => {
    for (const queue of queues.splice(0)) queue.abandon();
  });
  afterAll(async () => {
    env.remove();
    await store.drop();
  });

  it("starts at once, and collects the changes saved meanwhile into one more build", async () => {
    const queue = newQueue();
    await save("cambio");
    const build = await queue.claim();
    expect(build?.changes).toHaveLength(1);
    for (let i = 0; i < 5; i++) await save(`mientras ${i}`);
    expect(await queue.claim()).toBeUndefined();
    await queue.succeed(build?.id ?? 0, published);
    expect((await queue.claim())?.changes).toHaveLength(5);
    expect(await SiteBuildModel.query(store.db).resultSize()).toBe(2);
  });

  it.each(["2020-01-01", "2031-01-01"])(
    "starts at once when the clock is set to %s just after a save",
    async (moment) => {
      const queue = newQueue();
      await save("cambio");
      jest.useFakeTimers({
        now: new Date(moment),
        doNotFake: ["nextTick", "setImmediate", "setTimeout", "performance"],
      });
      const build = await queue.claim();
      jest.useRealTimers();
      expect(build?.changes).toHaveLength(1);
    },
  );

  it("delays a full build until nobody has saved for a while", async () => {
    const queue = newQueue();
    await askForFullBuild();
    expect(await queue.claim()).toBeUndefined();
    elapsed = 500_000;
    await save("cambio");
    expect(await queue.claim()).toBeUndefined();
    elapsed = 1_000_000;
    expect(await queue.claim()).toBeUndefined();
    elapsed = 1_200_000;
    expect((await queue.claim())?.changes).toHaveLength(2);
  });

  it("delays a change, too, when only a full build can publish it", async () => {
    rmSync(join(env.dataDir, "site/program"), { recursive: true });
    const queue = newQueue();
    await save("cambio");
    expect(await queue.claim()).toBeUndefined();
    elapsed = 601_000;
    expect((await queue.claim())?.changes).toHaveLength(1);
  });

  it("looks for work with a single query", async () => {
    const queue = newQueue();
    await queue.claim();
    const asked: string[] = [];
    const hear = ({ sql }: { sql: string }) => asked.push(sql);
    store.db.on("query", hear);
    await queue.claim();
    store.db.removeListener("query", hear);
    expect(asked).toHaveLength(1);
  });

  it("does not delay a full build for ever while somebody keeps saving", async () => {
    const queue = newQueue();
    await askForFullBuild();
    expect(await queue.claim()).toBeUndefined();
    for (elapsed = 0; elapsed < 3_500_000; elapsed += 500_000) {
      await save(`cambio ${elapsed}`);
      expect(await queue.claim()).toBeUndefined();
    }
    elapsed = 3_601_000;
    await save("y otro");
    expect(await queue.claim()).toBeDefined();
  });

  it("leaves waiting changes out of a return to an earlier release, for the next publication", async () => {
    const queue = newQueue();
    await save("antes");
    await transaction(store.db, (trx) =>
      requestBuild(trx, { explicit: { reason: "Volver", release: "r0" }, change: { what: "Volver", who: "Ana" } }),
    );
    await save("después");
    const saved = (await SiteBuildModel.query(store.db).findOne({ slot: "queued" }))?.changes;
    const back = await queue.claim();
    expect(back).toMatchObject({ requestedRelease: "r0", changes: [{ what: "Volver" }] });
    await queue.succeed(back?.id ?? 0, { ...published, release: "r0", pinned: true });
    expect(await queue.claim()).toBeUndefined();
    await ask("Publicar ahora");
    const build = await queue.claim();
    expect(build).toMatchObject({ requestedRelease: null, reason: "Publicar ahora" });
    expect(build?.changes).toEqual(saved?.filter(({ what }) => what !== "Volver"));
  });

  it("lets only one of several builders build", async () => {
    await ask("Publicar ahora");
    const taken = await Promise.all(["una:1", "otra:1", "tercera:1"].map((name) => newQueue(name).claim()));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  const claimedByAnother = async (claimedBy: string) => {
    await save("cambio");
    const first = await newQueue().claim();
    await SiteBuildModel.query(store.db)
      .findById(first?.id ?? 0)
      .patch({ claimedBy });
    for (const queue of queues.splice(0)) queue.abandon();
    return first?.id ?? 0;
  };
  const expectTakenOver = async (id: number, again: SiteBuildModel | undefined) => {
    expect(again?.id).not.toBe(id);
    expect(again?.changes.map(({ what }) => what)).toEqual(["cambio"]);
    const dead = await SiteBuildModel.query(store.db).findById(id);
    expect(dead).toMatchObject({ status: "failed", message: expect.stringContaining("se vuelve a empezar") });
  };

  it("takes over at once from a dead builder of this machine", async () => {
    const id = await claimedByAnother(`${hostname()}:999999`);
    await expectTakenOver(id, await newQueue().claim());
  });

  it("takes over from a builder of another machine once its heartbeat has stopped", async () => {
    const id = await claimedByAnother("otra:1");
    const queue = newQueue();
    expect(await queue.claim()).toBeUndefined();
    elapsed = 16_000;
    await expectTakenOver(id, await queue.claim());
  });

  it.each(["2020-01-01T00:00:00.000Z", "2031-01-01T00:00:00.000Z"])(
    "leaves a living builder alone whose clock says %s",
    async (heartbeatAt) => {
      const id = await claimedByAnother("otra:1");
      const queue = newQueue();
      for (let beat = 0; beat < 5; beat++) {
        const moment = new Date(Date.parse(heartbeatAt) + beat * 2000).toISOString();
        await SiteBuildModel.query(store.db).findById(id).patch({ heartbeatAt: moment });
        expect(await queue.claim()).toBeUndefined();
        elapsed += 14_000;
      }
    },
  );

  it("verifies the publication of a builder that died after the switch", async () => {
    await ask("Publicar ahora");
    const first = newQueue();
    const build = await first.claim();
    write(releasesDir(env), "r1/index.html", "publicada");
    await first.succeed(build?.id ?? 0, published, () => switchTo(env, "r1"));
    const next = newQueue();
    await next.claim();
    expect(next.completed?.id).toBe(build?.id);
    await next.verify(build?.id ?? 0);
    const last = newQueue();
    await last.claim();
    expect(last.completed).toBeUndefined();
  });

  it("leaves a living builder of another machine alone", async () => {
    await ask("Publicar ahora");
    const first = await newQueue().claim();
    await SiteBuildModel.query(store.db)
      .findById(first?.id ?? 0)
      .patch({ claimedBy: "otra:1" });
    await ask("Publicar otra vez");
    expect(await newQueue().claim()).toBeUndefined();
  });

  it("keeps an explicit request when the builder dies while a change waits", async () => {
    await ask("Volver", "20261121-r1");
    const queue = newQueue();
    const build = await queue.claim();
    await save("cambio");
    await queue.giveBack(build?.id ?? 0);
    expect(await newQueue().claim()).toMatchObject({ requestedRelease: "20261121-r1", reason: "Volver" });
  });

  it("stays on an earlier release until somebody publishes", async () => {
    const queue = newQueue();
    await ask("Volver", "r0");
    const back = await queue.claim();
    await queue.succeed(back?.id ?? 0, { ...published, release: "r0", pinned: true });
    await save("cambio");
    expect(await queue.claim()).toBeUndefined();
    await ask("Publicar ahora");
    const build = await queue.claim();
    expect(build?.changes.map(({ what }) => what)).toEqual(["cambio"]);
    await queue.succeed(build?.id ?? 0, published);
    expect(await SiteStateModel.query(store.db).findById(1)).toMatchObject({ pinned: false, release: "r1" });
  });
});
