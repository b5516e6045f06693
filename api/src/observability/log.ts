import pino, { type Logger } from "pino";
import type { Env } from "../env";

type Thrown = {
  name?: string;
  message?: unknown;
  stack?: string;
  code?: unknown;
  errno?: unknown;
  syscall?: unknown;
  status?: unknown;
  responseCode?: unknown;
  command?: unknown;
  sql?: unknown;
  nativeError?: Thrown;
  cause?: unknown;
};

/** Messages of the language, the system and the connection pool contain no personal data. */
const safeErrorNames = /^(TypeError|ReferenceError|RangeError|AssertionError|AggregateError|KnexTimeoutError)$/;

/** Create the process's log, with one serializer for all errors. */
export const createLog = (env: Pick<Env, "LOG_LEVEL">): Logger =>
  pino({ level: env.LOG_LEVEL, serializers: { err: loggable } });

/**
 * Return what may be logged of an error: its type, stack and SQL statement with placeholders. Never the message of a
 * database or mail server, which repeats names, addresses and whole letters.
 */
export function loggable(error: unknown): object {
  if (typeof error !== "object" || error === null) return { type: typeof error };
  const thrown: Thrown = error;
  const { name, code, errno, syscall, status, responseCode, command, nativeError, cause } = thrown;
  return {
    type: error.constructor?.name ?? name,
    code: code ?? nativeError?.code,
    errno,
    syscall,
    status,
    responseCode,
    command: typeof command === "string" ? command.split(" ")[0] : undefined,
    message: safeMessage(thrown),
    stack: framesOf(thrown),
    ...(cause ? { cause: loggable(cause) } : {}),
  };
}

function safeMessage({ name = "", message, code, syscall, sql, nativeError }: Thrown): string | undefined {
  const text = String(message ?? "");
  if (sql !== undefined || /^(SQLITE|ER)_/.test(String(code ?? nativeError?.code))) return statementOf(text);
  return safeErrorNames.test(name) || syscall !== undefined ? text : undefined;
}

/**
 * Knex writes the statement first, with placeholders (`compileSqlOnError: false`). The engine's message follows after
 * a dash.
 */
const statementOf = (message: string): string => message.split(" - ", 1).join().slice(0, 500);

const framesOf = ({ stack = "" }: Thrown): string[] =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
