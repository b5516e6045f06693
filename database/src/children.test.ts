import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startChild, startNicely } from "./children";

test("a program that cannot be started has ended, with the reason", async () => {
  const { ended } = startChild("/does/not/exist", [], { stdio: "ignore" });
  expect(await ended).toMatchObject({ code: null, error: { code: "ENOENT" } });
});

test("a program that runs ends with its code", async () => {
  const { ended } = startChild(process.execPath, ["-e", "process.exit(7)"], { stdio: "ignore" });
  expect(await ended).toEqual({ code: 7, signal: null });
});

test("on a machine without nice the program runs at the usual priority", async () => {
  const empty = mkdtempSync(join(tmpdir(), "estudio-path-"));
  const before = process.env.PATH;
  process.env.PATH = empty;
  const { ended } = startNicely(19, ["-e", "process.exit(3)"], { stdio: "ignore" });
  process.env.PATH = before;
  expect(await ended).toEqual({ code: 3, signal: null });
  rmSync(empty, { recursive: true });
});
