import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startTestApi } from "../../testing/testApi";
import { DiskStorage } from "./disk";

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe("private files and uploads", () => {
  let folder: string;
  const before = process.umask();
  beforeEach(() => {
    process.umask(0o022);
    folder = mkdtempSync(join(tmpdir(), "estudio-disk-"));
  });
  afterEach(() => {
    process.umask(before);
    rmSync(folder, { recursive: true });
  });
  const paths = () => [join(folder, "private", "plano"), join(folder, "uploads", "foto")];
  const folders = () => ["private", "uploads"].map((name) => join(folder, name));

  it("are readable only by their user", async () => {
    const storage = new DiskStorage(folder);
    const arrived = () => {
      const path = join(folder, "arrived");
      writeFileSync(path, "x", { mode: 0o644 });
      return path;
    };
    await storage.putPrivate("plano", arrived());
    await storage.receiveUpload("foto", arrived());
    expect(paths().map(mode)).toEqual(["600", "600"]);
    expect(folders().map(mode)).toEqual(["700", "700"]);
  });

  it("become private after an upgrade from a version that left them readable", async () => {
    for (const one of folders()) mkdirSync(one, { mode: 0o755 });
    for (const path of paths()) writeFileSync(path, "x", { mode: 0o644 });
    for (const one of folders()) chmodSync(one, 0o755);
    const api = await startTestApi("sqlite", { DATA_DIR: folder });
    await api.close();
    expect(paths().map(mode)).toEqual(["600", "600"]);
    expect(folders().map(mode)).toEqual(["700", "700"]);
  });
});
