import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { parse } from "yaml";
import { cacheDir } from "../debian/unpack";
import { provide } from "../provide.mjs";
import { freePort } from "../testing/machine";
import { errandsOn } from "./errands";
import { Podman } from "./podman";
import { Stack } from "./stack";
import { makeStandIns } from "./standIns";

/**
 * `npm run test:containers`: build the Dockerfile and run the compose file with podman, as root on Debian.
 * The base images are replaced by stand-ins made of Debian's packages. The last line is `N passed, N failed`.
 */
const tools = "podman runc buildah podman-compose netavark aardvark-dns iptables debootstrap curl";
const image = "localhost/estudio:latest";
const tally = { passed: 0, failed: 0 };

async function main(): Promise<void> {
  if (process.getuid?.() !== 0)
    throw new Error("Hace falta ser root en un Debian: los contenedores se hacen y se juegan con podman.");
  for (const place of [
    "/usr/bin/podman-compose",
    "/usr/sbin/runc",
    "/usr/lib/podman/aardvark-dns",
    "/usr/sbin/debootstrap",
  ])
    provide("podman", tools, [place]);
  const folder = mkdtempSync(join(tmpdir(), "estudio-containers-"));
  try {
    await play(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`${tally.passed} passed, ${tally.failed} failed`);
  process.exitCode = tally.failed ? 1 : 0;
}

/** Build the image from a copy of the project in this folder, and run every errand with the stack. */
async function play(folder: string): Promise<void> {
  const podman = new Podman(join(cacheDir, "containers", "podman"));
  copyProject(folder);
  const { services } = parse(readFileSync(join(folder, "docker-compose.yml"), "utf8"));
  const base = /^FROM (\S+) AS/m.exec(readFileSync(join(folder, "Dockerfile"), "utf8"))?.[1] ?? "";
  const full = (name: string) => `docker.io/library/${name}`;
  console.log("\n— stand-ins for the base images —");
  makeStandIns(podman, { node: full(base), mysql: full(services.mysql.image), nginx: full(services.web.image) });
  await build(podman, folder, full(base));
  const stack = new Stack(podman, folder, "estudio-test", await settings());
  stack.down("-v");
  for (const { name, run } of errandsOn(stack, podman, image)) await errand(name, run);
  stack.down("-v");
}

async function errand(name: string, run: () => Promise<void> | void): Promise<void> {
  const began = performance.now();
  try {
    await run();
    tally.passed++;
    console.log(`✓ ${name} (${Math.round((performance.now() - began) / 1000)} s)`);
  } catch (error) {
    tally.failed++;
    console.log(
      `✗ ${name} (${Math.round((performance.now() - began) / 1000)} s)\n  ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** Copy what a clone of this work tree would hold: no packages, no builds, no `.env`. */
function copyProject(folder: string): void {
  const list = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  for (const file of list.split("\0").filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file), { errorOnExist: false });
  }
}

/**
 * npm uses this machine's settings and certificates during the build, mounted so that none of them stays in the
 * image.
 */
async function build(podman: Podman, folder: string, base: string): Promise<void> {
  console.log("\n— the image —");
  const npm = (name: string) => execFileSync("npm", ["config", "get", name], { encoding: "utf8" }).trim();
  const certificates = npm("cafile");
  const mounts = [
    ...(certificates.startsWith("/") ? [`${certificates}:${resolve(certificates)}:ro`] : []),
    `${npm("userconfig")}:/root/.npmrc:ro`,
  ].flatMap((mount) => ["--volume", mount]);
  const began = performance.now();
  if (!(await podman.show("podman", ["build", "--network", "host", ...mounts, "-t", image, "."], folder)))
    throw new Error("La imagen no se ha podido construir");
  const size = (name: string) => Math.round(Number(podman.run("image", "inspect", "-f", "{{.Size}}", name)) / 1e6);
  console.log(
    `image: ${size(image)} MB, ${size(image) - size(base)} MB of them ours (${Math.round((performance.now() - began) / 1000)} s)`,
  );
}

async function settings() {
  const port = String(await freePort());
  return {
    HTTP_PORT: port,
    SITE_URL: `http://127.0.0.1:${port}`,
    MYSQL_PASSWORD: "clavedeprueba",
    SESSION_KEYS: "clave-de-prueba",
    BUILDER_TOKEN: "constructor-de-prueba",
  };
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  console.log(`${tally.passed} passed, ${tally.failed + 1} failed`);
  process.exitCode = 1;
});
