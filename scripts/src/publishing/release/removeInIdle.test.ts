import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { RemoveInIdle, setAside } from "./removeInIdle";

describe("a release that nobody needs any more", () => {
  let releases: string;

  beforeEach(() => {
    releases = mkdtempSync(join(tmpdir(), "estudio-"));
  });
  afterEach(() => rmSync(releases, { recursive: true }));

  const release = (name: string, pages = 3) => {
    for (let page = 0; page < pages; page++) {
      mkdirSync(join(releases, name, "proyecto", `casa-${page}`), { recursive: true });
      writeFileSync(join(releases, name, "proyecto", `casa-${page}`, "index.html"), "casa");
    }
    return join(releases, name);
  };
  const untilGone = async (idle: RemoveInIdle) => {
    for (let turn = 0; turn < 500 && readdirSync(releases).length > 1; turn++) await idle.work();
  };

  it("is out of the way at once, and removed while nothing waits; the others stay", async () => {
    const [old, served] = [release("uno", 500), release("dos")];
    await setAside(releases, old);
    expect(existsSync(old)).toBe(false);
    expect(readdirSync(releases)).toHaveLength(2);
    await untilGone(new RemoveInIdle(releases));
    expect(readdirSync(releases)).toEqual(["dos"]);
    expect(readdirSync(join(served, "proyecto"))).toHaveLength(3);
  });

  it("is removed by the next builder when the one that began died, or two of them do it", async () => {
    release("dos");
    await setAside(releases, release("uno", 500));
    const [one, other] = [new RemoveInIdle(releases), new RemoveInIdle(releases)];
    await one.work();
    const going = readdirSync(releases).find((name) => name !== "dos");
    if (going) rmSync(join(releases, going, "proyecto"), { recursive: true });
    await one.work();
    await untilGone(other);
    expect(readdirSync(releases)).toEqual(["dos"]);
  });

  it("does not wait for ever: where publications follow each other without a pause few are left", async () => {
    for (let turn = 0; turn < 20; turn++) await setAside(releases, release(`r${turn}`));
    expect(readdirSync(releases).length).toBeLessThan(10);
    await new RemoveInIdle(releases).finish();
    expect(readdirSync(releases)).toEqual([]);
  });

  it("need not be there", async () => {
    await expect(setAside(releases, join(releases, "nadie"))).resolves.toBeUndefined();
  });
});
