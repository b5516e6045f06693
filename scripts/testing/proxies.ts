import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connect as connectTls } from "node:tls";
import { freePort } from "./machine";

export const machineFiles = join(__dirname, "../../deploy/machine");
export const domain = "estudio.example";

export type RunningProxy = { http: number; https: number; stop(): Promise<void> };

/**
 * Return the path of a program.
 * @throws Error naming the Debian package that contains it
 */
export function program(name: string, debianPackage = name): string {
  const found = ["/usr/sbin", "/usr/bin", "/opt/homebrew/bin"].map((dir) => join(dir, name)).find(existsSync);
  if (!found) throw new Error(`Falta ${name}: apt-get install ${debianPackage} (Debian/Ubuntu)`);
  return found;
}

/** Check and start the example for nginx. Only the ports and the certificate's path are replaced. */
export async function startNginxExample(upstream: number): Promise<RunningProxy> {
  const dir = mkdtempSync(join(tmpdir(), "estudio-nginx-"));
  const [http, https] = [await freePort(), await freePort()];
  const subject = ["-subj", `/CN=${domain}`, "-days", "2", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"];
  const files = ["-keyout", join(dir, "privkey.pem"), "-out", join(dir, "fullchain.pem")];
  execFileSync(program("openssl"), ["req", "-x509", "-nodes", ...subject, ...files], { stdio: "ignore" });
  const example = readFileSync(join(machineFiles, "nginx.conf"), "utf8")
    .replaceAll(`/etc/letsencrypt/live/${domain}`, dir)
    .replaceAll("127.0.0.1:8080", `127.0.0.1:${upstream}`)
    .replace(/^\s*listen \[::\].*$/gm, "")
    .replace("listen 80;", `listen 127.0.0.1:${http};`)
    .replace("listen 443", `listen 127.0.0.1:${https}`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (one) => `${one}_temp_path ${dir}/${one};`,
  );
  const file = join(dir, "nginx.conf");
  writeFileSync(
    file,
    `daemon off; pid ${dir}/pid; error_log stderr error; ${process.getuid?.() === 0 ? "user root;" : ""}
events {}
http { access_log off; ${temporary.join(" ")}
${example} }`,
  );
  const nginx = program("nginx", "nginx-light");
  execFileSync(nginx, ["-t", "-q", "-p", dir, "-c", file]);
  return running(spawn(nginx, ["-p", dir, "-c", file], { stdio: ["ignore", "ignore", "inherit"] }), dir, http, https);
}

/** Check and start the example for Caddy, with a self-signed certificate instead of a public one. */
export async function startCaddyExample(upstream: number): Promise<RunningProxy> {
  const dir = mkdtempSync(join(tmpdir(), "estudio-caddy-"));
  const [http, https] = [await freePort(), await freePort()];
  const env = { ...process.env, HOME: dir, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir };
  const caddy = program("caddy");
  const check = ["validate", "--adapter", "caddyfile", "--config"];
  execFileSync(caddy, [...check, join(machineFiles, "Caddyfile")], { env, stdio: "ignore" });
  const example = readFileSync(join(machineFiles, "Caddyfile"), "utf8").replace(":8080", `:${upstream}`);
  const own = `http_port ${http}\nhttps_port ${https}\ndefault_bind 127.0.0.1\nadmin off\nlocal_certs\nskip_install_trust`;
  const file = join(dir, "Caddyfile");
  writeFileSync(file, `{\n${own}\n}\n${example}`);
  const child = spawn(caddy, ["run", "--adapter", "caddyfile", "--config", file], { env, stdio: "ignore" });
  return running(child, dir, http, https);
}

async function running(child: ChildProcess, dir: string, http: number, https: number): Promise<RunningProxy> {
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  while (!((await listens(http)) && (await speaksTls(https)))) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} no ha arrancado`);
    await pause(50);
  }
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(dir, { recursive: true, force: true });
  };
  return { http, https, stop };
}

const listens = (port: number) => answered(connect(port, "127.0.0.1"), "connect");
/** Unlike a plain connection, this waits for the certificate. */
const speaksTls = (port: number) =>
  answered(connectTls({ port, host: "127.0.0.1", servername: domain, rejectUnauthorized: false }), "secureConnect");

const answered = (socket: Socket, event: string) =>
  new Promise<boolean>((resolve) => {
    socket.once("error", () => resolve(false)).once("close", () => resolve(false));
    socket.once(event, () => {
      resolve(true);
      socket.destroy();
    });
  });
