import { join, resolve } from "node:path";
import type { ConnectionOptions } from "@estudio/database";

/** @throws when the variable is missing or empty */
export function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Falta la variable de entorno ${name}`);
  return value;
}

export const dataDir = () => resolve(process.env.DATA_DIR || ".data");

export const databaseFromEnv = (): ConnectionOptions => ({
  databaseUrl: process.env.DATABASE_URL,
  file: join(dataDir(), "estudio.sqlite"),
});
