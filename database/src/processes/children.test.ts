import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startChild, startNicely } from "./children";

test("startChild reports a program that cannot be started, with the reason", async () => {
  const { ended } = startChild("/does/not/exist", [], { stdio: "ignore" });
  expect(await ended).toMatchObject({ code: null, error: { code: "ENOENT" } });
});

test("startChild reports the exit code", async () => {
  const { ended } = startChild(process.execPath, ["-e", "process.exit(7)"], { stdio: "ignore" });
  expect(await ended).toEqual({ code: 7, signal: null });
});

test("startNicely uses the normal priority on a machine without nice", async () => {
  const empty = mkdtempSync(join(tmpdir(), "estudio-path-"));
  const before = process.env.PATH;
  process.env.PATH = empty;
  const { ended } = startNicely(19, ["-e", "process.exit(3)"], { stdio: "ignore" });
  process.env.PATH = before;
  expect(await ended).toEqual({ code: 3, signal: null });
  rmSync(empty, { recursive: true });
});
