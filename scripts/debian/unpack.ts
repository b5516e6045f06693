import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { debianMirror } from "./mirror";

/** Downloads that are kept between runs, outside the project. */
export const cacheDir = join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "estudio");

type Wanted = { suite: string; packages: string[]; without?: RegExp };

/**
 * Download Debian packages of any suite with their dependencies, once, and unpack them into a cache folder without
 * installing them.
 * @param name the folder's name
 * @param without packages that are only nominal dependencies
 * @returns the folder
 * @throws Error in Spanish, saying what is missing
 */
export function unpacked(name: string, { suite, packages, without = /^$/ }: Wanted): string {
  const folder = join(cacheDir, name);
  if (existsSync(folder)) return folder;
  const work = join(cacheDir, `.${name}`);
  rmSync(work, { recursive: true, force: true });
  const archives = download(work, suite, packages);
  const debs = readdirSync(archives).filter((file) => file.endsWith(".deb") && !without.test(file));
  mkdirSync(join(work, "root"));
  console.log(`Desempaquetando ${debs.length} paquetes…`);
  for (const deb of debs) run("dpkg-deb", ["--extract", join(archives, deb), join(work, "root")]);
  renameSync(join(work, "root"), folder);
  rmSync(work, { recursive: true, force: true });
  return folder;
}

/** apt runs with its own list and state, in which nothing is installed, so that it downloads every dependency. */
function download(work: string, suite: string, packages: string[]): string {
  const mirror = debianMirror();
  if (!mirror || !existsSync("/usr/bin/apt-get"))
    throw new Error(`Hace falta un Debian con apt-get: de ahí salen ${packages.join(" y ")} (${suite}).`);
  for (const folder of ["lists/partial", "cache/archives/partial", "none"])
    mkdirSync(join(work, folder), { recursive: true });
  writeFileSync(join(work, "status"), "");
  writeFileSync(join(work, "sources.list"), `deb [signed-by=${mirror.keyring}] ${mirror.uri} ${suite} main\n`);
  const options = [
    `Dir::Etc::SourceList=${join(work, "sources.list")}`,
    `Dir::Etc::SourceParts=${join(work, "none")}`,
    `Dir::Etc::PreferencesParts=${join(work, "none")}`,
    `Dir::State::Lists=${join(work, "lists")}`,
    `Dir::State::Status=${join(work, "status")}`,
    `Dir::Cache=${join(work, "cache")}`,
    "Acquire::Languages=none",
    "APT::Sandbox::User=root",
  ].flatMap((option) => ["-o", option]);
  console.log(`Descargando ${packages.join(", ")} (${suite}): una sola vez…`);
  run("apt-get", [...options, "-qq", "update"]);
  run("apt-get", [...options, "-qq", "-y", "--no-install-recommends", "--download-only", "install", ...packages]);
  return join(work, "cache/archives");
}

function run(command: string, args: string[]): void {
  const { status, stderr } = spawnSync(command, args, { stdio: ["ignore", "ignore", "pipe"], encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ha fallado: ${stderr?.trim()}`);
}
