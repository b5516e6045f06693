import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { portOf } from "../../database/testing/portOf";
import { freePort } from "../testing/machine";
import { program } from "../testing/proxies";

const containers = join(__dirname, "../../deploy/containers");
const header = "Iface\tDestination\tGateway\tFlags\n";
/** A container of Docker's network 172.18.0.0/16. The bytes of addresses are in reverse order. */
const dockersRoutes = `${header}eth0\t000012AC\t00000000\t0001\neth0\t00000000\t010012AC\t0003\n`;

describe("nginx in the containers", () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), "estudio-trusted-"));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  /** Return what `trusted.sh` prints with those settings. */
  function trusted(settings: Record<string, string>): string {
    const routes = join(dir, "route");
    writeFileSync(routes, dockersRoutes);
    const env = { PATH: process.env.PATH, ...settings };
    return execFileSync("sh", [join(containers, "trusted.sh"), routes], { encoding: "utf8", env });
  }

  /** Return the headers that reach the API when a client at 127.0.0.1 claims to forward for another. */
  async function reaching(settings: Record<string, string>) {
    const api = createServer(({ headers }, answer) => void answer.end(JSON.stringify(headers)));
    await once(api.listen(0, "127.0.0.1"), "listening");
    const port = await freePort();
    writeFileSync(join(dir, "trusted.conf"), trusted(settings));
    writeFileSync(join(dir, "release.conf"), "return 503;");
    writeFileSync(join(dir, "resolver.conf"), "");
    const conf = readFileSync(join(containers, "nginx.conf"), "utf8")
      .replaceAll("/tmp/", `${dir}/`)
      .replace("listen 8080;", `listen 127.0.0.1:${port};`)
      .replace("http://api:8080", `http://127.0.0.1:${portOf(api)}`);
    writeFileSync(join(dir, "nginx.conf"), conf);
    const nginx = spawn(program("nginx", "nginx-light"), [
      "-p",
      dir,
      "-c",
      join(dir, "nginx.conf"),
      "-g",
      "daemon off;",
    ]);
    const url = `http://127.0.0.1:${port}`;
    while (!(await fetch(`${url}/.web`).catch(() => undefined))) {
      if (nginx.exitCode !== null) throw new Error("nginx no ha arrancado");
      await pause(50);
    }
    const says = { "X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https" };
    const seen: Record<string, string> = await (await fetch(`${url}/api/health`, { headers: says })).json();
    const ended = once(nginx, "exit");
    nginx.kill("SIGTERM");
    await ended;
    await new Promise((resolve) => api.close(resolve));
    return [seen["x-forwarded-for"], seen["x-forwarded-proto"]];
  }

  test("trusts X-Forwarded-For only from the named proxies", async () => {
    expect(await reaching({ TRUSTED_PROXIES: "192.0.2.1 127.0.0.1" })).toEqual(["203.0.113.9", "https"]);
    expect(await reaching({ TRUSTED_PROXIES: "192.0.2.1" })).toEqual(["127.0.0.1", "http"]);
  });

  test("trusts no other container or private network by default", async () => {
    expect(await reaching({ HTTP_ADDRESS: "127.0.0.1" })).toEqual(["127.0.0.1", "http"]);
  });

  test("trusts this machine if its port is local, and nobody if the port is open to the network", () => {
    expect(trusted({ HTTP_ADDRESS: "127.0.0.1" })).toContain("set_real_ip_from 172.18.0.1;");
    expect(trusted({ HTTP_ADDRESS: "0.0.0.0" })).not.toContain("set_real_ip_from");
  });
});
