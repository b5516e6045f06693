import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { releaseManifestFile, type Snapshot } from "@estudio/contract";
import { siteIn, testEnv, testSnapshot, write, writePage, writeSite } from "../../../testing/site";
import { buildFailure, Interrupted } from "../failures";
import { etagOf } from "./madeSite";
import { makeSpares } from "./makeSpares";
import { type FileEntry, ReleaseFiles } from "./releaseFiles";
import { currentRelease, makeRelease, pruneReleases, releasesDir, servedRelease, switchTo } from "./releases";
import { isGoing, RemoveInIdle, setAside } from "./removeInIdle";
import { isSpare, spareNames } from "./spare";
import { SpareInIdle } from "./spareInIdle";
import { lackTwins } from "./twins";
import { TwinsInIdle } from "./twinsInIdle";
import { wholeRelease } from "./wholeRelease";

describe("releases", () => {
  let env: ReturnType<typeof testEnv>;
  const publicDir = () => join(env.siteDir, "public");
  const snapshot = (revision: number) => testSnapshot(revision, [{ slug: "casa", title: "Casa" }]);
  const make = async (revision: number) =>
    makeRelease(env, siteIn(publicDir(), snapshot(revision), await servedRelease(env)));
  const publish = async (revision: number) => {
    const release = await make(revision);
    await switchTo(env, release.name);
    return release;
  };
  /** Only what is other than in the served release is made anew. */
  const publishChanges = async (revision: Snapshot) => {
    const base = await servedRelease(env);
    const site = siteIn(publicDir(), revision, base);
    const kept = new Map<string, FileEntry>();
    for (const [file, entry] of base?.manifest.files.entries() ?? []) {
      const from = site.made.get(file);
      if (from && entry.etag === etagOf(readFileSync(from))) kept.set(file, entry);
    }
    for (const file of kept.keys()) site.made.delete(file);
    const release = await makeRelease(env, { ...site, kept: ReleaseFiles.none.with(kept) });
    await switchTo(env, release.name);
    return release;
  };
  const complete = () =>
    readdirSync(releasesDir(env))
      .filter((name) => !name.startsWith("."))
      .sort();
  const spares = () => readdirSync(releasesDir(env)).filter(isSpare);
  const firstSpare = () => join(releasesDir(env), spareNames[0] ?? "");
  const inode = (release: string, file: string) => statSync(join(releasesDir(env), release, file)).ino;

  beforeEach(() => {
    env = testEnv();
    writeSite(publicDir(), snapshot(1));
  });
  afterEach(() => env.remove());

  it("are complete directories: pages, twins that unpack to them, nothing hidden that a visitor could need", async () => {
    const { name } = await publish(1);
    const dir = join(releasesDir(env), name);
    const script = "app-0123456789abcdef0123.js";
    expect(gunzipSync(readFileSync(join(dir, `${script}.gz`)))).toEqual(readFileSync(join(publicDir(), script)));
    expect(readFileSync(join(dir, "proyecto/casa/index.html"))).toEqual(
      readFileSync(join(publicDir(), "proyecto/casa/index.html")),
    );
    expect(readlinkSync(join(env.dataDir, "site/current"))).toBe(join("releases", name));
  });

  it("count and copy only the pages that changed; the rest are links to the release before", async () => {
    const first = await publish(1);
    writePage(publicDir(), "/proyecto/casa", "<h1>Casa nueva</h1>");
    const second = await publish(2);
    expect(second.changed).toEqual(["/proyecto/casa/index.html"]);
    expect(inode(second.name, "index.html")).toBe(inode(first.name, "index.html"));
    expect(readFileSync(join(releasesDir(env), first.name, "proyecto/casa/index.html"), "utf8")).toContain(
      "<h1>Casa /",
    );
  });

  it("are whole at every moment of fifty switches", async () => {
    const first = await publish(1);
    writePage(publicDir(), "/", "<a>otra</a>");
    const second = await publish(2);
    const texts = new Set(
      [first, second].map(({ name }) => readFileSync(join(releasesDir(env), name, "index.html"), "utf8")),
    );
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

  it("keep the last five, and the served one however old", async () => {
    const made: string[] = [];
    for (let revision = 1; revision <= 8; revision++) made.push((await publish(revision)).name);
    await switchTo(env, made[0] as string);
    await pruneReleases(env, made[0] as string);
    expect(complete()).toEqual([made[0], ...made.slice(-4)]);
  });

  it("are made of one that nobody returns to any more: what is as before stays in its place, older ones stay as they are", async () => {
    const made: string[] = [];
    for (let revision = 1; revision <= 6; revision++) {
      writePage(publicDir(), "/proyecto/casa", `<h1>Casa ${revision}</h1>`);
      made.push((await publish(revision)).name);
    }
    const [oldest = "", second = ""] = made;
    const folder = inode(oldest, "contacto");
    await pruneReleases(env, made[5] as string);
    const last = testSnapshot(7, [{ slug: "otra", title: "Otra" }]);
    rmSync(publicDir(), { recursive: true });
    writeSite(publicDir(), last);
    const { name } = await publishChanges(last);
    const dir = join(releasesDir(env), name);
    expect(inode(name, "contacto")).toBe(folder);
    expect(await wholeRelease(env, name)).toMatchObject({ name, revision: 7 });
    expect(readFileSync(join(dir, "proyecto/otra/index.html"), "utf8")).toContain("Otra");
    expect(existsSync(join(dir, "proyecto/casa"))).toBe(false);
    expect(readFileSync(join(releasesDir(env), second, "proyecto/casa/index.html"), "utf8")).toContain("Casa 2");
    for (const older of made.slice(1)) expect(await wholeRelease(env, older)).toMatchObject({ name: older });
  });

  it("are whole although files were missing in the one they would be made of: it went while nothing waited", async () => {
    const made: string[] = [];
    for (let revision = 1; revision <= 6; revision++) made.push((await publish(revision)).name);
    rmSync(join(releasesDir(env), made[0] as string, "contacto/index.html"));
    await pruneReleases(env, made[5] as string);
    const [spare, idle] = [firstSpare(), new SpareInIdle(env, 0)];
    for (let turn = 0; turn < 500; turn++) if ((await idle.work()) && (await idle.look())) break;
    expect(existsSync(join(spare, "contacto/index.html"))).toBe(true);
    writePage(publicDir(), "/proyecto/casa", "<h1>Casa nueva</h1>");
    const { name } = await publishChanges(snapshot(7));
    expect(await wholeRelease(env, name)).toMatchObject({ name });
  });

  it("are looked through before they are used again, also in a folder that was looked through as a spare before", async () => {
    await publish(1);
    const idle = new SpareInIdle(env, 0);
    const rest = async () => {
      for (let turn = 0; turn < 500; turn++) if ((await idle.work()) && (await idle.look())) return;
    };
    await rest();
    const folder = statSync(firstSpare()).ino;
    const second = await publishChanges(snapshot(2));
    expect(inode(second.name, ".")).toBe(folder);
    for (let revision = 3; revision <= 7; revision++) await publish(revision);
    await pruneReleases(env, (await currentRelease(env)) ?? "");
    expect(statSync(firstSpare()).ino).toBe(folder);
    rmSync(join(firstSpare(), "contacto/index.html"));
    await rest();
    expect(existsSync(join(firstSpare(), "contacto/index.html"))).toBe(true);
  });

  it("have folders made beside a full build: each of the next five takes one, then old ones are old enough", async () => {
    const made = [(await publish(1)).name];
    await makeSpares(env, made[0] ?? "", () => undefined);
    const folders = spares().map((spare) => inode(spare, "contacto"));
    const oldest = inode(made[0] ?? "", "contacto");
    for (let revision = 2; revision <= 8; revision++) {
      writePage(publicDir(), "/proyecto/casa", `<h1>Casa ${revision}</h1>`);
      const { name } = await publishChanges(snapshot(revision));
      made.push(name);
      if (revision <= 6) expect(folders).toContain(inode(name, "contacto"));
      expect(await wholeRelease(env, name)).toMatchObject({ name, revision });
      await pruneReleases(env, name);
      expect(spares().length).toBe(Math.max(1, 6 - revision));
    }
    expect(complete()).toEqual(made.slice(-5));
    expect(inode(made[6] ?? "", "contacto")).toBe(oldest);
    await makeSpares(env, made[7] ?? "", () => undefined);
    expect(spares().length).toBe(1);
  });

  it("get other folders beside them where those that lie there have few of their files", async () => {
    const { name } = await publish(1);
    await makeSpares(env, name, () => undefined);
    const many = Array.from({ length: 200 }, (_, index) => `/proyecto/casa-${index}`);
    for (const path of many) writePage(publicDir(), path, `<h1>${path}</h1>`);
    const second = await publishChanges(snapshot(2));
    await makeSpares(env, second.name, () => undefined);
    expect(spares().map((spare) => existsSync(join(releasesDir(env), spare, "proyecto/casa-7")))).toEqual(
      Array(5).fill(true),
    );
  });

  it("are made in the folders of one that has few of their files, and have nothing else of it", async () => {
    const write200 = (text: string) => {
      for (let page = 0; page < 200; page++) writePage(publicDir(), `/proyecto/casa-${page}`, `<h1>${text}</h1>`);
    };
    write200("Antes");
    const { name } = await publish(1);
    await makeSpares(env, name, () => undefined);
    const folders = spares().map((spare) => inode(spare, "contacto"));
    const other = testSnapshot(2, [{ slug: "otra", title: "Otra" }]);
    rmSync(publicDir(), { recursive: true });
    writeSite(publicDir(), other);
    write200("Después");
    const second = await publishChanges(other);
    expect(folders).toContain(inode(second.name, "contacto"));
    expect(await wholeRelease(env, second.name)).toMatchObject({ name: second.name, revision: 2 });
    expect(existsSync(join(releasesDir(env), second.name, "proyecto/casa"))).toBe(false);
    expect(await wholeRelease(env, name)).toMatchObject({ name, revision: 1 });
  });

  it("need no such folder: who is to end ends, and leaves no half of one", async () => {
    const { name } = await publish(1);
    let asked = 0;
    const go = () => {
      if (++asked > 2) throw new Interrupted();
    };
    await expect(makeSpares(env, name, go)).rejects.toThrow(Interrupted);
    expect(spares().length).toBeLessThan(3);
    expect(readdirSync(releasesDir(env)).filter((one) => !isSpare(one))).toEqual([name]);
  });

  it("need no old one to be quick: while nothing waits, links to what is served are made for the next to be made of", async () => {
    const first = await publish(1);
    const spare = firstSpare();
    const idle = new SpareInIdle(env);
    for (let turn = 0; turn < 500 && !existsSync(spare); turn++) await idle.work();
    const folder = statSync(join(spare, "contacto")).ino;
    writePage(publicDir(), "/proyecto/casa", "<h1>Casa nueva</h1>");
    const { name } = await publishChanges(snapshot(2));
    expect(inode(name, "contacto")).toBe(folder);
    expect(await wholeRelease(env, name)).toMatchObject({ name, revision: 2 });
    expect(await wholeRelease(env, first.name)).toMatchObject({ name: first.name });
    expect(complete()).toEqual([first.name, name]);
  });

  it("of another program are no help to the next: in their place stand links to what is served", async () => {
    await publish(1);
    const spare = firstSpare();
    const [page, data] = [join(spare, "contacto/index.html"), JSON.stringify({ program: "otro", files: {} })];
    write(spare, releaseManifestFile, data);
    const idle = new SpareInIdle(env);
    for (let turn = 0; turn < 500 && !existsSync(page); turn++) await idle.work();
    expect(existsSync(page)).toBe(true);
  });

  describe("in which many files are new at once", () => {
    /** So many pages with that text, and what else the site has. */
    const publishMany = async (revision: number, text: string, many = 100) => {
      const paths = Array.from({ length: many }, (_, index) => `/proyecto/casa-${index}`);
      for (const path of paths) writePage(publicDir(), path, `<h1>${text} ${path}</h1>`.repeat(20));
      const site = siteIn(publicDir(), snapshot(revision), await servedRelease(env));
      const { name } = await makeRelease(env, { ...site, full: false, work: publicDir() });
      await switchTo(env, name);
      // The next is made in another folder: this one's files were taken over.
      rmSync(publicDir(), { recursive: true });
      writeSite(publicDir(), snapshot(revision));
      return name;
    };
    const page = (release: string, twin = "") => join(releasesDir(env), release, `proyecto/casa-7/index.html${twin}`);
    const unzipped = (file: string) => gunzipSync(readFileSync(file)).toString();
    const unpacked = (release: string) => unzipped(page(release, ".gz"));
    const finish = async (idle: TwinsInIdle) => {
      for (let turn = 0; turn < 500; turn++) if (await idle.work()) return;
    };

    it("are served without their compressed twins, which come while nothing waits, each of the page it stands beside", async () => {
      const first = await publishMany(1, "Antes");
      expect(existsSync(page(first, ".gz"))).toBe(false);
      expect(await wholeRelease(env, first)).toMatchObject({ name: first });
      await finish(new TwinsInIdle(env));
      expect(unpacked(first)).toBe(readFileSync(page(first), "utf8"));
      const manifest = await wholeRelease(env, first);
      expect(lackTwins(manifest?.files ?? ReleaseFiles.none)).toEqual([]);
      const second = await publishMany(2, "Después");
      expect(existsSync(page(second, ".gz"))).toBe(false);
      await finish(new TwinsInIdle(env));
      expect(unpacked(first)).toContain("<h1>Antes /proyecto/casa-7</h1>");
      expect(unpacked(second)).toContain("<h1>Después /proyecto/casa-7</h1>");
    });

    it("get them with a full build at the latest", async () => {
      await publishMany(1, "Antes");
      for (let index = 0; index < 100; index++)
        writePage(publicDir(), `/proyecto/casa-${index}`, `<h1>Antes /proyecto/casa-${index}</h1>`.repeat(20));
      const { name, changed } = await publish(2);
      expect(changed).toEqual([]);
      expect(unpacked(name)).toBe(readFileSync(page(name), "utf8"));
      expect(lackTwins((await wholeRelease(env, name))?.files ?? ReleaseFiles.none)).toEqual([]);
    });

    it("are not made of one whose twins are not all there, for one of them could stand beside another page", async () => {
      const first = await publishMany(1, "Antes");
      writeFileSync(page(first, ".gz"), "de otro");
      for (let revision = 2; revision <= 6; revision++) await publishMany(revision, `Vez ${revision}`);
      await pruneReleases(env, (await currentRelease(env)) ?? "");
      expect(existsSync(join(releasesDir(env), first))).toBe(false);
      expect(existsSync(firstSpare())).toBe(false);
    });

    it("hand on to the next the twins that are there by then", async () => {
      await publishMany(1, "Antes");
      const idle = new TwinsInIdle(env);
      const lacking = async () => lackTwins((await servedRelease(env))?.manifest.files ?? ReleaseFiles.none).length;
      const all = await lacking();
      for (let turn = 0; turn < 500 && (await lacking()) === all; turn++) await idle.work();
      const base = await servedRelease(env);
      const kept = base?.manifest.files ?? ReleaseFiles.none;
      const site = { ...siteIn(publicDir(), snapshot(2), base), made: new Map(), kept, full: false };
      const { name } = await makeRelease(env, site);
      await switchTo(env, name);
      expect(await lacking()).toBeLessThan(all);
      expect(await wholeRelease(env, name)).toMatchObject({ name });
    });

    it("have no twins of a file that is other than it was made: that is said, and found by who looks after what is served", async () => {
      const name = await publishMany(1, "Antes");
      writeFileSync(page(name), "otra");
      const warn = jest.spyOn(console, "warn").mockReturnValue(undefined);
      await finish(new TwinsInIdle(env));
      expect(warn).toHaveBeenCalledTimes(1);
      warn.mockRestore();
      expect((await servedRelease(env))?.manifest.files.get("/proyecto/casa-7/index.html")?.twins).toEqual([]);
      expect(existsSync(page(name, ".gz"))).toBe(false);
    });

    it("are made of links to them before their twins have come, which come there, too", async () => {
      await publishMany(1, "Antes");
      const spare = firstSpare();
      const [idle, twins] = [new SpareInIdle(env), new TwinsInIdle(env)];
      for (let turn = 0; turn < 500 && !existsSync(spare); turn++) await idle.work();
      const folder = statSync(join(spare, "proyecto/casa-7")).ino;
      const pageOf = (dir: string, number: number, twin = "") => join(dir, `proyecto/casa-${number}/index.html${twin}`);
      await finish(twins);
      expect(unzipped(pageOf(spare, 7, ".gz"))).toContain("Antes /proyecto/casa-7");
      expect(spares()).toHaveLength(1);

      const base = await servedRelease(env);
      const page7 = "/proyecto/casa-7/index.html";
      write(publicDir(), "proyecto/casa-7/index.html", "<h1>Otra</h1>".repeat(60));
      const site = {
        ...siteIn(publicDir(), snapshot(2), base),
        ...{ made: new Map([[page7, join(publicDir(), page7)]]), full: false },
        kept: base?.manifest.files.without([page7]) ?? ReleaseFiles.none,
      };
      const { name } = await makeRelease(env, site);
      expect(inode(name, "proyecto/casa-7")).toBe(folder);
      expect(unpacked(name)).toContain("<h1>Otra</h1>");
      expect(unzipped(pageOf(join(releasesDir(env), name), 8, ".gz"))).toContain("Antes /proyecto/casa-8");
      expect(await wholeRelease(env, name)).toMatchObject({ name });
      expect(lackTwins((await wholeRelease(env, name))?.files ?? ReleaseFiles.none)).toEqual([]);
    });

    it("are made in a folder of their own, when the old one has little in common with them", async () => {
      const most = 600;
      await publishMany(1, "Antes", most);
      await finish(new TwinsInIdle(env));
      const spare = firstSpare();
      const idle = new SpareInIdle(env);
      for (let turn = 0; turn < 500 && !existsSync(spare); turn++) await idle.work();
      const folder = statSync(join(spare, "contacto")).ino;
      const second = await publishMany(2, "Después", most);
      expect(inode(second, "contacto")).not.toBe(folder);
      await finish(new TwinsInIdle(env));
      const next = () => existsSync(spare) && readFileSync(join(spare, "proyecto/casa-7/index.html"), "utf8");
      for (let turn = 0; turn < 500 && next() !== readFileSync(page(second), "utf8"); turn++) await idle.work();
      expect(next()).toContain("Después");
    });
  });

  it("leave nothing half-made: what a dead builder left goes with the next", async () => {
    write(join(releasesDir(env), ".20260101-r1-1"), "index.html", "a medias");
    const { name } = await publish(1);
    expect(readdirSync(releasesDir(env))).toEqual([name]);
  });

  const withMounts = process.getuid?.() === 0 && process.platform === "linux" ? it : it.skip;
  withMounts("that cannot be deleted whole are not offered to return to, and hold up no other", async () => {
    const made: string[] = [];
    for (let revision = 1; revision <= 7; revision++) made.push((await publish(revision)).name);
    const at = () => readdirSync(releasesDir(env)).find((name) => name.endsWith(made[0] ?? "")) ?? "";
    const mounted = () => join(releasesDir(env), at(), "proyecto");
    execFileSync("mount", ["-t", "tmpfs", "tmpfs", mounted()]);
    try {
      await pruneReleases(env, made[6] as string);
      expect(complete()).toEqual(made.slice(2));
      await setAside(releasesDir(env), join(releasesDir(env), made[2] ?? ""));
      const idle = new RemoveInIdle(releasesDir(env));
      for (let turn = 0; turn < 20; turn++) await idle.work();
      expect(readdirSync(releasesDir(env)).filter(isGoing)).toEqual([at()]);
      expect(existsSync(join(releasesDir(env), at(), "index.html"))).toBe(false);
    } finally {
      execFileSync("umount", ["-l", mounted()]);
    }
  });

  withMounts("are published where there is no room for such folders: what was made of them gives it back", async () => {
    const disk = join(env.dataDir, "site");
    mkdirSync(disk);
    const names = () => Number(execFileSync("find", [disk, "-printf", "x"]).length);
    const sized = (most: number) => execFileSync("mount", ["-o", `remount,nr_inodes=${most}`, disk]);
    execFileSync("mount", ["-t", "tmpfs", "-o", "nr_inodes=100000", "tmpfs", disk]);
    try {
      const { name } = await publish(1);
      sized(names() * 3);
      await makeSpares(env, name, () => undefined);
      expect(readdirSync(releasesDir(env))).toEqual([name]);
      sized(100_000);
      await makeSpares(env, name, () => undefined);
      expect(spares().length).toBe(5);
      sized(names());
      write(publicDir(), "nueva.html", "<h1>Nueva</h1>");
      await expect(publish(2)).rejects.toThrow(/ENOSPC/);
      await publish(2);
      expect(spares()).toEqual([]);
    } finally {
      execFileSync("umount", ["-l", disk]);
    }
  });

  withMounts("survive a full disk: the served one stays, the room is given back, the next succeeds", async () => {
    const disk = join(env.dataDir, "site");
    mkdirSync(disk);
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=4m", "tmpfs", disk]);
    try {
      const first = await publish(1);
      write(publicDir(), "grande.bin", "x".repeat(6_000_000));
      const failure = await make(2).then(
        () => undefined,
        (error) => buildFailure(error, []),
      );
      expect(failure?.message).toContain("No queda espacio en el disco");
      expect(await currentRelease(env)).toBe(first.name);
      expect(readdirSync(releasesDir(env))).toEqual([first.name]);
      write(publicDir(), "grande.bin", "x");
      await publish(3);
      expect(existsSync(join(disk, "current/grande.bin"))).toBe(true);
    } finally {
      execFileSync("umount", ["-l", disk]);
    }
  });
});
