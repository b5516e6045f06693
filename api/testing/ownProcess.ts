import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { programArguments } from "@estudio/database";
import type { TestDatabase } from "../../database/testing/engines";

const root = join(__dirname, "../..");

/**
 * The API as it is in production, a process of its own, on that database, without the site's builder.
 * @param variables environment settings of this test
 */
export async function startServer(
  { dataDir, options }: Pick<TestDatabase, "dataDir" | "options">,
  variables: Record<string, string> = {},
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, programArguments("api/src/server.ts", true), {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      PORT: "0",
      DATA_DIR: dataDir,
      DATABASE_URL: options.databaseUrl ?? "",
      SESSION_KEYS: "clave-de-prueba",
      BUILDER: "off",
      LOG_LEVEL: "silent",
      BCRYPT_COST: "4",
      ...variables,
    },
  });
  const [line] = (await once(createInterface({ input: child.stdout as NodeJS.ReadableStream }), "line")) as [string];
  return { child, url: line.replace(/^api /, "") };
}

/** Ends it: with SIGKILL as a power cut would, with SIGTERM as it should be. */
export async function endServer(child: ChildProcess, signal: "SIGKILL" | "SIGTERM"): Promise<void> {
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}
