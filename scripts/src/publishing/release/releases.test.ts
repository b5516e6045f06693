import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  truncateSync,
} from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { siteIn, testEnv, testSnapshot, write, writePage, writeSite } from "../../../testing/site";
import { buildFailure } from "../failures";
import { wholeRelease } from "../siteMonitor";
import { currentRelease, releaseDir, releasesDir, servedManifest } from "./folders";
import { switchTo } from "./layOut";
import { makeRelease } from "./makeRelease";
import { pruneBlobs, pruneReleases } from "./prune";

describe("releases", () => {
  let env: ReturnType<typeof testEnv>;
  const publicDir = () => join(env.siteDir, "public");
  const blobsDir = () => join(env.dataDir, "site/blobs");
  const snapshot = (revision: number) => testSnapshot(revision, [{ slug: "casa", title: "Casa" }]);
  const make = async (revision: number) =>
    makeRelease(env, siteIn(publicDir(), snapshot(revision), await servedManifest(env)));
  const publish = async (revision: number) => {
    const release = await make(revision);
    await switchTo(env, release.name);
    return release;
  };
  const file = (release: string, path: string) => join(releaseDir(env, release), path);
  const inode = (release: string, path: string) => statSync(file(release, path)).ino;
  const blobs = () => readdirSync(blobsDir()).flatMap((folder) => readdirSync(join(blobsDir(), folder)));

  beforeEach(() => {
    env = testEnv();
    writeSite(publicDir(), snapshot(1));
  });
  afterEach(() => env.remove());

  it("are complete folders of pages with precompressed copies", async () => {
    const { name } = await publish(1);
    const script = "app-0123456789abcdef0123.js";
    const bytes = readFileSync(join(publicDir(), script));
    expect(gunzipSync(readFileSync(file(name, `${script}.gz`)))).toEqual(bytes);
    expect(brotliDecompressSync(readFileSync(file(name, `${script}.br`)))).toEqual(bytes);
    expect(readFileSync(file(name, "proyecto/casa/index.html"))).toEqual(
      readFileSync(join(publicDir(), "proyecto/casa/index.html")),
    );
    expect(readlinkSync(join(env.dataDir, "site/current"))).toBe(join("releases", name));
  });

  it("store each content once: only the changed page takes space", async () => {
    const first = await publish(1);
    const before = new Set(blobs());
    writePage(publicDir(), "/proyecto/casa", "<h1>Casa nueva</h1>");
    const second = await publish(2);
    expect(second.changed).toEqual(["/proyecto/casa/index.html"]);
    expect(inode(second.name, "index.html")).toBe(inode(first.name, "index.html"));
    expect(blobs().filter((blob) => !before.has(blob))).toHaveLength(1);
    expect(readFileSync(file(first.name, "proyecto/casa/index.html"), "utf8")).toContain("<h1>Casa /");
  });

  it("are complete at every moment of fifty switches", async () => {
    const first = await publish(1);
    writePage(publicDir(), "/", "<a>otra</a>");
    const second = await publish(2);
    const texts = new Set([first, second].map(({ name }) => readFileSync(file(name, "index.html"), "utf8")));
    let switching = true;
    const reader = (async () => {
      let seen = 0;
      while (switching) {
        expect(texts).toContain(await readFile(join(env.dataDir, "site/current/index.html"), "utf8"));
        seen++;
      }
      return seen;
    })();
    for (let i = 0; i < 50; i++) await switchTo(env, (i % 2 ? first : second).name);
    switching = false;
    expect(await reader).toBeGreaterThan(10);
  });

  it("keep the newest five and the served one, however old", async () => {
    const made: string[] = [];
    for (let revision = 1; revision <= 8; revision++) made.push((await publish(revision)).name);
    await switchTo(env, made[0] ?? "");
    await pruneReleases(env);
    expect(readdirSync(releasesDir(env)).sort()).toEqual([made[0], ...made.slice(-4)]);
  });

  it("are ordered by their sequence number when the clock was set back between them", async () => {
    jest.useFakeTimers({ now: new Date("2028-01-01"), doNotFake: ["nextTick", "setImmediate", "performance"] });
    const made = [(await publish(1)).name];
    jest.setSystemTime(new Date("2026-11-29"));
    for (let revision = 2; revision <= 7; revision++) made.push((await publish(revision)).name);
    jest.useRealTimers();
    await pruneReleases(env);
    expect(readdirSync(releasesDir(env)).sort()).toEqual(made.slice(-5));
  });

  it("free the space of files that no release has any more", async () => {
    writePage(publicDir(), "/proyecto/casa", "<h1>Solo en la primera</h1>");
    await publish(1);
    const before = blobs().length;
    for (let revision = 2; revision <= 6; revision++) {
      writePage(publicDir(), "/proyecto/casa", `<h1>Casa ${revision}</h1>`);
      await publish(revision);
    }
    await pruneReleases(env);
    write(blobsDir(), `ab/${"ab".repeat(32)}.a-medias`, "de un constructor que murió");
    await pruneBlobs(env);
    // Against the first release, four versions of the page more and one less.
    expect(blobs()).toHaveLength(before + 4);
    for (const name of readdirSync(releasesDir(env))) expect(await wholeRelease(env, name)).toBeDefined();
  });

  it("are repaired from their blobs when a file is lost", async () => {
    const { name } = await publish(1);
    rmSync(file(name, "contacto"), { recursive: true });
    expect(await wholeRelease(env, name)).toMatchObject({ name });
    expect(existsSync(file(name, "contacto/index.html"))).toBe(true);
  });

  it("are incomplete when a blob is damaged, and the next release stores it again", async () => {
    const { name } = await publish(1);
    truncateSync(file(name, "index.html"), 20);
    expect(await wholeRelease(env, name)).toBeUndefined();
    const next = await makeRelease(env, siteIn(publicDir(), snapshot(2)));
    expect(await wholeRelease(env, next.name)).toMatchObject({ revision: 2 });
  });

  it("clean up the leftovers of a killed builder", async () => {
    write(join(releasesDir(env), ".000009-r1-a"), "index.html", "a medias");
    const { name } = await publish(1);
    await pruneReleases(env);
    expect(readdirSync(releasesDir(env))).toEqual([name]);
  });

  const withMounts = process.getuid?.() === 0 && process.platform === "linux" ? it : it.skip;
  withMounts("that cannot be deleted are not offered for a return, and do not delay others", async () => {
    const made: string[] = [];
    for (let revision = 1; revision <= 7; revision++) made.push((await publish(revision)).name);
    const [oldest = ""] = made;
    const at = () => readdirSync(releasesDir(env)).find((name) => name.endsWith(oldest)) ?? "";
    execFileSync("mount", ["-t", "tmpfs", "tmpfs", file(oldest, "proyecto")]);
    try {
      await pruneReleases(env);
      expect(
        readdirSync(releasesDir(env))
          .filter((name) => !name.startsWith("."))
          .sort(),
      ).toEqual(made.slice(2));
    } finally {
      execFileSync("umount", ["-l", join(releasesDir(env), at(), "proyecto")]);
    }
    await pruneReleases(env);
    expect(at()).toBe("");
  });

  withMounts("survive a full disk: the served one stays, space is freed, and the next succeeds", async () => {
    const disk = join(env.dataDir, "site");
    mkdirSync(disk);
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=4m", "tmpfs", disk]);
    try {
      const first = await publish(1);
      const before = blobs().sort();
      write(publicDir(), "grande.bin", "x".repeat(6_000_000));
      writePage(publicDir(), "/proyecto/casa", "<h1>Se guarda antes de que falte sitio</h1>");
      const failure = await make(2).then(
        () => undefined,
        (error) => buildFailure(error, []),
      );
      expect(failure?.message).toContain("No queda espacio en el disco");
      expect(await currentRelease(env)).toBe(first.name);
      expect(readdirSync(releasesDir(env))).toEqual([first.name]);
      expect(blobs().sort()).toEqual(before);
      write(publicDir(), "grande.bin", "x");
      await publish(3);
      expect(existsSync(join(disk, "current/grande.bin"))).toBe(true);
    } finally {
      execFileSync("umount", ["-l", disk]);
    }
  });
});
