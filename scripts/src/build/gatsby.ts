import { spawn } from "node:child_process";
import { join } from "node:path";
import type { BuildEnv } from "./buildEnv";
import { GatsbyFailed, Interrupted } from "./failures";

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

type Run = { env: BuildEnv; apiUrl: string; output: string[]; isEnding(): boolean; onProgress(percent: number): void };

/**
 * One `gatsby build`, in a process that ends with this one however this one ends.
 * @param output gets Gatsby's last lines
 * @throws GatsbyFailed, or Interrupted when this process is ending
 */
export function runGatsby({ env, apiUrl, output, isEnding, onProgress }: Run): Promise<void> {
  const cli = require.resolve("gatsby/cli.js", { paths: [env.siteDir] });
  const child = spawn(process.execPath, [join(__dirname, "gatsbyProcess.cjs"), cli, "build"], {
    cwd: env.siteDir,
    env: { ...process.env, ...gatsbyVariables(env, apiUrl) },
    stdio: ["pipe", "pipe", "pipe"],
  });
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
  const watch = setInterval(() => isEnding() && child.kill("SIGTERM"), 200);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, signal) => {
      clearInterval(watch);
      if (code === 0) resolve();
      else reject(isEnding() ? new Interrupted() : new GatsbyFailed(`gatsby build: ${signal ?? code}`));
    });
  });
}

function gatsbyVariables(env: BuildEnv, apiUrl: string) {
  return {
    API_URL: apiUrl,
    BUILDER_TOKEN: env.builderToken,
    SITE_URL: env.siteUrl,
    CI: "true",
    GATSBY_TELEMETRY_DISABLED: "1",
    GATSBY_CPU_COUNT: "2",
    NODE_ENV: "production",
    NO_COLOR: "1",
  };
}
