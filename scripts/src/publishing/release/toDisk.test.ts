import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toDisk } from "./toDisk";

describe("files that have to survive a loss of power", () => {
  let dir = "";
  let paths: string[] = [];
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), "estudio-disk-"));
    paths = Array.from({ length: 600 }, (_, index) => join(dir, String(index)));
    for (const path of paths) writeFileSync(path, "cal");
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  test("are brought there one by one when the system cannot do it in one go", async () => {
    const noFolder = join(dir, "no está");
    await toDisk(paths, noFolder);
    await expect(toDisk([...paths, noFolder], noFolder)).rejects.toThrow("ENOENT");
  });

  test("few of them one by one in any case", async () => {
    await expect(toDisk([join(dir, "0"), join(dir, "no está")], dir)).rejects.toThrow("ENOENT");
  });
});
