import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { BuilderApart, failedWith, repairedBySaving } from "../builderApart";
import { expect, siteFolder, test } from "../support";

/** The tests mount small disks and fill them. */
test.skip(process.getuid?.() !== 0 || process.platform !== "linux", "only root on Linux can mount a small disk");
test.setTimeout(10 * 60_000);

const megabyte = 1024 * 1024;
const noRoom = "No queda espacio en el disco";
const builder = BuilderApart.forThisFile();
const aside: string[] = [];

test.afterAll(() => {
  for (const folder of aside) rmSync(folder, { recursive: true });
});

test("keeps the old site when the releases' disk is full, reports it, and publishes once there is space", async ({
  desk,
  page,
}) => {
  const site = join(process.env.E2E_DATA_DIR ?? "", "site");
  const onDisk = copyOf(site);
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=400m", "tmpfs", site]);
  try {
    copy(onDisk, site);
    builder.start();
    const project = await desk.project();
    await desk.published();
    const before = await desk.page(`/proyecto/${project.slug}`);
    fill(site);
    await desk.change(project);
    await failedWith(desk, page, noRoom);
    expect(await desk.page(`/proyecto/${project.slug}`)).toEqual(before);
    rmSync(join(site, "relleno"));
    await repairedBySaving(desk, project);
  } finally {
    const served = copyOf(site);
    execFileSync("umount", ["-l", site]);
    copy(served, site);
  }
});

test("keeps the old site when Gatsby's disk is full, reports it, and publishes once there is space", async ({
  desk,
  page,
}) => {
  const project = await desk.project();
  const code = copyOf(siteFolder, (path) => !/\/marketing\/(?:\.cache|public|\.build)/.test(path));
  const taken = Number(execFileSync("du", ["-sm", code], { encoding: "utf8" }).split("\t")[0]);
  builder.start(`mount -t tmpfs -o size=${taken + 12}m tmpfs marketing; cp -a ${code}/. marketing/`);
  await desk.published();
  await desk.publishNow({ full: true });
  await failedWith(desk, page, noRoom);
  expect((await desk.page("/")).status).toBe(200);
  const larger = ["mount", "-o", `remount,size=${taken + 500}m`, siteFolder];
  execFileSync("nsenter", ["-t", String(builder.pid), "-m", ...larger]);
  await desk.publishNow({ full: true });
  expect(await desk.published()).toMatchObject({ full: true });
  await repairedBySaving(desk, project);
});

function copyOf(folder: string, filter: (path: string) => boolean = () => true): string {
  const kept = mkdtempSync(join(tmpdir(), "estudio-aside-"));
  aside.push(kept);
  cpSync(folder, kept, { recursive: true, verbatimSymlinks: true, filter });
  return kept;
}

/** Leave out a builder's work folder: its links are in both folders already, and Node refuses to copy them. */
const isKept = (name: string) => !basename(name).startsWith("work.");
const copy = (from: string, to: string) =>
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, force: true, filter: isKept });

/** Fill the disk. */
function fill(folder: string): void {
  for (let size = 400 * megabyte; size > 4096; ) {
    try {
      writeFileSync(join(folder, "relleno"), Buffer.alloc(size), { flag: "a" });
    } catch {
      size = Math.floor(size / 2);
    }
  }
}
