import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { installPackages, root, run } from "./install.mjs";

/**
 * `npm run dev`: run the API (8080, restarted on changes), `gatsby develop` (8000) and Vite (5173).
 * Both dev servers proxy /api and /media to the API, so that cookies and origin checks work as in production.
 */
installPackages();
const api = `http://127.0.0.1:${process.env.PORT || "8080"}`;
const token = process.env.BUILDER_TOKEN || "desarrollo";
const env = {
  ...process.env,
  API_URL: api,
  BUILDER_TOKEN: token,
  BUILDER: "off",
  LOG_LEVEL: "warn",
  GATSBY_TELEMETRY_DISABLED: "1",
};
const children = [];

run(process.execPath, ["--import", "tsx", "scripts/src/create-owner.ts", "--quiet"], env);
start(process.execPath, [
  "--watch-path=api/src",
  "--watch-path=database/src",
  "--watch-path=contract/src",
  "--import",
  "tsx",
  "api/src/server.ts",
]);
await until(async () => (await fetch(`${api}/api/health`)).ok);
run(process.execPath, ["--import", "tsx", "scripts/src/seed/seed.ts", process.env.SEED || "demo"], env);
start("npx", ["vite", "--port", "5173", "--host", "127.0.0.1"], "backoffice");
start("npx", ["gatsby", "develop", "--port", "8000", "--host", "127.0.0.1"], "marketing");
console.log(`\n  web   http://localhost:8000\n  panel http://localhost:5173/admin/\n  api   ${api}/api/health\n`);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, end);

function start(command, args, folder = ".") {
  const child = spawn(command, args, {
    cwd: join(root, folder),
    stdio: ["ignore", "inherit", "inherit"],
    env,
    detached: true,
  });
  children.push(child);
  child.on("error", end).on("exit", end);
}

function end() {
  for (const { pid } of children.splice(0)) {
    try {
      process.kill(-pid, "SIGTERM");
    } catch {
      // Already gone.
    }
  }
  setTimeout(() => process.exit(0), 500);
}

async function until(check) {
  while (!(await check().catch(() => false))) await pause(200);
}
