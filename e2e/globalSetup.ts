import type { ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MailServer } from "../api/testing/mailServer";
import { mysqlDatabase } from "../database/testing/engines";
import { startServer } from "../database/testing/server.mjs";
import { freePort } from "../scripts/testing/machine";
import { endProduct, startProduct } from "./product";

const readyWithinMs = 15 * 60_000;

/**
 * Start the product with `npm start` on an empty data directory and a free port, and wait for its `ready` line.
 * With E2E_BASE_URL set, use that running one (with E2E_OWNER_EMAIL and E2E_OWNER_PASSWORD).
 */
export default async function setup() {
  if (process.env.E2E_BASE_URL) return;
  const dataDir = mkdtempSync(join(tmpdir(), "estudio-e2e-"));
  const server = process.env.E2E_ENGINE === "mysql" ? await startDatabase() : undefined;
  const mailbox = join(dataDir, "e2e-mailbox");
  const mail = new MailServer((letter, number) => writeFileSync(join(mailbox, `${number}.eml`), letter));
  mkdirSync(mailbox);
  const port = await freePort();
  const owner = { email: "duena@estudio.example", password: "una-clave-larga" };
  const variables = {
    PORT: String(port),
    DATA_DIR: dataDir,
    OWNER_EMAIL: owner.email,
    OWNER_PASSWORD: owner.password,
    LOG_LEVEL: "warn",
    BCRYPT_COST: "6",
    SMTP_URL: await mail.start(),
    MAIL_FROM: "web@estudio.example",
    // The tests request full builds explicitly.
    REBUILD_QUIET_SECONDS: "1",
    ...(server ? { DATABASE_URL: server.url, SESSION_KEYS: "clave-de-prueba" } : {}),
  };
  await lineOf(startProduct(variables, "pipe"), /^ready (http:\/\/\S+)$/m);
  Object.assign(process.env, {
    E2E_BASE_URL: `http://localhost:${port}`,
    E2E_OWNER_EMAIL: owner.email,
    E2E_OWNER_PASSWORD: owner.password,
    E2E_DATA_DIR: dataDir,
    E2E_MAILBOX: mailbox,
    E2E_DATABASE_URL: variables.DATABASE_URL ?? "",
    E2E_VARIABLES: JSON.stringify(variables),
  });
  return async () => {
    await endProduct(dataDir);
    await server?.stop();
    await mail.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
}

/** Create an empty database on the server at TEST_MYSQL_URL, or on a server of this run. */
async function startDatabase(): Promise<{ url: string; stop(): Promise<void> }> {
  if (process.env.TEST_MYSQL_URL) return databaseOn(process.env.TEST_MYSQL_URL);
  const server = await startServer();
  return { ...(await databaseOn(server.url)), stop: server.stop };
}

async function databaseOn(server: string) {
  const { options, dropServerSide } = await mysqlDatabase(server);
  return { url: options.databaseUrl, stop: dropServerSide };
}

function lineOf(child: ChildProcess, pattern: RegExp): Promise<void> {
  let seen = "";
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`npm start no ha terminado de arrancar:\n${seen}`)), readyWithinMs);
    child.once("exit", (code) => reject(new Error(`npm start ha terminado (${code}):\n${seen}`)));
    child.stdout?.on("data", (chunk: Buffer) => {
      seen += chunk;
      if (!pattern.test(seen)) return;
      clearTimeout(timer);
      resolve();
    });
  });
}
