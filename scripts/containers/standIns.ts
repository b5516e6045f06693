import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { debianMirror } from "../debian/mirror";
import { cacheDir } from "../debian/unpack";
import { mysqlHome } from "../mysql/home";
import { mysqlEntryPoint } from "./mysqlEntryPoint";
import type { Podman } from "./podman";

export type Images = { node: string; mysql: string; nginx: string };

/**
 * Build stand-ins for the base images of the Dockerfile and the compose file, for machines that cannot pull images.
 * They are made once, from Debian's packages and npm's package of Node.
 */
export function makeStandIns(podman: Podman, images: Images): void {
  const folder = join(cacheDir, "containers");
  mkdirSync(folder, { recursive: true });
  const missing = (name: string) => !podman.hasImage(name);
  if (missing(images.node)) node(podman, folder, images.node);
  if (missing(images.nginx)) nginx(podman, folder, images.nginx);
  if (missing(images.mysql)) mysql(podman, folder, images.mysql);
}

/** Return the folder of a minimal Debian, and create it if it is missing. */
function debian(folder: string, name: string, packages: string[] = []): string {
  const root = join(folder, name);
  if (existsSync(root)) return root;
  const mirror = debianMirror();
  if (!mirror) throw new Error("Hace falta un Debian: de sus paquetes se hacen las imágenes.");
  console.log(`  Debian ${mirror.suite} con ${packages.join(", ") || "lo mínimo"}…`);
  rmSync(`${root}.new`, { recursive: true, force: true });
  const include = packages.length ? [`--include=${packages.join(",")}`] : [];
  must("debootstrap", ["--variant=minbase", ...include, mirror.suite, `${root}.new`, mirror.uri]);
  for (const path of ["var/cache/apt/archives", "var/lib/apt/lists", "usr/share/doc", "usr/share/locale"])
    rmSync(join(`${root}.new`, path), { recursive: true, force: true });
  must("mv", [`${root}.new`, root]);
  return root;
}

function copyOf(root: string): string {
  rmSync(`${root}.image`, { recursive: true, force: true });
  must("cp", ["-a", root, `${root}.image`]);
  return `${root}.image`;
}

function load(podman: Podman, root: string, image: string, changes: string[]): void {
  console.log(`  ${image}…`);
  const flags = changes.map((change) => `--change '${change}'`).join(" ");
  const { ok, errors } = podman.attempt("sh", ["-c", `tar -C ${root} -c . | podman import ${flags} - ${image}`]);
  if (!ok) throw new Error(`podman import ${image}: ${errors}`);
  rmSync(root, { recursive: true, force: true });
}

/** Import an image with the npm package `node` of that major version, npm and the user `node`. */
function node(podman: Podman, folder: string, image: string): void {
  const root = copyOf(debian(folder, "debian"));
  const packages = join(folder, "node");
  const major = /node:(\d+)/.exec(image)?.[1] ?? "24";
  must("npm", ["install", "--silent", "--no-save", "--prefix", packages, `node@${major}`, "npm@11"]);
  cpSync(join(packages, "node_modules/node/bin/node"), join(root, "usr/local/bin/node"));
  must("cp", ["-a", join(packages, "node_modules/npm"), join(root, "usr/local/lib/npm")]);
  must("ln", ["-s", "../lib/npm/bin/npm-cli.js", join(root, "usr/local/bin/npm")]);
  must("ln", ["-s", "../lib/npm/bin/npx-cli.js", join(root, "usr/local/bin/npx")]);
  must("chroot", [root, "useradd", "--uid", "1000", "--create-home", "node"]);
  // On machines that reach the registry with a certificate of their own.
  const certificates = process.env.NODE_EXTRA_CA_CERTS;
  if (certificates) cpSync(certificates, join(root, "etc/extra-certificates.crt"));
  load(podman, root, image, [
    "CMD node",
    ...(certificates ? ["ENV NODE_EXTRA_CA_CERTS=/etc/extra-certificates.crt"] : []),
  ]);
}

function nginx(podman: Podman, folder: string, image: string): void {
  const root = copyOf(debian(folder, "debian-nginx", ["nginx-light", "curl"]));
  load(podman, root, image, ["STOPSIGNAL SIGQUIT", 'CMD ["nginx", "-g", "daemon off;"]']);
}

function mysql(podman: Podman, folder: string, image: string): void {
  const root = copyOf(debian(folder, "debian"));
  must("cp", ["-a", mysqlHome(), join(root, "opt/mysql")]);
  rmSync(join(root, "opt/mysql/empty"), { recursive: true, force: true });
  for (const name of ["mysqld", "mysql", "mysqladmin", "mysqldump"])
    writeFileSync(join(root, "usr/local/bin", name), `#!/bin/sh\nexec /opt/mysql/bin/${name} "$@"\n`, { mode: 0o755 });
  writeFileSync(join(root, "usr/local/bin/entry-point"), mysqlEntryPoint, { mode: 0o755 });
  must("chroot", [root, "useradd", "--uid", "999", "mysql"]);
  mkdirSync(join(root, "var/lib/mysql"), { recursive: true });
  load(podman, root, image, ['ENTRYPOINT ["entry-point"]', 'CMD ["mysqld"]', "VOLUME /var/lib/mysql"]);
}

function must(command: string, args: string[]): void {
  const { status, stderr, stdout } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${stderr || stdout}`);
}
