import { createHash } from "node:crypto";
import { engineOf, retrying } from "@estudio/database";
import type { Knex } from "knex";
import { RateLimiterMemory, RateLimiterMySQL, RateLimiterRes } from "rate-limiter-flexible";
import { Refusal } from "../errors";

/**
 * Points of one call. A call with a refused body costs one point per started `bytesPerPoint` instead: a mistyped form
 * is not a full attempt, but reading 64 kB, the maximum for strangers, is.
 */
const cost = 25;
const bytesPerPoint = (64 * 1024) / cost;
const pointsOf = (count: number) => (count + 1) * cost - 1;
const minutes = 60;

/** Limits: `points` per `duration` in seconds. */
const limits = {
  enquiriesPerAddress: { points: pointsOf(120), duration: 10 * minutes },
  /** Above this, enquiries from the address are marked as possible spam. */
  enquiriesInBurst: { points: pointsOf(60), duration: 10 * minutes },
  enquiriesInAll: { points: pointsOf(1000), duration: 60 * minutes },
  signInsPerAddress: { points: pointsOf(100), duration: 15 * minutes },
  signInsPerBrowser: { points: pointsOf(10), duration: 15 * minutes },
  signInsPerAccount: { points: pointsOf(10), duration: 15 * minutes },
  passwordLinks: { points: pointsOf(3), duration: 60 * minutes },
  notices: { points: pointsOf(1), duration: 5 * minutes },
  ownPassword: { points: pointsOf(10), duration: 15 * minutes },
  secondSteps: { points: pointsOf(10), duration: 15 * minutes },
} satisfies Record<string, Limit>;
/** Duration in seconds of the limit for files, whose size is a setting. */
const filesDuration = 60 * minutes;
/** Counts overruns of a limit per day. Each one doubles the pause. */
const overruns = { points: Number.MAX_SAFE_INTEGER, duration: 24 * 60 * minutes };
const pauseSeconds = { first: 1 * minutes, longest: 8 * 60 * minutes };

type Limit = { points: number; duration: number };
export type LimitName = keyof typeof limits | "filesPerAddress";
/** Maximum kilobytes of files per address and hour. */
type Allowed = { filesPerAddress: number };
type Limiter = RateLimiterMemory | RateLimiterMySQL;

/** Rate limits. Counters are in MySQL, shared by all processes, or in memory with SQLite, which has one process. */
export class Limits {
  private readonly limiters: Record<LimitName, Limiter>;
  private readonly overruns: Limiter;

  /** Overruns since the process started, for the metrics. */
  readonly overrun = new Map<LimitName, number>();

  constructor(db: Knex, { filesPerAddress }: Allowed) {
    const hourly = { points: filesPerAddress, duration: filesDuration };
    const entries = Object.entries({ ...limits, filesPerAddress: hourly }).map(([name, limit]) => [
      name,
      limiter(db, name, limit),
    ]);
    this.limiters = Object.fromEntries(entries);
    this.overruns = limiter(db, "overruns", overruns);
  }

  /** Count one call. Return the limiter's answer if the limit is exceeded. */
  count(name: LimitName, key: string): Promise<RateLimiterRes | undefined> {
    return this.consume(name, key, cost);
  }

  private async consume(name: LimitName, key: string, points: number): Promise<RateLimiterRes | undefined> {
    try {
      await retrying(() => this.limiters[name].consume(hashKey(key), points));
      return undefined;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      this.overrun.set(name, (this.overrun.get(name) ?? 0) + 1);
      return error;
    }
  }

  /**
   * Count one call.
   * @throws Refusal `too_many`: the limit is exceeded
   */
  async require(name: LimitName, key: string): Promise<void> {
    const beyond = await this.count(name, key);
    if (beyond) throw tooMany(await this.waitMs(beyond, durationOf(name), name, key));
  }

  /**
   * Spend points of the limit.
   * @throws Refusal `too_many`: not enough are left
   */
  async spend(name: LimitName, key: string, points: number): Promise<void> {
    const beyond = await this.consume(name, key, points);
    if (beyond) throw tooMany(beyond.msBeforeNext);
  }

  /**
   * Count one call. Each overrun doubles the pause.
   * @throws Refusal `too_many` during a pause
   */
  async requireWithBackoff(name: keyof typeof limits, key: string): Promise<void> {
    const beyond = await this.count(name, key);
    if (!beyond) return;
    const overrunNow = beyond.consumedPoints - cost <= limits[name].points;
    if (overrunNow) throw tooMany(await this.pause(name, key));
    const overrun = await this.overruns.get(hashKey(name + key));
    throw tooMany(await this.waitMs(beyond, pauseAfter(overrun?.consumedPoints ?? 1), name, key));
  }

  /**
   * Return the wait in milliseconds, at most `longest` seconds. Limits store their end as a timestamp, which is too far
   * away after the clock was set back. The limit is then stored again, ending `longest` seconds from now.
   */
  private async waitMs(beyond: RateLimiterRes, longest: number, name: LimitName, key: string): Promise<number> {
    if (beyond.msBeforeNext <= longest * 1000) return beyond.msBeforeNext;
    await this.limiters[name].block(hashKey(key), longest);
    return longest * 1000;
  }

  /** Block the key and return the pause in milliseconds. */
  private async pause(name: keyof typeof limits, key: string): Promise<number> {
    const { consumedPoints } = await this.overruns.penalty(hashKey(name + key), 1);
    const seconds = pauseAfter(consumedPoints);
    await this.limiters[name].block(hashKey(key), seconds);
    return seconds * 1000;
  }

  async refund(name: LimitName, key: string): Promise<void> {
    await this.limiters[name].reward(hashKey(key), cost);
  }

  /**
   * Refund a call whose body was refused, except for the points of its size.
   * @param bytes undefined without a Content-Length: nothing is refunded
   */
  async refundRefused(name: LimitName, key: string, bytes = Number.POSITIVE_INFINITY): Promise<void> {
    const back = cost - Math.max(1, Math.ceil(bytes / bytesPerPoint));
    if (back > 0) await this.limiters[name].reward(hashKey(key), back);
  }

  async forget(name: LimitName, key: string): Promise<void> {
    await this.limiters[name].delete(hashKey(key));
    await this.overruns.delete(hashKey(name + key));
  }
}

const durationOf = (name: LimitName) => (name === "filesPerAddress" ? filesDuration : limits[name].duration);

/** Return the pause in seconds after this number of overruns within a day. */
const pauseAfter = (overrun: number) => Math.min(pauseSeconds.longest, pauseSeconds.first * 2 ** (overrun - 1));

/** Keys are hashed because they may be long or contain personal data. */
const hashKey = (key: string) => createHash("sha256").update(key).digest("base64url");

function limiter(db: Knex, name: string, limit: Limit): Limiter {
  if (engineOf(db) === "sqlite") return new RateLimiterMemory({ keyPrefix: name, ...limit });
  const { database: dbName }: { database: string } = db.client.config.connection;
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

function tooMany(msBeforeNext: number): Refusal {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new Refusal("too_many", `Demasiados intentos seguidos. ${waitWords(retryAfter)}`, { retryAfter });
}

function waitWords(seconds: number): string {
  if (seconds <= minutes) return "Espera un momento y vuelve a probar.";
  const wait = Math.ceil(seconds / minutes);
  return `Vuelve a probar dentro de ${wait <= 60 ? `${wait} minutos` : `${Math.ceil(wait / 60)} horas`}.`;
}
