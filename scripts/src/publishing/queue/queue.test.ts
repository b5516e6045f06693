import { hostname } from "node:os";
import { contentChanged, requestBuild, SiteBuildModel, SiteStateModel, transaction } from "@estudio/database";
import { createSettings } from "@estudio/database/factories";
import { emptied, engines, freshDatabase, type TestDatabase } from "../../../../database/testing/engines";
import { testEnv, write } from "../../../testing/site";
import { releasesDir, switchTo } from "../release/releases";
import { BuildQueue } from "./queue";

describe.each(engines)("the queue of builds, on %s", (engine) => {
  let store: TestDatabase;
  const env = testEnv({ quietMs: 600_000, maxWaitMs: 3_600_000 });
  const queues: BuildQueue[] = [];
  const newQueue = (name?: string) => {
    const queue = new BuildQueue(store.db, env, name);
    queues.push(queue);
    return queue;
  };
  const save = (what: string) => transaction(store.db, (trx) => contentChanged(trx, { what, who: "Ana" }));
  const ask = (reason: string, release: string | null = null) =>
    transaction(store.db, (trx) => requestBuild(trx, { explicit: { reason, release } }));
  const published = { revision: 1, release: "r1", pagesWritten: 1, pinned: false };
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  /** Nobody has saved for longer than the builder waits. */
  const quiet = () =>
    SiteBuildModel.query(store.db)
      .where({ slot: "queued" })
      .patch({ changedAt: ago(11) });

  beforeAll(async () => {
    store = await freshDatabase(engine);
    await createSettings(store.db);
  });
  beforeEach(async () => {
    await emptied(store.db, SiteBuildModel);
    await SiteStateModel.query(store.db).findById(1).patch({ pinned: false });
  });
  afterEach(() => {
    for (const queue of queues.splice(0)) queue.abandon();
  });
  afterAll(async () => {
    env.remove();
    await store.drop();
  });

  it("makes one build of ten saves, and one more of what is saved while it runs", async () => {
    const queue = newQueue();
    for (let i = 0; i < 10; i++) await save(`cambio ${i}`);
    expect(await queue.claim()).toBeUndefined();
    await quiet();
    const build = await queue.claim();
    expect(build?.changes).toHaveLength(10);
    for (let i = 0; i < 5; i++) await save(`mientras ${i}`);
    await quiet();
    expect(await queue.claim()).toBeUndefined();
    await queue.succeed(build?.id ?? 0, published);
    expect((await queue.claim())?.changes).toHaveLength(5);
    expect(await SiteBuildModel.query(store.db).resultSize()).toBe(2);
  });

  it("looks for work with one question to the database", async () => {
    const queue = newQueue();
    await queue.claim();
    const asked: string[] = [];
    const hear = ({ sql }: { sql: string }) => asked.push(sql);
    store.db.on("query", hear);
    await queue.claim();
    store.db.removeListener("query", hear);
    expect(asked).toHaveLength(1);
  });

  it("does not wait for ever when somebody keeps saving", async () => {
    const queue = newQueue();
    await save("primero");
    await SiteBuildModel.query(store.db)
      .where({ slot: "queued" })
      .patch({ requestedAt: ago(59) });
    await save("otro");
    expect(await queue.claim()).toBeUndefined();
    await SiteBuildModel.query(store.db)
      .where({ slot: "queued" })
      .patch({ requestedAt: ago(61) });
    await save("y otro");
    expect((await queue.claim())?.changes).toHaveLength(3);
  });

  it("leaves what was saved out of a return to an earlier release: it waits, and the next publication names it", async () => {
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
    await quiet();
    expect(await queue.claim()).toBeUndefined();
    await ask("Publicar ahora");
    const build = await queue.claim();
    expect(build).toMatchObject({ requestedRelease: null, reason: "Publicar ahora" });
    expect(build?.changes).toEqual(saved?.filter(({ what }) => what !== "Volver"));
  });

  it("lets one of several builders build", async () => {
    await ask("Publicar ahora");
    const taken = await Promise.all(["una:1", "otra:1", "tercera:1"].map((name) => newQueue(name).claim()));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it.each([
    ["of this machine, at once", `${hostname()}:999999`, 0],
    ["of another machine, once it has been silent", "otra:1", 16_000],
  ])("takes over from a dead builder %s", async (_, claimedBy, silentFor) => {
    await save("cambio");
    await quiet();
    const first = await newQueue().claim();
    await SiteBuildModel.query(store.db)
      .findById(first?.id ?? 0)
      .patch({ claimedBy, heartbeatAt: new Date(Date.now() - silentFor).toISOString() });
    queues.splice(0).map((queue) => queue.abandon());
    const again = await newQueue().claim();
    expect(again?.id).not.toBe(first?.id);
    expect(again?.changes.map(({ what }) => what)).toEqual(["cambio"]);
    const dead = await SiteBuildModel.query(store.db).findById(first?.id ?? 0);
    expect(dead).toMatchObject({ status: "failed", message: expect.stringContaining("se vuelve a empezar") });
  });

  it("looks after what a builder published before it died, until it was seen on the public pages", async () => {
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

  it("does not lose a spoken wish when the builder dies and a change waits", async () => {
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
    await quiet();
    expect(await queue.claim()).toBeUndefined();
    await ask("Publicar ahora");
    const build = await queue.claim();
    expect(build?.changes.map(({ what }) => what)).toEqual(["cambio"]);
    await queue.succeed(build?.id ?? 0, published);
    expect(await SiteStateModel.query(store.db).findById(1)).toMatchObject({ pinned: false, release: "r1" });
  });
});
