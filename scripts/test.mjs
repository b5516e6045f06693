import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installPackages, root } from "./install.mjs";

/**
 * `npm test`: everything, on a fresh clone too. Lint, types, unit and HTTP tests on both engines, then the whole product
 * in a real browser on the embedded database and on MariaDB. The last line is `N passed, N failed`.
 */
const tally = { passed: 0, failed: 0 };
const reports = mkdtempSync(join(tmpdir(), "estudio-reports-"));
installPackages();
provide("mariadbd", "mariadb-server", ["/usr/sbin/mariadbd", "/usr/bin/mariadbd", "/opt/homebrew/bin/mariadbd"]);
provide("Chromium", "chromium", ["/usr/bin/chromium", "/usr/bin/chromium-browser", process.env.CHROMIUM ?? ""]);
provide("nginx", "nginx-light", ["/usr/sbin/nginx", "/usr/bin/nginx", "/opt/homebrew/bin/nginx"]);
provide("Java", "default-jre-headless", ["/usr/bin/java", "/usr/local/bin/java", "/opt/homebrew/bin/java"]);
provide("Caddy", "caddy", ["/usr/bin/caddy", "/opt/homebrew/bin/caddy"]);
provide("openssl", "openssl", ["/usr/bin/openssl", "/opt/homebrew/bin/openssl"]);
if (process.platform === "linux") provide("systemd-analyze", "systemd", ["/usr/bin/systemd-analyze"]);

step("lint", "npm", ["run", "--silent", "lint"]);
step("types", "npm", ["run", "--silent", "types"]);
suite("unit and HTTP tests", "npx", ["jest", "--json", `--outputFile=${join(reports, "jest.json")}`], readJest);
step("panel", "npm", ["run", "--silent", "build", "--workspace", "@estudio/backoffice"]);
for (const engine of ["embedded", "mariadb"]) {
  const file = join(reports, `${engine}.json`);
  suite(
    `browser tests, ${engine}`,
    "npx",
    ["playwright", "test", "-c", "e2e/playwright.config.ts"],
    () => readPlaywright(file),
    {
      E2E_ENGINE: engine,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    },
  );
}
rmSync(reports, { recursive: true, force: true });
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exit(tally.failed ? 1 : 0);

/** What the machine lacks is installed where that is ours to do, and named where it is not. */
function provide(name, debianPackage, places) {
  if (places.some((place) => place && existsSync(place))) return;
  if (!existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0) {
    console.error(`Falta ${name}. Instálalo (Debian/Ubuntu: apt-get install ${debianPackage}) y repite npm test.`);
    process.exit(1);
  }
  console.log(`Instalando ${debianPackage}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore", env });
  const { status } = spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", debianPackage], {
    stdio: ["ignore", "ignore", "inherit"],
    env,
  });
  if (status !== 0) process.exit(1);
}

function announce(name) {
  console.log(`\n— ${name} —`);
  return Date.now();
}

function call(command, args, env = {}) {
  return spawnSync(command, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } }).status === 0;
}

function step(name, command, args) {
  const began = announce(name);
  const passed = call(command, args);
  tally[passed ? "passed" : "failed"]++;
  console.log(`${name}: ${passed ? "passed" : "FAILED"} (${Math.round((Date.now() - began) / 1000)} s)`);
}

/** A run of many tests; one that ends badly without a failed test (or any test) is itself a failure. */
function suite(name, command, args, read, env) {
  const began = announce(name);
  const ended = call(command, args, env);
  const { passed, failed } = read();
  tally.passed += passed;
  tally.failed += failed || (ended && passed > 0 ? 0 : 1);
  console.log(`${name}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - began) / 1000)} s)`);
}

function json(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

function readJest() {
  const report = json(join(reports, "jest.json"));
  return {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0),
  };
}

function readPlaywright(file) {
  const stats = json(file)?.stats;
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 };
}
