import { dirname } from "node:path";
import knex, { type Knex } from "knex";
import { knexSnakeCaseMappers } from "objection";
import { privateDatabase, privateFolder } from "../files/privateFiles";
import { acquireTimeoutMs, silent } from "./poolSettings";
import { Pulse } from "./pulse";
import { connectSqlite } from "./sqlite";

export type Engine = "sqlite" | "mysql";
export type ConnectionOptions = {
  /** `mysql://user:password@host:port/name`; empty for SQLite. */
  databaseUrl?: string;
  /** SQLite's file. */
  file?: string;
  /** Maximum connections to MySQL; SQLite always has one. */
  poolSize?: number;
  /** Queries to a frozen server fail within three seconds. For processes that serve people. */
  failFast?: boolean;
};

/**
 * Open the database: MySQL or SQLite.
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
      // Strict mode on any server: a value that is too long is refused, not truncated.
      afterCreate: (
        connection: { query(sql: string, done: (error: unknown) => void): void },
        done: (e: unknown, c: unknown) => void,
      ) =>
        connection.query("SET SESSION sql_mode='STRICT_ALL_TABLES,NO_ENGINE_SUBSTITUTION'", (error) =>
          done(error, connection),
        ),
    },
    acquireConnectionTimeout: acquireTimeoutMs,
  });
  if (failFast) new Pulse(connection).guard(db.client);
  return db;
}

/** `jsonStrings`: an option of mysql2 that Knex's types lack. */
type MySqlSettings = Knex.MySql2ConnectionConfig & { jsonStrings: boolean };

function mysqlSettings(url: URL): MySqlSettings {
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
  };
}

export function engineOf(db: Knex): Engine {
  return db.client.config.client === "mysql2" ? "mysql" : "sqlite";
}

type ErrorFields = Partial<Record<"code" | "errno" | "name" | "nativeError" | "sqlMessage" | "message", unknown>>;

const fieldsOf = (error: unknown): ErrorFields => (typeof error === "object" && error !== null ? error : {});

/** Return the driver's error. */
function factsOf(error: unknown) {
  const { nativeError } = fieldsOf(error);
  return fieldsOf(nativeError ?? error);
}

/** Return the driver's error code. */
function codeOf(error: unknown): string {
  const { code, name } = factsOf(error);
  return String(code ?? name ?? "");
}

/** Return whether the error is a unique constraint violation. */
export const isUniqueViolation = (error: unknown): boolean =>
  ["ER_DUP_ENTRY", "SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY"].includes(codeOf(error));

/** Return whether the referenced row is missing. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  ["ER_NO_REFERENCED_ROW_2", "SQLITE_CONSTRAINT_FOREIGNKEY"].includes(codeOf(error));

/** Return whether the transaction can be retried: it lost a deadlock or waited too long for a lock. */
export const isRetryable = (error: unknown): boolean =>
  ["ER_LOCK_DEADLOCK", "ER_LOCK_WAIT_TIMEOUT", "SQLITE_BUSY"].includes(codeOf(error));

/** A query on a connection that was lost before, for which mysql2 has no code. */
const isOnLostConnection = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "message" in error && /in closed state$/.test(String(error.message));

/** Codes of the drivers and of Node for a full disk. */
const diskFullCodes = /^(ENOSPC|SQLITE_(FULL|IOERR.*)|ER_(RECORD_FILE_FULL|DISK_FULL))$/;

/** Return whether a write failed because the disk is full. */
export const isDiskFull = (error: unknown): boolean => diskFullCodes.test(codeOf(error));

/** Codes for a server that is unreachable, shutting down, full or read-only. */
const unavailableCodes = [
  /^(KnexTimeoutError|E(CONNREFUSED|CONNRESET|TIMEDOUT|PIPE|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)|PROTOCOL_.+)$/,
  /^(ENOSPC|SQLITE_(FULL|IOERR.*|BUSY_TIMEOUT)|ER_(RECORD_FILE_FULL|DISK_FULL|OUT_OF_RESOURCES))$/,
  /^ER_(CON_COUNT_ERROR|TOO_MANY_USER_CONNECTIONS|SERVER_SHUTDOWN|NORMAL_SHUTDOWN|OPTION_PREVENTS_STATEMENT)$/,
];
/** MariaDB's number for a killed connection, for which mysql2 has no code. */
const killedErrno = 1927;

/** Return whether the database is unreachable or full, so that the same query may succeed later. */
export const isUnavailable = (error: unknown): boolean =>
  isRetryable(error) ||
  isOnLostConnection(error) ||
  factsOf(error).errno === killedErrno ||
  unavailableCodes.some((codes) => codes.test(codeOf(error)));

/**
 * Describe an error for a terminal or a log. A driver's own message contains the statement with its values, including
 * passwords and personal data, so it is replaced by a sentence.
 */
export function errorInWords(error: unknown): string {
  if (isUnavailable(error)) return `La base de datos no responde, o no tiene sitio (${codeOf(error)})`;
  if (isUniqueViolation(error)) return "Eso ya existe en la base de datos";
  const { nativeError, sqlMessage, message } = fieldsOf(error);
  if (nativeError || sqlMessage !== undefined || /^(ER_|SQLITE_)/.test(codeOf(error)))
    return `La base de datos ha rechazado la operación (${codeOf(error)})`;
  return typeof message === "string" ? message : String(error);
}

/** Retry the work after a lost deadlock, up to three attempts. */
export async function retrying<T>(work: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (tries > 1 && isRetryable(error)) return retrying(work, tries - 1);
    throw error;
  }
}

/** Run `work` in a transaction. A lost deadlock is retried, up to three attempts. An error rolls everything back. */
export function transaction<T>(db: Knex, work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  return retrying(() => db.transaction(work));
}
