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

/** What the language, the system and the pool say speaks of the program, never of people. */
const spokenByTheProgram = /^(TypeError|ReferenceError|RangeError|AssertionError|AggregateError|KnexTimeoutError)$/;

/** @returns the process's log; whatever is thrown passes through one serializer */
export const createLog = (env: Pick<Env, "LOG_LEVEL">): Logger =>
  pino({ level: env.LOG_LEVEL, serializers: { err: loggable } });

/**
 * What the log keeps of an error: what kind it is, where it came from, the statement with its `?`. Never what was stored
 * or sent: databases and mail servers repeat names, addresses and whole letters in their messages.
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
    message: sayable(thrown),
    stack: framesOf(thrown),
    ...(cause ? { cause: loggable(cause) } : {}),
  };
}

function sayable({ name = "", message, code, syscall, sql, nativeError }: Thrown): string | undefined {
  const text = String(message ?? "");
  if (sql !== undefined || /^(SQLITE|ER)_/.test(String(code ?? nativeError?.code))) return statementOf(text);
  return spokenByTheProgram.test(name) || syscall !== undefined ? text : undefined;
}

/** Knex puts the statement first, with `?` for its values (`compileSqlOnError: false`); what the engine says comes after a dash. */
const statementOf = (message: string): string => message.split(" - ", 1).join().slice(0, 500);

const framesOf = ({ stack = "" }: Thrown): string[] =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
