import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../install.mjs";
import { inMemory } from "../testing/inMemory.mjs";

/** Counts of all suites of a command, which prints `N passed, N failed` as its last line. */
const tally = { passed: 0, failed: 0 };
const reports = mkdtempSync(join(tmpdir(), "estudio-reports-"));

/** Run one command that passes or fails as a whole. */
export async function step(name, command, args) {
  const began = announce(name);
  const passed = await call(command, args);
  tally[passed ? "passed" : "failed"]++;
  console.log(`${name}: ${passed ? "passed" : "FAILED"} (${seconds(began)} s)`);
}

export async function jest(name, args = [], env = {}) {
  const file = join(reports, "jest.json");
  const reporters = ["--reporters=default", `--reporters=${join(root, "scripts/testing/countReporter.mjs")}`];
  const read = () => json(file) ?? { passed: 0, failed: 0 };
  // `--forceExit`, because a failed test may leave handles open. The reporters come last: Jest takes any argument
  // after them for another reporter.
  const memory = inMemory();
  const own = { JEST_COUNTS: file, ...memory.variables, ...env };
  await suite(name, "npx", ["jest", "--forceExit", ...args, ...reporters], read, own).finally(memory.end);
  rmSync(file, { force: true });
}

/** @param env `E2E_ENGINE` chooses the database */
export async function playwright(name, args = [], env = {}) {
  const file = join(reports, `playwright-${env.E2E_ENGINE ?? "embedded"}.json`);
  const command = ["playwright", "test", "-c", "e2e/playwright.config.ts", ...args];
  const own = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...env };
  await suite(name, "npx", command, () => readPlaywright(file), own);
  rmSync(file, { force: true });
}

/** Print the counts and exit with 1 if anything failed. */
export function finish() {
  rmSync(reports, { recursive: true, force: true });
  console.log(`${tally.passed} passed, ${tally.failed} failed`);
  process.exit(tally.failed ? 1 : 0);
}

/** Run a suite of tests. A bad exit code without a failed test, or a suite without tests, counts as one failure. */
async function suite(name, command, args, read, env) {
  const began = announce(name);
  const ended = await call(command, args, env);
  const { passed, failed } = read();
  tally.passed += passed;
  tally.failed += failed || (ended && passed > 0 ? 0 : 1);
  console.log(`${name}: ${passed} passed, ${failed} failed (${seconds(began)} s)`);
}

function announce(name) {
  console.log(`\n— ${name} —`);
  return performance.now();
}

const seconds = (began) => Math.round((performance.now() - began) / 1000);

/** Return whether the command succeeded. */
function call(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });
    child.on("error", () => resolve(false)).on("exit", (code) => resolve(code === 0));
  });
}

function json(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

function readPlaywright(file) {
  const stats = json(file)?.stats;
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 };
}
