import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * What the machine lacks is installed where that is ours to do, and named where it is not.
 * @param name what a person calls it
 * @param debianPackages one or several, separated by spaces
 * @param places where it may be; one is enough
 */
export function provide(name, debianPackages, places) {
  if (places.some((place) => place && existsSync(place))) return;
  if (!existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0) {
    console.error(`Falta ${name}. Instálalo (Debian/Ubuntu: apt-get install ${debianPackages}) y repite.`);
    process.exit(1);
  }
  console.log(`Instalando ${debianPackages}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore", env });
  const { status } = spawnSync(
    "apt-get",
    ["install", "-y", "-qq", "--no-install-recommends", ...debianPackages.split(" ")],
    { stdio: ["ignore", "ignore", "inherit"], env },
  );
  if (status !== 0) process.exit(1);
}
