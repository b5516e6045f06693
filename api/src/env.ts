import { resolve } from "node:path";
import { parseBackupTimes, parseBuildTimes, siteAddress } from "@estudio/contract";
import { backupsKept, storeOf } from "@estudio/database";
import { z } from "zod";

const or = new Intl.ListFormat("es", { type: "disjunction" });
const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, `debe ser ${or.format(values.filter(Boolean))}`);
const flag = oneOf(["", "0", "1", "false", "true"])
  .default("")
  .transform((value) => value === "1" || value === "true");
function wholeNumber(min = 0, max = 1_000_000) {
  const wrong = `debe ser un número entero de ${min} a ${max}`;
  return z.coerce.number(wrong).int(wrong).min(min, wrong).max(max, wrong);
}
const optional = z.string().default("");
const parsedBy =
  (parse: (text: string) => unknown) =>
  (text: string, { addIssue }: z.RefinementCtx) => {
    try {
      parse(text);
    } catch (error) {
      addIssue({ code: "custom", message: error instanceof Error ? error.message : String(error) });
    }
  };
const isMailServer = (url: string) => url === "" || (/^smtps?:\/\/[^/]/.test(url) && URL.canParse(url));
/** Accepts `web@estudio.example` and `Estudio <web@estudio.example>`. */
const isSender = (text: string) => text === "" || /^(?:[^<>]*<)?\s*[^\s<>@]+@[^\s<>@]+\s*>?$/.test(text.trim());
/**
 * Only the builder reads these (`scripts/src/publishing/buildEnv.ts`). Checked here so that a wrong value stops the
 * start instead of a later publication.
 */
const builderSettings = {
  REBUILD_QUIET_SECONDS: wholeNumber().optional(),
  REBUILD_MAX_WAIT_SECONDS: wholeNumber().optional(),
  REBUILD_AT: z.string().superRefine(parsedBy(parseBuildTimes)).optional(),
};

const schema = z.object({
  PORT: wholeNumber(0, 65535).default(8080),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z
    .string()
    .default(".data")
    .transform((path) => resolve(path)),
  DATABASE_URL: optional.refine((url) => url === "" || /^mysql:\/\//.test(url), "debe empezar por mysql://"),
  SITE_URL: optional.superRefine(parsedBy(siteAddress)).transform(siteAddress),
  SESSION_KEYS: optional,
  TRUST_PROXY: flag,
  PASSWORD_MIN_LENGTH: wholeNumber(6, 72).default(6),
  LEAKED_PASSWORDS: oneOf(["on", "off"]).default("off"),
  S3_ENDPOINT: optional,
  S3_REGION: z.string().default("auto"),
  S3_BUCKET: optional,
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  SMTP_URL: optional.refine(isMailServer, "debe empezar por smtp:// o smtps:// y seguir con el servidor"),
  MAIL_FROM: optional.refine(isSender, "se escribe así: web@estudio.example, o Estudio <web@estudio.example>"),
  BUILDER_TOKEN: optional,
  BUILDER: oneOf(["on", "off"]).default("on"),
  ...builderSettings,
  METRICS_TOKEN: optional,
  BACKUP_AT: optional.superRefine(parsedBy(parseBackupTimes)),
  BACKUP_TO: optional,
  BACKUP_KEEP: optional.superRefine(parsedBy(backupsKept)),
  BACKUP_S3_ENDPOINT: optional,
  BACKUP_S3_REGION: optional,
  BACKUP_S3_ACCESS_KEY_ID: optional,
  BACKUP_S3_SECRET_ACCESS_KEY: optional,
  FILES_AT_ONCE: wholeNumber(1, 1000).default(20),
  FILES_HOURLY_MB: wholeNumber().default(1000),
  FILES_HOURLY_MB_PER_ADDRESS: wholeNumber().default(200),
  FILES_TOTAL_MB: wholeNumber(0, 100_000_000).default(10_000),
  DISK_FLOOR_MB: wholeNumber(0, 100_000_000).default(500),
  DISK_RESERVE_MB: wholeNumber(0, 10_000).default(32),
  CONTACT_TRASH_HOURS: wholeNumber(0, 720).default(24),
  ACCESS_LOG: oneOf(["on", "off"]).default("off"),
  LOG_LEVEL: oneOf(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  SEED: oneOf(["demo", "none"]).default("demo"),
  OWNER_EMAIL: optional,
  OWNER_PASSWORD: optional,
});
export type Env = z.infer<typeof schema>;

/**
 * Read and validate the settings.
 * @throws Error naming every unusable variable, and why
 */
export function readEnv(variables: NodeJS.ProcessEnv = process.env): Env {
  const present = Object.fromEntries(
    Object.entries(variables).filter(([name, value]) => name in schema.shape && value !== ""),
  );
  const result = schema.safeParse(present);
  const lines = result.success
    ? backupStoreErrors(result.data)
    : result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  if (result.success && lines.length === 0) return withDefaults(result.data);
  throw new Error(`Hay variables de entorno que no se pueden usar:\n${lines.join("\n")}`);
}

/** Return the error line for a backup store that lacks settings, or an empty list. */
function backupStoreErrors(env: Env): string[] {
  try {
    storeOf(env.BACKUP_TO, env);
    return [];
  } catch (error) {
    return [`  ${error instanceof Error ? error.message : error}`];
  }
}

/** Return the settings as environment variables for a child process. */
export const variablesOf = (env: Env): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).map(([name, value]) => [name, typeof value === "boolean" ? (value ? "1" : "") : String(value)]),
  );

function withDefaults(env: Env): Env {
  return { ...env, SITE_URL: env.SITE_URL || `http://localhost:${env.PORT}` };
}
