import { join } from "node:path";
import type { ConnectionOptions } from "@estudio/database";
import type { Env } from "./env";

/** Return the connection options for these settings. */
export function connectionOptionsOf(env: Pick<Env, "DATABASE_URL" | "DATA_DIR">): ConnectionOptions {
  return { databaseUrl: env.DATABASE_URL, file: join(env.DATA_DIR, "estudio.sqlite") };
}
