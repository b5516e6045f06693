import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { programArguments } from "@estudio/database";

const server = "api/src/server.ts";

/**
 * Work with the API of API_URL, or with one started for the occasion that builds no site: there is nothing to build
 * yet.
 * The started one listens on a free port, so that no program takes it for the real one.
 */
export async function withApi<T>(work: (apiUrl: string) => Promise<T>): Promise<T> {
  if (process.env.API_URL) return work(process.env.API_URL);
  const child = spawn(process.execPath, programArguments(server), {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, HOST: "127.0.0.1", PORT: "0", BUILDER: "off", LOG_LEVEL: "warn" },
  });
  const ended = once(child, "exit");
  const end = () => child.kill("SIGTERM");
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, end);
  try {
    const started = once(createInterface(child.stdout), "line");
    const failed = ended.then(() => Promise.reject(new Error("La API no ha arrancado")));
    const [line] = (await Promise.race([started, failed])) as [string];
    return await work(`http://127.0.0.1:${/\d+$/.exec(line)?.[0]}`);
  } finally {
    end();
    await ended;
  }
}
