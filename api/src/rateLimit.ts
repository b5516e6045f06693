import { engineOf } from "@estudio/database";
import type { Knex } from "knex";
import { RateLimiterMemory, RateLimiterMySQL, RateLimiterRes } from "rate-limiter-flexible";
import { Refusal } from "./errors";

type Limit = { points: number; duration: number };

/** How often in how many seconds. What succeeds at signing in is given back. */
const limits = {
  signInPerAccount: { points: 10, duration: 15 * 60 },
  signInPerAddress: { points: 100, duration: 15 * 60 },
  ownPassword: { points: 10, duration: 15 * 60 },
  enquiriesPerAddress: { points: 120, duration: 10 * 60 },
  enquiriesInAll: { points: 1000, duration: 60 * 60 },
} satisfies Record<string, Limit>;
type LimitName = keyof typeof limits;

/** Counters: in MySQL, shared by every process; in memory with the embedded database, which has a single process. */
export class Limits {
  private readonly limiters: Record<LimitName, RateLimiterMemory | RateLimiterMySQL>;

  constructor(db: Knex) {
    const entries = Object.entries(limits).map(([name, limit]) => [name, limiter(db, name, limit)]);
    this.limiters = Object.fromEntries(entries);
  }

  /** Counts one. @returns whether it is within the limit */
  async count(name: LimitName, key: string): Promise<boolean> {
    try {
      await this.limiters[name].consume(key);
      return true;
    } catch (error) {
      if (error instanceof RateLimiterRes) return false;
      throw error;
    }
  }

  /** Counts one. @throws Refusal too_many beyond the limit */
  async require(name: LimitName, key: string): Promise<void> {
    if (!(await this.count(name, key))) throw tooMany((await this.limiters[name].get(key)) ?? undefined);
  }

  async giveBack(name: LimitName, key: string): Promise<void> {
    await this.limiters[name].reward(key, 1);
  }

  async forget(name: LimitName, key: string): Promise<void> {
    await this.limiters[name].delete(key);
  }
}

function limiter(db: Knex, name: string, limit: Limit) {
  if (engineOf(db) === "sqlite") return new RateLimiterMemory({ keyPrefix: name, ...limit });
  const dbName = (db.client.config.connection as { database: string }).database;
  return new RateLimiterMySQL({
    storeClient: db,
    storeType: "knex",
    dbName,
    tableName: "rate_limits",
    tableCreated: true,
    keyPrefix: name,
    ...limit,
  });
}

function tooMany(state: RateLimiterRes | undefined): Refusal {
  const retryAfter = Math.max(1, Math.ceil((state?.msBeforeNext ?? 60_000) / 1000));
  return new Refusal("too_many", "Demasiados intentos seguidos. Espera un momento y vuelve a probar.", { retryAfter });
}
