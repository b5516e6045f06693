import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { privateFolder } from "@estudio/database";
import type { Env } from "../env";

/**
 * Return SESSION_KEYS, or a key generated once and kept in DATA_DIR.
 * @throws Error with MySQL and no SESSION_KEYS, because several processes must share the keys
 */
export function sessionKeys(env: Env): string[] {
  if (env.SESSION_KEYS)
    return env.SESSION_KEYS.split(",")
      .map((key) => key.trim())
      .filter(Boolean);
  if (env.DATABASE_URL)
    throw new Error("Con MySQL hace falta SESSION_KEYS: una o varias claves largas, separadas por comas");
  return [keptSecret(env.DATA_DIR, "session-keys")];
}

export function builderToken(env: Env): string {
  return env.BUILDER_TOKEN || keptSecret(env.DATA_DIR, "builder-token");
}

function keptSecret(dataDir: string, name: string): string {
  const path = join(dataDir, name);
  if (existsSync(path)) return readFileSync(path, "utf8").trim();
  privateFolder(dataDir);
  const secret = randomBytes(32).toString("hex");
  writeFileSync(path, `${secret}\n`, { mode: 0o600 });
  return secret;
}
