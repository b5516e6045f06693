import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { browserPlaces } from "./testing/browser.cjs";

/**
 * Install missing system packages if this is Debian and root; else name them and exit.
 * @param needs for each: its name for people, its Debian packages separated by spaces, and paths, one of which must
 * exist
 */
export function provideAll(needs) {
  const lacking = needs.filter(([, , places]) => !places.some((place) => place && existsSync(place)));
  if (lacking.length === 0) return;
  const debianPackages = lacking.map(([, packages]) => packages).join(" ");
  if (!existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0) {
    const names = lacking.map(([name]) => name).join(", ");
    console.error(`Falta: ${names}. Instálalo (Debian/Ubuntu: apt-get install ${debianPackages}) y repite.`);
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

/** The browser of the tests. */
export const browser = ["Chromium", "chromium-headless-shell", browserPlaces];

export const provide = (...need) => provideAll([need]);
