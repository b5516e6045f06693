import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "..");

/** Installs the packages when there are none, or when the lock file is newer. */
export function installPackages() {
  const installed = join(root, "node_modules", ".package-lock.json");
  const lock = join(root, "package-lock.json");
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log("Instalando dependencias (la primera vez tarda unos minutos)…");
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
}

/** Runs a command to its end, in the project's root, showing what it prints. Ends this process when it fails. */
export function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
}
