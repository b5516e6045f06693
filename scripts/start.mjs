import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, statSync } from "node:fs";
import { get } from "node:http";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { installPackages, root, run } from "./install.mjs";
import { isOnlyOne } from "./onlyOne.mjs";
import { apiMemory, program } from "./programs.mjs";

/**
 * `npm start`: run everything on one origin. Installs packages, creates the database and the first owner, and seeds
 * the demo.
 * Starts the API, builds the panel and the site, and prints `ready http://localhost:PORT` when the home page is
 * served.
 */
installPackages();

const children = new Set();
let isEnding = false;
const end = () => {
  isEnding = true;
  for (const child of children) child.kill("SIGTERM");
};
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, end);
// A signal to npm ends its shell but not this process, which would keep the port.
const { ppid } = process;
if (process.env.npm_lifecycle_event === "start") setInterval(() => process.ppid !== ppid && end(), 500).unref();
const dataDir = resolve(root, process.env.DATA_DIR || ".data");
// A published site is probably complete: visitors come first, and the API itself reports invalid settings.
const isPublished = existsSync(join(dataDir, "site/current"));
if (!isPublished) await output("api/src/check.ts");
if (!(await isOnlyOne(dataDir))) {
  console.error(`Ya hay otro Estudio en marcha con esta carpeta de datos (DATA_DIR=${dataDir})`);
  process.exit(1);
}
if (isEnding) process.exit(1);
if (!isPublished) await furnish();
const api = begin(program("api/src/server.ts"), ["inherit", "inherit", "ipc"], apiMemory);
api.on("exit", (code, signal) => {
  sayWhenKilled("La API", signal);
  process.exit(code ?? 1);
});
const [address] = await once(api, "message");
if (isPublished) await furnish();
buildPanel();
console.log("Preparando la web…");
await until(async () => (await statusOf(`${address}/`)) === 200);
console.log(`ready ${address.replace(/127\.0\.0\.1|\[::1\]/, "localhost")}`);

/** Create the first owner and seed the demo. */
async function furnish() {
  const owner = await output("scripts/src/create-owner.ts", "--quiet");
  if (owner) announce(JSON.parse(owner));
  await output("scripts/src/seed/seed.ts", process.env.SEED || "demo");
}

function begin(args, streams, variables = {}) {
  const env = { ...variables, ...process.env };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ["ignore", ...streams] });
  children.add(child);
  child.on("error", (error) => {
    console.error(`${args.at(-1)} no arranca (${error.code})`);
    end();
    process.exit(1);
  });
  return child.on("exit", () => children.delete(child));
}

/**
 * Run a program of ours to its end. Return its output. When it fails, exit: it has reported the reason, unless it was
 * killed.
 */
function output(file, ...args) {
  const child = begin(program(file, ...args), ["pipe", "inherit"]);
  let text = "";
  child.stdout.on("data", (chunk) => {
    text += chunk;
  });
  return new Promise((resolve) => {
    child.on("close", (code, signal) => {
      if (code === 0) return resolve(text.trim());
      sayWhenKilled(file, signal);
      end();
      process.exit(code ?? 1);
    });
  });
}

/** A program that ends by itself has reported the reason. */
function sayWhenKilled(name, signal) {
  if (signal && !isEnding) console.error(`${name} ha terminado (señal ${signal})`);
}

function announce({ email, password }) {
  console.log(`\n  Propietaria del panel (se muestra una sola vez):\n    ${email}\n    ${password}\n`);
}

/** Not `fetch`: its first call loads 14 MB, which this process would keep. */
function statusOf(url) {
  return new Promise((resolve, reject) => {
    const asked = get(url, { timeout: 10_000 }, (answer) => resolve(answer.resume().statusCode));
    asked.on("timeout", () => asked.destroy(new Error("no answer")));
    asked.on("error", reject);
  });
}

async function until(check) {
  while (!(await check().catch(() => false))) await pause(200);
}

/** Build the panel when it is missing or older than its sources. */
function buildPanel() {
  const built = join(root, "backoffice/dist/index.html");
  const sources = [
    "backoffice/src",
    "backoffice/index.html",
    "backoffice/vite.config.ts",
    "contract/src",
    "docs/guia",
    "package-lock.json",
  ];
  if (existsSync(built) && sources.every((path) => newest(join(root, path)) <= statSync(built).mtimeMs)) return;
  console.log("Construyendo el panel…");
  run("npm", ["run", "build", "--workspace", "@estudio/backoffice", "--silent"]);
}

function newest(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}
