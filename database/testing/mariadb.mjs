import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A private MariaDB server in a temporary directory: real, fast (nothing survives it), and gone afterwards. */

const binary = [
  "/usr/sbin/mariadbd",
  "/usr/bin/mariadbd",
  "/usr/local/bin/mariadbd",
  "/opt/homebrew/bin/mariadbd",
].find(existsSync);

export const hasMariadb = () => binary !== undefined;

/**
 * @param {{ durable?: boolean }} [options] durable: every commit is flushed to disk (crash tests)
 * @returns {Promise<{ url: string, pid: number, createDatabase(name: string): Promise<void>, stop(): Promise<void> }>} url: `mysql://root@127.0.0.1:port`
 */
export async function startMariadb({ durable = false } = {}) {
  if (!binary) throw new Error("Falta MariaDB: apt-get install mariadb-server (Debian/Ubuntu) o brew install mariadb");
  const dir = mkdtempSync(join(tmpdir(), "estudio-mariadb-"));
  execFileSync(
    "mariadb-install-db",
    ["--no-defaults", `--datadir=${dir}/data`, "--auth-root-authentication-method=normal"],
    { stdio: "ignore" },
  );
  const port = await freePort();
  const user = process.getuid?.() === 0 ? ["--user=root"] : [];
  const flush = durable ? [] : ["--innodb-flush-log-at-trx-commit=0", "--sync-binlog=0", "--innodb-doublewrite=0"];
  const args = [
    "--no-defaults",
    ...user,
    ...flush,
    `--datadir=${dir}/data`,
    `--socket=${dir}/s`,
    `--port=${port}`,
    "--bind-address=127.0.0.1",
    "--max-connections=500",
  ];
  const child = spawn(binary, args, { stdio: "ignore" });
  await reachable(child, port);
  const stop = () =>
    new Promise((resolve) => {
      child.once("exit", () => {
        rmSync(dir, { recursive: true, force: true });
        resolve(undefined);
      });
      child.kill("SIGTERM");
    });
  return {
    url: `mysql://root@127.0.0.1:${port}`,
    pid: child.pid,
    createDatabase: (name) => createDatabase(port, name),
    stop,
  };
}

async function createDatabase(port, name) {
  const { createConnection } = await import("mysql2/promise");
  const connection = await createConnection({ host: "127.0.0.1", port, user: "root" });
  await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  await connection.end();
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function reachable(child, port) {
  const { createConnection } = await import("mysql2/promise");
  for (let tries = 0; tries < 150; tries++) {
    if (child.exitCode !== null) throw new Error("MariaDB no ha arrancado");
    try {
      const connection = await createConnection({ host: "127.0.0.1", port, user: "root" });
      await connection.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error("MariaDB no responde");
}
