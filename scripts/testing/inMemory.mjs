import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, statSync } from "node:fs";
import { join } from "node:path";

const disk = "/dev/shm";
const name = /^estudio-tests-(\d+)-/;
/** Bytes: the tests' files need up to 0.43 GB at once; the rest is for the programs that they start. */
const [room, memory] = [2e9, 8e9];

/**
 * Create a folder in memory for the tests' files, on a machine with enough of it, unless `TMPDIR` is set.
 * Performance: the suites that write most files take 52 s instead of 84 on a disk.
 * @returns the variables for the tests' environment; `end` removes the folder
 */
export function inMemory() {
  const none = { variables: {}, end() {} };
  if (process.env.TMPDIR || !existsSync(disk)) return none;
  removeAbandoned();
  const { bavail, bsize } = statfsSync(disk);
  if (process.availableMemory() < memory || bavail * bsize < room || runsNothing()) return none;
  const folder = mkdtempSync(join(disk, `estudio-tests-${process.pid}-`));
  return { variables: { TMPDIR: folder }, end: () => remove(folder) };
}

/** Return whether the disk in memory is mounted noexec: tests also run programs that they have written. */
function runsNothing() {
  const mounts = existsSync("/proc/self/mounts") ? readFileSync("/proc/self/mounts", "utf8").split("\n") : [];
  return mounts.some((line) => line.split(" ")[1] === disk && line.split(" ")[3]?.split(",").includes("noexec"));
}

/** Folders of this user's killed runs would stay in memory. */
function removeAbandoned() {
  for (const folder of readdirSync(disk)) {
    const [, pid] = name.exec(folder) ?? [];
    if (pid && !existsSync(`/proc/${pid}`) && isOurs(join(disk, folder))) remove(join(disk, folder));
  }
}

const isOurs = (folder) => statSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.();

/** A program left by a failed test may still write there. Then the next run removes the folder. */
function remove(folder) {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  } catch (error) {
    console.error(String(error));
  }
}
