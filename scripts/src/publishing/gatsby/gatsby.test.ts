import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BuildEnv } from "../buildEnv";
import { startGatsby } from "./gatsby";

/** Leaves a folder in the temporary directory, as Gatsby's workers do. */
const leavesFolder = `
  const temporary = require("node:os").tmpdir();
  require("node:fs").mkdtempSync(require("node:path").join(temporary, "gatsby-worker"));
  console.log("in " + temporary);
`;

describe("a build with Gatsby", () => {
  let siteDir: string;
  let env: BuildEnv;
  beforeEach(() => {
    siteDir = mkdtempSync(join(tmpdir(), "estudio-test-"));
    mkdirSync(join(siteDir, "node_modules/gatsby"), { recursive: true });
    mkdirSync(join(siteDir, ".build"));
    const nowhere = { apiUrl: "", builderToken: "", siteUrl: "", dataDir: siteDir, databaseUrl: "" };
    env = { ...nowhere, quietMs: 0, maxWaitMs: 0, buildTimes: [], siteDir };
  });
  afterEach(() => rmSync(siteDir, { recursive: true, force: true }));

  const build = async (program: string) => {
    writeFileSync(join(siteDir, "node_modules/gatsby/cli.js"), program);
    const output: string[] = [];
    const failed = await startGatsby(env, "", { output, onProgress: () => undefined }).done.then(
      () => false,
      () => true,
    );
    return { failed, usedDir: output.find((line) => line.startsWith("in "))?.slice(3) ?? "" };
  };

  test.each([
    ["ends well", "process.exit(0);", false],
    ["fails", "process.exit(1);", true],
    ["is killed", `process.kill(process.pid, "SIGKILL");`, true],
  ])("leaves nothing in the system's temporary directory when it %s", async (_how, end, fails) => {
    const { failed, usedDir } = await build(leavesFolder + end);
    expect([failed, usedDir.startsWith(siteDir), existsSync(usedDir)]).toEqual([fails, true, false]);
  });

  test("removes the folders of a build that was killed together with its builder", async () => {
    const { usedDir } = await build(`${leavesFolder}process.exit(0);`);
    mkdirSync(join(usedDir, "gatsby-worker-of-before"), { recursive: true });
    const looks = `console.log("in " + require("node:fs").readdirSync(require("node:os").tmpdir()).length);process.exit(0);`;
    expect((await build(looks)).usedDir).toBe("0");
    expect(readdirSync(join(siteDir, ".build"))).toEqual([]);
  });
});
