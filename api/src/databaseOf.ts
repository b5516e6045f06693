import { join } from "node:path";
import type { ConnectionOptions } from "@estudio/database";
import type { Env } from "./env";

/** @returns how to reach the database that these settings name. */
export function databaseOf(env: Pick<Env, "DATABASE_URL" | "DATA_DIR">): ConnectionOptions {
  return { databaseUrl: env.DATABASE_URL, file: join(env.DATA_DIR, "estudio.sqlite") };
}
