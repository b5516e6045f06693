import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./install.mjs";
import { inMemory } from "./testing/inMemory.mjs";

/** A command of several suites, counted together: its last line is `N passed, N failed`. */
const tally = { passed: 0, failed: 0 };
const reports = mkdtempSync(join(tmpdir(), "estudio-reports-"));

/** One command that passes or fails as a whole. */
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
  // A test that fails before it could tidy up leaves something open: the run ends all the same. The reporters come last:
  // whatever follows them would be taken for another one.
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

/** Says how many, and ends this process accordingly. */
export function finish() {
  rmSync(reports, { recursive: true, force: true });
  console.log(`${tally.passed} passed, ${tally.failed} failed`);
  process.exit(tally.failed ? 1 : 0);
}

/** A run of many tests; one that ends badly without a failed test (or any test) is itself a failure. */
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

/** @returns whether it ended well */
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
