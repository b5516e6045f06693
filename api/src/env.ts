import { resolve } from "node:path";
import { z } from "zod";

const flag = z
  .enum(["", "0", "1", "false", "true"])
  .default("")
  .transform((value) => value === "1" || value === "true");
const whole = (fallback: number) => z.coerce.number().int().min(0).default(fallback);
const optional = z.string().default("");

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(8080),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z
    .string()
    .default(".data")
    .transform((path) => resolve(path)),
  DATABASE_URL: optional.refine((url) => url === "" || /^mysql:\/\//.test(url), "debe empezar por mysql://"),
  SITE_URL: optional.transform((url) => url.replace(/\/+$/, "")),
  SESSION_KEYS: optional,
  TRUST_PROXY: flag,
  PASSWORD_MIN_LENGTH: z.coerce.number().int().min(6).max(72).default(6),
  S3_ENDPOINT: optional,
  S3_REGION: z.string().default("auto"),
  S3_BUCKET: optional,
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  SMTP_URL: optional,
  MAIL_FROM: optional,
  BUILDER_TOKEN: optional,
  BUILDER: z.enum(["on", "off"]).default("on"),
  REBUILD_QUIET_SECONDS: whole(2),
  REBUILD_MAX_WAIT_SECONDS: whole(60),
  LOG_LEVEL: z.string().default("info"),
  SEED: z.enum(["demo", "none"]).default("demo"),
  OWNER_EMAIL: optional,
  OWNER_PASSWORD: optional,
});
export type Env = z.infer<typeof schema>;

/**
 * The settings, read once.
 * @throws Error naming every variable that cannot be used, and why
 */
export function readEnv(variables: NodeJS.ProcessEnv = process.env): Env {
  const present = Object.fromEntries(
    Object.entries(variables).filter(([name, value]) => name in schema.shape && value !== ""),
  );
  const result = schema.safeParse(present);
  if (result.success) return withDefaults(result.data);
  const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`Hay variables de entorno que no se pueden usar:\n${lines.join("\n")}`);
}

/** @returns the settings as variables, for a process of ours */
export const variablesOf = (env: Env): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).map(([name, value]) => [name, typeof value === "boolean" ? (value ? "1" : "") : String(value)]),
  );

function withDefaults(env: Env): Env {
  return { ...env, SITE_URL: env.SITE_URL || `http://localhost:${env.PORT}` };
}
