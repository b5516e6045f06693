import { createHash } from "node:crypto";
import { engineOf, retrying } from "@estudio/database";
import type { Knex } from "knex";
import { RateLimiterMemory, RateLimiterMySQL, RateLimiterRes } from "rate-limiter-flexible";
import { Refusal } from "../errors";

/**
 * What a call costs, in points. One whose body is refused costs one for each `bytesPerPoint` begun: a form filled in wrongly
 * is no attempt, and reading a body of 64 kB, the largest that a stranger may send, is as much work as taking one.
 */
const cost = 25;
const bytesPerPoint = (64 * 1024) / cost;
const times = (count: number) => (count + 1) * cost - 1;
const minutes = 60;

/** How often in how many seconds, in points. */
const limits = {
  enquiriesPerAddress: { points: times(120), duration: 10 * minutes },
  /** Beyond it what one address sends is possible spam. */
  enquiriesInBurst: { points: times(60), duration: 10 * minutes },
  enquiriesInAll: { points: times(1000), duration: 60 * minutes },
  signInsPerAddress: { points: times(100), duration: 15 * minutes },
  signInsPerBrowser: { points: times(10), duration: 15 * minutes },
  signInsPerAccount: { points: times(10), duration: 15 * minutes },
  passwordLinks: { points: times(3), duration: 60 * minutes },
  notices: { points: times(1), duration: 5 * minutes },
  ownPassword: { points: times(10), duration: 15 * minutes },
  secondSteps: { points: times(10), duration: 15 * minutes },
} satisfies Record<string, Limit>;
/** The length of the limit for files, whose size is a setting, in seconds. */
const filesDuration = 60 * minutes;
/** How often a limit was overrun within a day: each time the pause is twice as long. */
const overruns = { points: Number.MAX_SAFE_INTEGER, duration: 24 * 60 * minutes };
const pauseSeconds = { first: 1 * minutes, longest: 8 * 60 * minutes };

type Limit = { points: number; duration: number };
export type LimitName = keyof typeof limits | "filesPerAddress";
/** How many kilobytes of files one address may send in an hour. */
type Allowed = { filesPerAddress: number };
type Limiter = RateLimiterMemory | RateLimiterMySQL;

/** Counters: in MySQL, shared by every process; in memory with the embedded database, which has a single process. */
export class Limits {
  private readonly limiters: Record<LimitName, Limiter>;
  private readonly overruns: Limiter;

  /** How often each was overrun since this process began. */
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

  /** Counts one. @returns what stands in the way, when it is beyond the limit */
  count(name: LimitName, key: string): Promise<RateLimiterRes | undefined> {
    return this.consumed(name, key, cost);
  }

  private async consumed(name: LimitName, key: string, points: number): Promise<RateLimiterRes | undefined> {
    try {
      await retrying(() => this.limiters[name].consume(hashed(key), points));
      return undefined;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      this.overrun.set(name, (this.overrun.get(name) ?? 0) + 1);
      return error;
    }
  }

  /** Counts one. @throws Refusal too_many beyond the limit */
  async require(name: LimitName, key: string): Promise<void> {
    const beyond = await this.count(name, key);
    if (beyond) throw tooMany(await this.waitMs(beyond, durationOf(name), name, key));
  }

  /** Spends some of what there is. @throws Refusal too_many when that is not enough */
  async spend(name: LimitName, key: string, points: number): Promise<void> {
    const beyond = await this.consumed(name, key, points);
    if (beyond) throw tooMany(beyond.msBeforeNext);
  }

  /** Counts one; each time the limit is overrun the pause grows. @throws Refusal too_many during a pause */
  async requirePatience(name: keyof typeof limits, key: string): Promise<void> {
    const beyond = await this.count(name, key);
    if (!beyond) return;
    const overrunNow = beyond.consumedPoints - cost <= limits[name].points;
    if (overrunNow) throw tooMany(await this.pause(name, key));
    const overrun = await this.overruns.get(hashed(name + key));
    throw tooMany(await this.waitMs(beyond, pauseAfter(overrun?.consumedPoints ?? 1), name, key));
  }

  /**
   * When a limit ends is kept as a moment: after the clock was set back that is too far away. Then it ends `longest` seconds from now.
   * @returns how long to wait, in milliseconds: never longer than the limit itself
   */
  private async waitMs(beyond: RateLimiterRes, longest: number, name: LimitName, key: string): Promise<number> {
    if (beyond.msBeforeNext <= longest * 1000) return beyond.msBeforeNext;
    await this.limiters[name].block(hashed(key), longest);
    return longest * 1000;
  }

  /** @returns how long, in milliseconds */
  private async pause(name: keyof typeof limits, key: string): Promise<number> {
    const { consumedPoints } = await this.overruns.penalty(hashed(name + key), 1);
    const seconds = pauseAfter(consumedPoints);
    await this.limiters[name].block(hashed(key), seconds);
    return seconds * 1000;
  }

  async giveBack(name: LimitName, key: string): Promise<void> {
    await this.limiters[name].reward(hashed(key), cost);
  }

  /** The body of what was counted was refused: of its cost the part stays that its size made. @param bytes undefined where it did not say */
  async giveBackRefused(name: LimitName, key: string, bytes = Number.POSITIVE_INFINITY): Promise<void> {
    const back = cost - Math.max(1, Math.ceil(bytes / bytesPerPoint));
    if (back > 0) await this.limiters[name].reward(hashed(key), back);
  }

  async forget(name: LimitName, key: string): Promise<void> {
    await this.limiters[name].delete(hashed(key));
    await this.overruns.delete(hashed(name + key));
  }
}

const durationOf = (name: LimitName) => (name === "filesPerAddress" ? filesDuration : limits[name].duration);

/** @returns the pause after so many overruns within a day, in seconds */
const pauseAfter = (overrun: number) => Math.min(pauseSeconds.longest, pauseSeconds.first * 2 ** (overrun - 1));

/** What is counted is of any length, and may be an address of a person's: the key is neither. */
const hashed = (key: string) => createHash("sha256").update(key).digest("base64url");

function limiter(db: Knex, name: string, limit: Limit): Limiter {
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

function tooMany(msBeforeNext: number): Refusal {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new Refusal("too_many", `Demasiados intentos seguidos. ${waitWords(retryAfter)}`, { retryAfter });
}

function waitWords(seconds: number): string {
  if (seconds <= minutes) return "Espera un momento y vuelve a probar.";
  const wait = Math.ceil(seconds / minutes);
  return `Vuelve a probar dentro de ${wait <= 60 ? `${wait} minutos` : `${Math.ceil(wait / 60)} horas`}.`;
}
