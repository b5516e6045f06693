import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { serverProgram } from "./serverProgram.mjs";

/** Disables flushing to disk, for speed. */
const careless = [
  "--innodb-flush-log-at-trx-commit=0",
  "--innodb-flush-method=nosync",
  "--innodb-doublewrite=0",
  "--skip-log-bin",
];

/**
 * Start a private server in a temporary directory, which `stop` deletes. MariaDB, or the MySQL in TEST_MYSQL_HOME.
 * @param {{ durable?: boolean }} [options] durable: every commit is flushed to disk (crash tests)
 * @returns {Promise<{ url: string, pid: number, stop(): Promise<void> }>} url: `mysql://root@127.0.0.1:port`
 */
export async function startServer({ durable = false } = {}) {
  const dir = mkdtempSync(join(tmpdir(), "estudio-server-"));
  const program = serverProgram(dir);
  program.initialize();
  const port = await freePort();
  const flush = durable ? [] : careless;
  const args = [
    ...program.args,
    ...flush,
    `--socket=${dir}/s`,
    `--port=${port}`,
    "--bind-address=127.0.0.1",
    "--max-connections=500",
  ];
  const child = spawn(program.command, args, { stdio: "ignore" });
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
    stop,
  };
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
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error("El servidor de base de datos no ha arrancado");
    try {
      const connection = await createConnection({ host: "127.0.0.1", port, user: "root" });
      await connection.end();
      return;
    } catch {
      await pause(100);
    }
  }
  throw new Error("El servidor de base de datos no responde");
}
