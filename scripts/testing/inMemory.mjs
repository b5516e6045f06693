import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

const disk = "/dev/shm";
const name = "estudio-tests-";
/** Bytes: the tests were seen to need 0.43 GB of it at once, and the programs that they start the rest. */
const [room, memory] = [2e9, 8e9];

/**
 * A folder in memory for what tests write, on a machine that has plenty: their databases and sites are made and removed by the
 * thousand. `TMPDIR`, where it is set, is used as it is.
 *
 * For the sake of a figure: what makes most files takes 52 s there instead of 84 on a disk. Nothing else is different.
 * @returns what the tests' environment needs for it; `end` removes the folder
 */
export function inMemory() {
  if (process.env.TMPDIR || !existsSync(disk) || process.availableMemory() < memory) return { variables: {}, end() {} };
  const { bavail, bsize } = statfsSync(disk);
  if (bavail * bsize < room) return { variables: {}, end() {} };
  removeAbandoned();
  const folder = mkdtempSync(join(disk, `${name}${process.pid}-`));
  return { variables: { TMPDIR: folder }, end: () => rmSync(folder, { recursive: true, force: true }) };
}

/** What runs that were killed have left would stay in memory. */
function removeAbandoned() {
  for (const folder of readdirSync(disk).filter((one) => one.startsWith(name)))
    if (!existsSync(`/proc/${folder.slice(name.length).split("-")[0]}`))
      rmSync(join(disk, folder), { recursive: true, force: true });
}
