import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const disk = "/dev/shm";

/** Return the folder that a run gets, and whether it exists during the run and afterwards. */
function given(variables: Record<string, string> = {}) {
  const program = `import(${JSON.stringify(join(__dirname, "inMemory.mjs"))}).then(({ inMemory }) => {
    const { existsSync, writeFileSync } = require("node:fs");
    const memory = inMemory();
    const { TMPDIR } = memory.variables;
    if (TMPDIR) writeFileSync(TMPDIR + "/una", "base de datos");
    const there = existsSync(TMPDIR ?? "");
    memory.end();
    console.log(JSON.stringify({ TMPDIR, there, left: existsSync(TMPDIR ?? "") }));
  })`;
  const { TMPDIR, ...env } = process.env;
  const { stdout } = spawnSync(process.execPath, ["-e", program], { env: { ...env, ...variables }, encoding: "utf8" });
  return JSON.parse(stdout);
}

(existsSync(disk) ? describe : describe.skip)("inMemory, on a machine with /dev/shm", () => {
  it("leaves nothing there", () => {
    const { TMPDIR, there, left } = given();
    if (TMPDIR) expect(TMPDIR).toMatch(/^\/dev\/shm\/estudio-tests-/);
    expect([there, left]).toEqual([Boolean(TMPDIR), false]);
  });

  it("removes the folder of a killed run, but not of a running one", () => {
    const nobody = join(disk, `estudio-tests-${2 ** 22 + 1}-prueba`);
    const ours = join(disk, `estudio-tests-${process.pid}-prueba`);
    for (const folder of [nobody, ours]) mkdirSync(join(folder, "base"), { recursive: true });
    given();
    const left = [nobody, ours].map((folder) => existsSync(folder));
    for (const folder of [nobody, ours]) rmSync(folder, { recursive: true, force: true });
    expect(left).toEqual([false, true]);
  });
});

test("leaves TMPDIR as it is when it is set", () => {
  const elsewhere = mkdtempSync(join(tmpdir(), "estudio-elsewhere-"));
  expect(given({ TMPDIR: elsewhere })).toEqual({ there: false, left: false });
  rmSync(elsewhere, { recursive: true });
});
