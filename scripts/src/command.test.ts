import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { programArguments } from "@estudio/database";

/** The tests start whole programs, which takes minutes on a busy machine. */
jest.setTimeout(300_000);

const root = join(__dirname, "../..");
const copy = join(tmpdir(), `estudio-no-copy-${process.pid}`);

describe("a command", () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), "estudio-command-"));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  /** Run a command with a DATA_DIR that holds no studio. */
  function run(name: string, ...words: string[]) {
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" };
    const command = [...programArguments(`scripts/src/${name}.ts`, true), ...words];
    return spawnSync(process.execPath, command, { cwd: root, env, encoding: "utf8" });
  }

  test.each(["backup", "restore", "create-owner", "reset-password", "remove-demo"])(
    "prints the usage of %s for --help and for an unknown option, and does nothing else",
    (name) => {
      const usage = expect.stringContaining(`npm run ${name}`);
      expect(run(name, "--help")).toMatchObject({ status: 0, stdout: usage, stderr: "" });
      const { status, stdout, stderr } = run(name, "--lsit");
      expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: "", stderr: usage });
      expect(stderr).toContain("No hay ninguna opción --lsit");
      expect(readdirSync(dataDir)).toEqual([]);
      expect(existsSync(join(root, "--lsit"))).toBe(false);
    },
  );

  test.each<[string, string[]]>([
    ["backup", [copy]],
    ["backup", ["--scheduled"]],
    ["reset-password", ["ana@estudio.example"]],
    ["remove-demo", []],
  ])("creates no database for %s %s in a folder without one, and names that folder", (name, words) => {
    const { status, stdout, stderr } = run(name, ...words);
    expect({ status, stdout, stderr: stderr.trim() }).toEqual({
      status: 1,
      stdout: "",
      stderr: `No hay ninguna base de datos en DATA_DIR=${dataDir}`,
    });
    expect(readdirSync(dataDir)).toEqual([]);
    expect(existsSync(copy)).toBe(false);
  });
});
