import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Three tests fail with errors that Jest cannot serialize: they contain themselves and functions. */
const tests = `
const holdsItself = () => { const error = new Error("rota"); error.error = error; error.call = () => error; return error; };
test("a", () => {});
test("b", () => {});
test("c", () => { throw holdsItself(); });
test("d", async () => { throw holdsItself(); });
test("e", () => expect(holdsItself()).toEqual({ one: 1 }));
`;

test("counts every test, however it fails", () => {
  const dir = mkdtempSync(join(tmpdir(), "estudio-suites-"));
  const config = join(dir, "jest.config.json");
  writeFileSync(config, JSON.stringify({ rootDir: dir, transform: {}, testMatch: ["**/*.test.js"], maxWorkers: 2 }));
  writeFileSync(join(dir, "one.test.js"), tests);
  writeFileSync(join(dir, "two.test.js"), 'test("f", () => {});');
  writeFileSync(join(dir, "three.test.js"), "this is no program");
  const program = `import(${JSON.stringify(join(__dirname, "suites.mjs"))}).then(async (suites) => {
    await suites.jest("prueba", ["one", "two", "three", "--config", ${JSON.stringify(config)}]);
    suites.finish();
  })`;
  const { stdout, status } = spawnSync(process.execPath, ["-e", program], { encoding: "utf8" });
  rmSync(dir, { recursive: true });
  expect([stdout.trim().split("\n").at(-1), status]).toEqual(["3 passed, 4 failed", 1]);
});
