import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const binary = ["/usr/sbin/nginx", "/usr/bin/nginx", "/opt/homebrew/bin/nginx"].find(existsSync);

/** Serve the current release of a data directory with nginx and the release's own rules. The caller kills it. */
export async function startNginx(dataDir: string, port: number): Promise<ChildProcess> {
  if (!binary) throw new Error("Falta nginx: apt-get install nginx-light (Debian/Ubuntu) o brew install nginx");
  const temp = join(dataDir, "nginx");
  mkdirSync(temp, { recursive: true });
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((one) => `${one}_temp_path ${temp}/${one};`);
  const conf = `daemon off; worker_processes 1; pid ${temp}/pid; error_log stderr error; ${process.getuid?.() === 0 ? "user root;" : ""}
events {}
http {
  access_log off; ${paths.join(" ")}
  types { text/html html; text/javascript js; text/css css; application/json json; font/woff2 woff2; image/svg+xml svg; image/png png; text/xml xml; }
  server { listen 127.0.0.1:${port}; include "${dataDir}/site/current/.nginx.conf"; }
}`;
  writeFileSync(join(temp, "nginx.conf"), conf);
  const child = spawn(binary, ["-p", temp, "-c", join(temp, "nginx.conf")], { stdio: ["ignore", "ignore", "inherit"] });
  for (let tries = 0; tries < 100; tries++) {
    if (child.exitCode !== null) throw new Error("nginx no ha arrancado");
    if (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)) break;
    await pause(50);
  }
  return child;
}
