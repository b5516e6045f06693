import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "..");

/** Install the exact versions of the lock, unless they are installed. */
export function installPackages() {
  if (isInstalled()) return;
  console.log("Instalando dependencias (la primera vez tarda unos minutos)…");
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
}

/** Compare the lock with npm's list of installed packages. Packages that npm may skip on this platform do not count. */
function isInstalled() {
  const wanted = packagesOf(join(root, "package-lock.json"));
  const installed = packagesOf(join(root, "node_modules", ".package-lock.json"));
  return Object.entries(wanted).every(
    ([path, { version, link, optional, devOptional, extraneous }]) =>
      !path.includes("node_modules/") ||
      link ||
      optional ||
      devOptional ||
      extraneous ||
      installed[path]?.version === version,
  );
}

function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : {};
}

/** Run a command in the project's root and show its output. Exits this process when it fails. */
export function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
}
