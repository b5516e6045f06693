import type { Knex } from "knex";
import knex from "knex";
import { knexSnakeCaseMappers } from "objection";
import { acquireTimeoutMs, silent } from "./poolSettings";
import { isBusy, retryWhileLocked } from "./retryWhileLocked";
import { yieldToEventLoop } from "./yieldToEventLoop";

type Connection = { __knex__disposed?: unknown; exec(sql: string): void };
type Query = { sql: string };
type TransactionConfig = { connection?: Connection } | undefined;
/** The parts of Knex used here, which have no types. */
interface KnexTransaction {
  client: LibsqlClient;
  readOnly?: boolean;
  acquireConnection(config: TransactionConfig, work: (connection: Connection) => unknown): Promise<unknown>;
  begin(connection: Connection): Promise<unknown>;
  query(connection: Connection, sql: string): Promise<unknown>;
}
interface KnexRunner {
  client: LibsqlClient;
  builder: { _connection?: Connection };
  connection: Connection | undefined;
  ensureConnection(work: unknown, parameters?: { stream?: unknown }): Promise<unknown>;
}
interface KnexClient {
  transacting?: boolean;
  acquireConnection(): Promise<Connection>;
  releaseConnection(connection: Connection): Promise<void>;
  query(connection: Connection, sql: string): Promise<unknown>;
  _query(connection: Connection, query: Query): Promise<Query>;
}
type ClassOf<T> = new (...parameters: unknown[]) => T;

/** Knex's better-sqlite3 dialect on libsql, which npm has prebuilt for every platform of Node 20. */
const BetterSqlite: ClassOf<KnexClient> = require("knex/lib/dialects/better-sqlite3");
const SqliteTransaction: ClassOf<KnexTransaction> = require("knex/lib/dialects/sqlite3/execution/sqlite-transaction");
const Runner: ClassOf<KnexRunner> = require("knex/lib/execution/runner");

const lock = "BEGIN IMMEDIATE;";
/** Transactions that have begun and hold their lock. */
const lockedTransactions = new WeakSet<object>();

/**
 * Takes the write lock at the beginning and waits for it without holding the connection. Otherwise a transaction that
 * reads first and writes later would fail at once if another process (the builder) wrote in between. `readOnly`
 * transactions take no lock and never wait.
 */
class LockingTransaction extends SqliteTransaction {
  override async acquireConnection(config: TransactionConfig, work: (free: Connection) => unknown): Promise<unknown> {
    const { client, readOnly } = this;
    if (client.transacting || config?.connection) return super.acquireConnection(config, work);
    const connection = await retryWhileLocked(async () => {
      const free = await client.acquireConnection();
      try {
        await client.query(free, readOnly ? "BEGIN;" : lock);
        return free;
      } catch (error) {
        await client.releaseConnection(free);
        throw error;
      }
    });
    lockedTransactions.add(this);
    try {
      return await super.acquireConnection({ ...config, connection }, work);
    } finally {
      await client.releaseConnection(connection);
    }
  }

  override begin(connection: Connection): Promise<unknown> {
    return lockedTransactions.has(this) ? Promise.resolve() : this.query(connection, lock);
  }
}

/**
 * A single statement gives its connection back while another process holds the lock, so that reads continue meanwhile.
 */
class PatientRunner extends Runner {
  override ensureConnection(work: unknown, parameters?: { stream?: unknown }): Promise<unknown> {
    const run = (): Promise<unknown> => super.ensureConnection(work, parameters);
    if (this.connection || this.builder._connection || this.client.transacting || parameters?.stream) return run();
    return retryWhileLocked(() => {
      this.connection = undefined;
      return run();
    });
  }
}

class LibsqlClient extends BetterSqlite {
  _driver() {
    return require("libsql");
  }

  transaction(...parameters: unknown[]) {
    return new LockingTransaction(this, ...parameters);
  }

  runner(builder: unknown) {
    return new PatientRunner(this, builder);
  }

  /**
   * Yields to the event loop after each statement: libsql is synchronous, so a request with thirty statements would
   * block everybody else. After a failed commit, or a statement refused for a lock, the state of the connection is
   * unknown, so the pool replaces it.
   */
  override async _query(connection: Connection, query: Query) {
    try {
      return isBegin(query) ? runBegin(connection, query) : await super._query(connection, query);
    } catch (error) {
      if (query.sql === "COMMIT;" || (isBusy(error) && !isBegin(query))) connection.__knex__disposed = error;
      throw error;
    } finally {
      await yieldToEventLoop();
    }
  }
}

const isBegin = ({ sql }: Query) => sql.startsWith("BEGIN");

/**
 * `exec` avoids a bug: libsql leaves a prepared statement refused for a lock unfinished, which then blocks every
 * commit.
 */
function runBegin(connection: Connection, query: Query): Query {
  connection.exec(query.sql);
  return Object.assign(query, { response: [] });
}

/** `busy_timeout=0`, because SQLite's own waiting would block the whole process. `retryWhileLocked` waits instead. */
const settings = [
  "PRAGMA busy_timeout=0;",
  "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA secure_delete=ON;",
].join(" ");

/** @throws when the file cannot be created */
export function connectSqlite(file: string): Knex {
  return knex({
    client: LibsqlClient as unknown as typeof Knex.Client,
    log: silent,
    ...knexSnakeCaseMappers(),
    compileSqlOnError: false,
    connection: { filename: file },
    useNullAsDefault: true,
    pool: {
      min: 1,
      max: 1,
      afterCreate: (connection: Connection, done: (error: unknown, connection: unknown) => void) => {
        retryWhileLocked(async () => connection.exec(settings)).then(
          () => done(null, connection),
          (error) => done(error, connection),
        );
      },
    },
    // With one connection, a query outside its transaction waits for itself. The shorter limit makes tests show that.
    acquireConnectionTimeout: process.env.NODE_ENV === "test" ? acquireTimeoutMs / 2 : acquireTimeoutMs,
  });
}
