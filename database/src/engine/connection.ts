import { dirname } from "node:path";
import knex, { type Knex } from "knex";
import { knexSnakeCaseMappers } from "objection";
import { privateDatabase, privateFolder } from "../files/privateFiles";
import { longestWaitMs, silent } from "./poolSettings";
import { Pulse } from "./pulse";
import { connectSqlite } from "./sqlite";

export type Engine = "sqlite" | "mysql";
export type ConnectionOptions = {
  /** `mysql://user:password@host:port/name`; empty = the embedded database. */
  databaseUrl?: string;
  /** The embedded database's file. */
  file?: string;
  /** Open connections to MySQL at most; the embedded database always has one. */
  poolSize?: number;
  /** Queries to a server that is frozen fail within three seconds, instead of waiting for it: for whoever serves people. */
  failFast?: boolean;
};

/**
 * Opens the database. This file is the only place that knows there are two engines.
 * @throws when MySQL cannot be reached (at the first query) or the file cannot be created (at once)
 */
export function connect({ databaseUrl, file, poolSize = 10, failFast = false }: ConnectionOptions): Knex {
  if (databaseUrl) return connectMysql(databaseUrl, poolSize, failFast);
  if (!file) throw new Error("connect: se necesita databaseUrl o file");
  privateFolder(dirname(file));
  privateDatabase(file);
  return connectSqlite(file);
}

function connectMysql(databaseUrl: string, poolSize: number, failFast: boolean): Knex {
  const connection = mysqlSettings(new URL(databaseUrl));
  const db = knex({
    client: "mysql2",
    log: silent,
    ...knexSnakeCaseMappers(),
    compileSqlOnError: false,
    connection,
    pool: {
      min: 0,
      max: poolSize,
      // Strict on any server: a value too long is refused, never cut.
      afterCreate: (
        connection: { query(sql: string, done: (error: unknown) => void): void },
        done: (e: unknown, c: unknown) => void,
      ) =>
        connection.query("SET SESSION sql_mode='STRICT_ALL_TABLES,NO_ENGINE_SUBSTITUTION'", (error) =>
          done(error, connection),
        ),
    },
    acquireConnectionTimeout: longestWaitMs,
  });
  if (failFast) new Pulse(connection).guard(db.client);
  return db;
}

function mysqlSettings(url: URL): Knex.MySql2ConnectionConfig {
  return {
    host: url.hostname,
    port: Number(url.port || 3306),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    charset: "utf8mb4",
    timezone: "Z",
    dateStrings: true,
    jsonStrings: true,
    ...(url.searchParams.get("ssl") === "true" ? { ssl: {} } : {}),
  } as Knex.MySql2ConnectionConfig;
}

/** @returns which of the two engines this connection speaks. */
export function engineOf(db: Knex): Engine {
  return db.client.config.client === "mysql2" ? "mysql" : "sqlite";
}

/** @returns what the driver threw */
function factsOf(error: unknown) {
  const cause = (error as { nativeError?: unknown } | null)?.nativeError ?? error;
  return (cause ?? {}) as { code?: unknown; errno?: unknown; name?: string };
}

/** @returns the driver's own code of what went wrong */
function codeOf(error: unknown): string {
  const { code, name } = factsOf(error);
  return String(code ?? name ?? "");
}

/** @returns whether the error is a refused duplicate, on either engine. */
export const isUniqueViolation = (error: unknown): boolean =>
  ["ER_DUP_ENTRY", "SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY"].includes(codeOf(error));

/** @returns whether a row was to belong to another that is not there (any more). */
export const isForeignKeyViolation = (error: unknown): boolean =>
  ["ER_NO_REFERENCED_ROW_2", "SQLITE_CONSTRAINT_FOREIGNKEY"].includes(codeOf(error));

/** @returns whether the transaction lost against another and may simply be tried again. */
export const isRetryable = (error: unknown): boolean =>
  ["ER_LOCK_DEADLOCK", "ER_LOCK_WAIT_TIMEOUT", "SQLITE_BUSY"].includes(codeOf(error));

/** mysql2 gives it no code: the connection was lost before, and this was the next question on it. */
const isOnLostConnection = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "message" in error && /in closed state$/.test(String(error.message));

/** By the driver's codes, or Node's: a disk without room. */
const withoutRoom = /^(ENOSPC|SQLITE_(FULL|IOERR.*)|ER_(RECORD_FILE_FULL|DISK_FULL))$/;

/** @returns whether something could not be written because the disk is full */
export const isDiskFull = (error: unknown): boolean => withoutRoom.test(codeOf(error));

/** By the driver's codes: no way to the server, or none any more; it ends, is full, or takes no writes at present. */
const unavailable = [
  /^(KnexTimeoutError|E(CONNREFUSED|CONNRESET|TIMEDOUT|PIPE|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)|PROTOCOL_.+)$/,
  /^(ENOSPC|SQLITE_(FULL|IOERR.*|BUSY_TIMEOUT)|ER_(RECORD_FILE_FULL|DISK_FULL|OUT_OF_RESOURCES))$/,
  /^ER_(CON_COUNT_ERROR|TOO_MANY_USER_CONNECTIONS|SERVER_SHUTDOWN|NORMAL_SHUTDOWN|OPTION_PREVENTS_STATEMENT)$/,
];
/** MariaDB's for a connection that it has killed: mysql2 has no name for it. */
const killed = 1927;

/** @returns whether the database could not be asked at all, or has no room: nothing is wrong with the question. */
export const isUnavailable = (error: unknown): boolean =>
  isRetryable(error) ||
  isOnLostConnection(error) ||
  factsOf(error).errno === killed ||
  unavailable.some((codes) => codes.test(codeOf(error)));

/**
 * For a terminal or a log: what a driver says carries the statement and the values in it, also of passwords and people.
 * @returns a sentence; of an error of ours its own words
 */
export function errorInWords(error: unknown): string {
  if (isUnavailable(error)) return `La base de datos no responde, o no tiene sitio (${codeOf(error)})`;
  if (isUniqueViolation(error)) return "Eso ya existe en la base de datos";
  const { nativeError, sqlMessage, message } = error as {
    nativeError?: unknown;
    sqlMessage?: string;
    message?: string;
  };
  if (nativeError || sqlMessage !== undefined || /^(ER_|SQLITE_)/.test(codeOf(error)))
    return `La base de datos ha rechazado la operación (${codeOf(error)})`;
  return message ?? String(error);
}

/** Runs what a lost deadlock left undone again, up to three times. */
export async function retrying<T>(work: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (tries > 1 && isRetryable(error)) return retrying(work, tries - 1);
    throw error;
  }
}

/**
 * Runs `work` in a transaction; a lost deadlock is tried again, up to three times. What `work` throws rolls everything back.
 */
export function transaction<T>(db: Knex, work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  return retrying(() => db.transaction(work));
}
