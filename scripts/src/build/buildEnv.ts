import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSetTimes, type SetTime } from "@estudio/contract";
import { dataDir } from "../env";

export type BuildEnv = {
  apiUrl: string;
  builderToken: string;
  siteUrl: string;
  dataDir: string;
  databaseUrl: string;
  quietMs: number;
  maxWaitMs: number;
  /** Times of day at which a build is due whether or not anything changed. */
  setTimes: SetTime[];
  /** Whether the next build is started ahead of the change that will need it (REBUILD_AHEAD=off: no). */
  buildAhead: boolean;
  /** Where Gatsby works: its `.cache` and `public` are kept between builds. */
  siteDir: string;
};

const seconds = (name: string, fallback: number) => Number(process.env[name] || fallback) * 1000;

/** @throws when there is no builder's token, neither in BUILDER_TOKEN nor in DATA_DIR, or REBUILD_AT cannot be read */
export function readBuildEnv(): BuildEnv {
  const apiUrl = process.env.API_URL || `http://127.0.0.1:${process.env.PORT || 8080}`;
  return {
    apiUrl,
    builderToken: process.env.BUILDER_TOKEN || readFileSync(join(dataDir(), "builder-token"), "utf8").trim(),
    siteUrl: process.env.SITE_URL || apiUrl,
    dataDir: dataDir(),
    databaseUrl: process.env.DATABASE_URL || "",
    quietMs: seconds("REBUILD_QUIET_SECONDS", 2),
    maxWaitMs: seconds("REBUILD_MAX_WAIT_SECONDS", 60),
    setTimes: parseSetTimes(process.env.REBUILD_AT || ""),
    buildAhead: process.env.REBUILD_AHEAD !== "off",
    siteDir: join(__dirname, "../../../marketing"),
  };
}
