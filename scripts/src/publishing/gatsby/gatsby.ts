import { spawn } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { GatsbyFailed, Interrupted } from "../failures";
import type { BuildEnv } from "./buildEnv";
import { workerFile } from "./gatsbyFolder";

const keptLines = 400;

/** What Gatsby says when a part is done, and how far along that is, in percent. */
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
  /** Gatsby's last lines. */
  output: string[];
  /** Called with percents as parts are done. */
  onProgress?: ((percent: number) => void) | undefined;
  /** Resolves when it ended well. @throws GatsbyFailed, or Interrupted after `stop` */
  done: Promise<void>;
  stop(): void;
};

/**
 * Starts `gatsby build`, in a process that ends with this one however this one ends.
 * @param variables where the content comes from, and what else differs from build to build
 */
export function startGatsby(env: BuildEnv, variables: Record<string, string>): GatsbyRun {
  const cli = require.resolve("gatsby/cli.js", { paths: [env.siteDir] });
  const child = spawn(process.execPath, [join(__dirname, "gatsbyProcess.cjs"), cli, "build"], {
    cwd: env.siteDir,
    env: { ...inherited(), ...gatsbyVariables(env), ...variables },
    stdio: ["pipe", "pipe", "pipe"],
  });
  if (child.pid) writeFileSync(workerFile(env), String(child.pid));
  let stopped = false;
  const read = (chunk: Buffer) => {
    const lines = chunk
      .toString()
      .split("\n")
      .filter((line) => line.trim());
    run.output.push(...lines);
    run.output.splice(0, Math.max(0, run.output.length - keptLines));
    for (const [said, percent] of milestones) if (lines.some((line) => line.includes(said))) run.onProgress?.(percent);
  };
  child.stdout.on("data", read);
  child.stderr.on("data", read);
  const done = new Promise<void>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, signal) => {
      rmSync(workerFile(env), { force: true });
      if (code === 0) resolve();
      else reject(stopped ? new Interrupted() : new GatsbyFailed(`gatsby build: ${signal ?? code}`));
    });
  });
  const stop = () => {
    stopped = true;
    child.kill("SIGTERM");
  };
  const run: GatsbyRun = { output: [], done, stop };
  return run;
}

/** Waits for its end, or stops it when this process is ending. */
export async function finish(run: GatsbyRun, isEnding: () => boolean): Promise<void> {
  const watch = setInterval(() => isEnding() && run.stop(), 200);
  await run.done.finally(() => clearInterval(watch));
}

/**
 * Gatsby hands all its variables to the program that renders the pages, and renders every page again when one comes or
 * goes: it gets the few it needs, and none of the API's secrets.
 */
function inherited() {
  const names = ["PATH", "HOME", "TMPDIR", "LANG", "NODE_OPTIONS"];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

function gatsbyVariables(env: BuildEnv) {
  return {
    NEXT_SNAPSHOT_URL: "",
    BUILDER_TOKEN: env.builderToken,
    SITE_URL: env.siteUrl,
    CI: "true",
    GATSBY_TELEMETRY_DISABLED: "1",
    GATSBY_CPU_COUNT: "2",
    NODE_ENV: "production",
    NO_COLOR: "1",
  };
}
