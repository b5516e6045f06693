import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { programArguments } from "@estudio/database";

/** The tests start whole programs, which takes minutes on a busy machine. */
jest.setTimeout(300_000);

/** The builder is started alone, as in its own container. */
test.each([
  ["REBUILD_QUIET_SECONDS", "dos", "número entero"],
  ["REBUILD_MAX_WAIT_SECONDS", "-1", "número entero"],
  ["REBUILD_AT", "7 y media", "no es una hora"],
  ["SITE_URL", "estudio.example", "https://estudio.example"],
  ["BUILDER_TOKEN", "", "Falta BUILDER_TOKEN"],
])("refuses %s=«%s» in one sentence", (name, value, said) => {
  const dataDir = mkdtempSync(join(tmpdir(), "estudio-builder-"));
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", BUILDER_TOKEN: "secreto", [name]: value };
  const args = [...programArguments("scripts/src/build-site.ts", true), "--watch"];
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8", timeout: 60_000 });
  expect(status).toBe(1);
  expect(stderr.trim().split("\n")).toEqual([expect.stringContaining(said)]);
  expect(stderr).toContain(name);
  rmSync(dataDir, { recursive: true });
});
