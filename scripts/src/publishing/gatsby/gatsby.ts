import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startInterval } from "@estudio/contract";
import { root } from "@estudio/database";
import type { BuildEnv } from "../buildEnv";
import { GatsbyFailed, Interrupted } from "../failures";
import type { BuildMonitor } from "../release/site";
import { buildDir, processMark, workerFile } from "./gatsbyFolder";

const keptLines = 400;

/** Lines of Gatsby's output that end a part, and the progress at that point in percent. */
const milestones: [string, number][] = [
  ["success initialize cache", 10],
  ["success source and transform nodes", 20],
  ["success createPages", 25],
  ["success run queries in workers", 35],
  ["success run static queries", 40],
  ["Building production JavaScript", 55],
  ["Building HTML renderer", 62],
  ["success Building static HTML", 75],
  ["success onPostBuild", 78],
];

export type GatsbyRun = {
  /**
   * Resolves when Gatsby succeeds.
   * @throws GatsbyFailed, or Interrupted after `stop`
   */
  done: Promise<void>;
  stop(): void;
};

/**
 * Start `gatsby build` in a process that ends with this one, even if this one is killed.
 * @param contentUrl serves the content in the API's place
 */
export function startGatsby(
  env: BuildEnv,
  contentUrl: string,
  { output, onProgress }: Omit<BuildMonitor, "isEnding">,
): GatsbyRun {
  const cli = require.resolve("gatsby/cli.js", { paths: [env.siteDir] });
  const temporary = freshTemporary(env);
  const child = spawn(process.execPath, [join(root, "scripts/src/publishing/gatsby/gatsbyProcess.cjs"), cli, "build"], {
    cwd: env.siteDir,
    env: { ...inherited(), ...gatsbyVariables(env), API_URL: contentUrl, TMPDIR: temporary },
    stdio: ["pipe", "pipe", "pipe"],
  });
  if (child.pid) writeFileSync(workerFile(env), processMark(child.pid));
  let stopped = false;
  const read = (chunk: Buffer) => {
    const lines = chunk
      .toString()
      .split("\n")
      .filter((line) => line.trim());
    output.push(...lines);
    output.splice(0, Math.max(0, output.length - keptLines));
    for (const [said, percent] of milestones) if (lines.some((line) => line.includes(said))) onProgress(percent);
  };
  child.stdout.on("data", read);
  child.stderr.on("data", read);
  const done = new Promise<void>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, signal) => {
      rmSync(workerFile(env), { force: true });
      rmSync(temporary, { recursive: true, force: true });
      if (code === 0) resolve();
      else reject(stopped ? new Interrupted() : new GatsbyFailed(`gatsby build: ${signal ?? code}`));
    });
  });
  const stop = () => {
    stopped = true;
    child.kill("SIGTERM");
  };
  return { done, stop };
}

/** Wait for the build, or stop it when this process is ending. */
export async function finish(run: GatsbyRun, isEnding: () => boolean): Promise<void> {
  const watch = startInterval(() => void (isEnding() && run.stop()), 200);
  try {
    await run.done;
  } catch (error) {
    // The signal that ends this process may have reached Gatsby first.
    throw isEnding() ? new Interrupted() : error;
  } finally {
    clearInterval(watch);
  }
}

/** Gatsby leaves empty folders in the temporary directory. It gets its own directory, emptied before each build. */
function freshTemporary(env: BuildEnv): string {
  const folder = join(buildDir(env), "tmp");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Gatsby gets these variables only, and none of the API's secrets. */
function inherited() {
  const names = ["PATH", "HOME", "LANG", "NODE_OPTIONS"];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

function gatsbyVariables(env: BuildEnv) {
  return {
    BUILDER_TOKEN: env.builderToken,
    SITE_URL: env.siteUrl,
    CI: "true",
    GATSBY_TELEMETRY_DISABLED: "1",
    GATSBY_CPU_COUNT: "2",
    NODE_ENV: "production",
    NO_COLOR: "1",
  };
}
