import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "..");

/** Installs what the lock names, to the letter, unless it is there. */
export function installPackages() {
  if (isInstalled()) return;
  console.log("Instalando dependencias (la primera vez tarda unos minutos)…");
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
}

/** npm keeps a list of what it installed: every package of the lock is there in its version, but for other platforms'. */
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

/** Runs a command to its end, in the project's root, showing what it prints. Ends this process when it fails. */
export function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
}
