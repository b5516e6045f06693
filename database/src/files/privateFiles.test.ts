import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect, migrate } from "..";

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe("data files", () => {
  let parent: string;
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), "estudio-private-"));
  });
  afterEach(() => rmSync(parent, { recursive: true }));

  const written = async (folder: string) => {
    const db = connect({ file: join(folder, "estudio.sqlite") });
    await migrate(db);
    const modes = Object.fromEntries(readdirSync(folder).map((name) => [name, mode(join(folder, name))]));
    await db.destroy();
    return modes;
  };
  const all600 = { "estudio.sqlite": "600", "estudio.sqlite-shm": "600", "estudio.sqlite-wal": "600" };

  it("are private to the owner when new", async () => {
    const folder = join(parent, "datos");
    expect(await written(folder)).toEqual(all600);
    expect(mode(folder)).toBe("700");
  });

  it("become private after an upgrade from a version that left them open; a folder that others may traverse stays so", async () => {
    const folder = join(parent, "datos");
    mkdirSync(folder, { mode: 0o755 });
    writeFileSync(join(folder, "estudio.sqlite"), "", { mode: 0o644 });
    expect(await written(folder)).toEqual(all600);
    expect(mode(folder)).toBe("700");
    chmodSync(folder, 0o711);
    await written(folder);
    expect(mode(folder)).toBe("711");
  });
});
