import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type BuildTime, parseBuildTimes, siteAddress } from "@estudio/contract";
import { root, useDataDir } from "@estudio/database";
import { dataDir } from "../env";

export type BuildEnv = {
  apiUrl: string;
  builderToken: string;
  siteUrl: string;
  dataDir: string;
  databaseUrl: string;
  quietMs: number;
  maxWaitMs: number;
  /** Times of day at which a full build is due whether or not anything changed. */
  buildTimes: BuildTime[];
  /** Gatsby's working directory. */
  siteDir: string;
};

/** @throws Error naming the variable and the valid format */
function seconds(name: string, fallback: number): number {
  const text = process.env[name] || String(fallback);
  if (!/^\d{1,6}$/.test(text)) throw new Error(`${name}: debe ser un número entero de segundos, no «${text}»`);
  return Number(text) * 1000;
}

/** @throws Error naming the variable and the valid format */
function read<T>(name: string, parse: (text: string) => T, fallback: string): T {
  try {
    return parse(process.env[name] ?? fallback);
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : error}`);
  }
}

function builderToken(): string {
  const file = join(dataDir(), "builder-token");
  if (process.env.BUILDER_TOKEN) return process.env.BUILDER_TOKEN;
  if (!existsSync(file)) throw new Error(`Falta BUILDER_TOKEN, y no está en ${file}: la hace la API al arrancar`);
  return readFileSync(file, "utf8").trim();
}

/** @throws Error in Spanish when the builder's token is missing, or a variable is invalid */
export function readBuildEnv(): BuildEnv {
  const folder = useDataDir(dataDir());
  const apiUrl = process.env.API_URL || `http://127.0.0.1:${process.env.PORT || 8080}`;
  return {
    apiUrl,
    builderToken: builderToken(),
    siteUrl: read("SITE_URL", siteAddress, "") || apiUrl,
    dataDir: folder,
    databaseUrl: process.env.DATABASE_URL || "",
    quietMs: seconds("REBUILD_QUIET_SECONDS", 20),
    maxWaitMs: seconds("REBUILD_MAX_WAIT_SECONDS", 300),
    buildTimes: read("REBUILD_AT", parseBuildTimes, "04:00"),
    siteDir: join(root, "marketing"),
  };
}
