import { cpSync, existsSync, realpathSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SiteStateModel } from "@estudio/database";
import { engines, freshDatabase, type TestDatabase } from "../../../database/testing/engines";
import { type Bench, startBench } from "../../testing/builderBench";
import { writePage } from "../../testing/site";
import { codeStamp } from "./codeStamp";
import { BrokenContent } from "./failures";

/** The tests run many publications, which takes minutes on a busy machine. */
jest.setTimeout(300_000);

jest.mock("./gatsby/gatsby", () => jest.requireActual("../../testing/quickGatsby"));
jest.mock("./codeStamp", () => ({ codeStamp: jest.fn(jest.requireActual("./codeStamp").codeStamp) }));

describe.each(engines)("the served site on %s", (engine) => {
  let store: TestDatabase;
  let bench: Bench;
  const site = (path: string) => join(bench.env.dataDir, "site", path);
  const current = (path: string) => site(join("current", path));
  beforeAll(async () => {
    store = await freshDatabase(engine);
  });
  afterAll(() => store.drop());
  beforeEach(async () => {
    bench = await startBench(store.db);
    jest.spyOn(console, "error").mockImplementation(() => undefined);
  });
  afterEach(() => bench.close());

  it("is built for a database that has only its tables", async () => {
    expect(await bench.look()).toBe("Primera publicación");
    expect(await bench.build()).toMatchObject({ status: "succeeded", verifiedAt: expect.any(String) });
    expect(await bench.home()).toBe(200);
    expect(await bench.look()).toBeUndefined();
  });

  it("is reported as repaired when a full build of the same content differs from it", async () => {
    await bench.look();
    expect(await bench.build()).toMatchObject({ status: "succeeded", full: true, message: "" });
    await bench.ask({ full: true });
    expect(await bench.build()).toMatchObject({ status: "succeeded", pagesWritten: 0, message: "" });
    await bench.ask({ full: true });
    const other = async () => writePage(join(bench.env.siteDir, "public"), "/portfolio", "<h1>otra</h1>");
    const build = await bench.build(other);
    expect(build).toMatchObject({ status: "succeeded", pagesWritten: 1 });
    expect(build.message).toContain("1 archivo distinto de lo que había (/portfolio/index.html)");
  });

  it("is built once when the program is replaced under a running builder", async () => {
    jest.mocked(codeStamp).mockReturnValue("el programa de mañana");
    await bench.look();
    expect(await bench.build()).toMatchObject({ status: "succeeded" });
    expect(await bench.look()).toBeUndefined();
    jest.mocked(codeStamp).mockReset();
    jest.mocked(codeStamp).mockImplementation(jest.requireActual("./codeStamp").codeStamp);
  });

  it.each<[string, () => unknown]>([
    ["the folder of the site is deleted", () => rmSync(site("."), { recursive: true })],
    ["the release that is served is deleted", () => rmSync(site("releases"), { recursive: true })],
    ["the link is broken", () => rmSync(site("current"))],
    [
      "the link leads nowhere",
      () => {
        rmSync(site("current"));
        symlinkSync("releases/nada", site("current"));
      },
    ],
    [
      "a copy has followed the link: it is a folder",
      () => {
        const release = realpathSync(site("current"));
        rmSync(site("current"));
        cpSync(release, site("current"), { recursive: true });
      },
    ],
    ["a page is half copied", () => truncateSync(current("index.html"), 20)],
    ["a precompressed copy is empty", () => truncateSync(current("app-0123456789abcdef0123.js.br"), 0)],
    ["a precompressed copy is cut short", () => truncateSync(current("app-0123456789abcdef0123.js.br"), 9)],
    ["its list of files is damaged", () => writeFileSync(current(".release.json"), '{"name":')],
    [
      "the database was brought back from before",
      () => SiteStateModel.query(bench.db).patch({ revision: 7, built: 7 }),
    ],
  ])("is built again when %s", async (_, damage) => {
    await bench.look();
    const first = await bench.build();
    await damage();
    // As a builder that was down during the damage.
    expect(await bench.restarted().look()).toBeDefined();
    expect((await bench.build()).status).toBe("succeeded");
    expect(await bench.home()).toBe(200);
    expect((await bench.newest()).release).not.toBe(first.release);
    expect(await bench.restarted().look()).toBeUndefined();
  });

  it("gets a lost file back from its blob, without a publication", async () => {
    await bench.look();
    const { release } = await bench.build();
    rmSync(current("portfolio/index.html"));
    expect(await bench.restarted().look()).toBeUndefined();
    expect(existsSync(current("portfolio/index.html"))).toBe(true);
    expect((await bench.newest()).release).toBe(release);
  });

  it("is checked every minute by the monotonic clock", async () => {
    await bench.look();
    await bench.build();
    await bench.look();
    rmSync(current("portfolio/index.html"));
    jest.useFakeTimers({
      now: new Date("2020-01-01"),
      doNotFake: ["nextTick", "setImmediate", "setTimeout", "performance"],
    });
    await bench.look();
    expect(existsSync(current("portfolio/index.html"))).toBe(false);
    bench.elapsed = 61_000;
    await bench.look();
    jest.useRealTimers();
    expect(existsSync(current("portfolio/index.html"))).toBe(true);
  });

  it("is the newest complete release while the new one is built", async () => {
    await bench.look();
    const first = await bench.build();
    rmSync(site("current"));
    await bench.look();
    const seen: number[] = [];
    await bench.build(async () => {
      seen.push(await bench.home());
    });
    expect(seen).toEqual([200]);
    expect((await bench.newest()).release).not.toBe(first.release);
  });

  it("is an older release when the newest is lost while the content cannot be published", async () => {
    const broken = () => Promise.reject(new BrokenContent("Falta una imagen"));
    await bench.look();
    const first = await bench.build();
    await bench.save();
    const second = await bench.build();
    await bench.save();
    expect((await bench.build(broken)).status).toBe("failed");
    expect(await bench.look()).toBeUndefined();
    rmSync(site(`releases/${second.release}`), { recursive: true });
    expect(await bench.look()).toBe("La web publicada no se puede leer");
    expect((await bench.build(broken)).status).toBe("failed");
    expect(await bench.served()).toBe(first.release);
    expect(await bench.home()).toBe(200);
  });

  it("is built again after a failure, with growing pauses, whatever the wall clock says", async () => {
    bench.apiAnswers = false;
    await bench.look();
    expect((await bench.build()).status).toBe("failed");
    // The first check of a builder does not wait.
    expect(await bench.restarted().look()).toBeDefined();
    expect((await bench.build()).status).toBe("failed");
    jest.useFakeTimers({
      now: new Date("2031-01-01"),
      doNotFake: ["nextTick", "setImmediate", "setTimeout", "performance"],
    });
    for (const [tooSoon, due] of [
      [29, 31],
      // Without a served site the longest pause is a minute.
      [59, 61],
      [59, 61],
    ] as const) {
      expect(await bench.look()).toBeUndefined();
      const seenAt = bench.elapsed;
      bench.elapsed = seenAt + tooSoon * 1000;
      expect(await bench.look()).toBeUndefined();
      bench.elapsed = seenAt + due * 1000;
      expect(await bench.look()).toBeDefined();
      expect((await bench.build()).status).toBe("failed");
    }
    jest.useRealTimers();
    bench.apiAnswers = true;
    bench.elapsed += 3_600_000;
    await bench.look();
    bench.elapsed += 3_600_000;
    await bench.look();
    expect((await bench.build()).status).toBe("succeeded");
  });

  it("stays on a pinned release unless that one is lost", async () => {
    await bench.look();
    const { release } = await bench.build();
    await bench.returnTo(release as string);
    expect(await bench.look()).toBeUndefined();
    rmSync(site("current"));
    await bench.look();
    expect(await bench.build()).toMatchObject({ status: "succeeded", release });
    expect(await SiteStateModel.query(bench.db).findById(1)).toMatchObject({ pinned: true, release });
    rmSync(site("releases"), { recursive: true });
    await bench.look();
    expect((await bench.build()).release).not.toBe(release);
    expect(await SiteStateModel.query(bench.db).findById(1)).toMatchObject({ pinned: false });
  });

  it("and its receipt stay untouched by a builder whose claim was taken over", async () => {
    await bench.look();
    const first = await bench.build();
    await bench.save();
    const lost = await bench.build(() => bench.anotherTakesOver());
    expect(lost).toMatchObject({ status: "failed", message: expect.stringContaining("se vuelve a empezar") });
    expect(await bench.served()).toBe(first.release);
    expect(await bench.newest()).toMatchObject({ status: "running", claimedBy: "otra:1", release: null });
    expect(await SiteStateModel.query(bench.db).findById(1)).toMatchObject({ release: first.release });
  });

  it("stays published when the work after the switch fails", async () => {
    jest.spyOn(bench.queue, "verify").mockRejectedValueOnce(new Error("no"));
    await bench.look();
    expect(await bench.build()).toMatchObject({ status: "succeeded", slot: null, message: "" });
  });

  it("gets its receipt from the next builder when the database was lost just after the switch", async () => {
    await bench.look();
    const { succeed } = bench.queue;
    jest.spyOn(bench.queue, "succeed").mockImplementationOnce((id, success, turn) =>
      succeed.call(bench.queue, id, success, async () => {
        await turn?.();
        throw new Error("Connection lost");
      }),
    );
    expect(await bench.build()).toMatchObject({ status: "running" });
    expect(await bench.home()).toBe(200);
    expect(await bench.queue.claim()).toBeUndefined();
    const receipt = await bench.newest();
    expect(receipt).toMatchObject({ status: "succeeded", slot: null, release: await bench.served() });
    expect(await SiteStateModel.query(bench.db).findById(1)).toMatchObject({ release: receipt.release });
    expect(receipt.verifiedAt).toBeNull();
    await bench.builder.idle();
    expect((await bench.newest()).verifiedAt).not.toBeNull();
  });
});
