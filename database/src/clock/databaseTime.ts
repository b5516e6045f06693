import { currentTime } from "@estudio/contract";
import type { Knex } from "knex";
import { engineOf } from "../engine/connection";

/** The server's time as moments are stored. */
const serverNow = "CONCAT(LEFT(DATE_FORMAT(UTC_TIMESTAMP(3), '%Y-%m-%dT%H:%i:%s.%f'), 23), 'Z')";

/**
 * Return the time by the one clock that all processes share: the server's. The embedded database has its machine's.
 * What several processes compare with their own clocks would come due at another moment for each.
 */
export async function databaseTime(db: Knex): Promise<Date> {
  if (engineOf(db) === "sqlite") return currentTime();
  const row: { now: string } = await db.first(db.raw(`${serverNow} AS now`));
  return new Date(row.now);
}

/** Return the same for a condition, so that it needs no question of its own. */
export const databaseNow = (db: Knex): string | Knex.Raw =>
  engineOf(db) === "sqlite" ? currentTime().toISOString() : db.raw(serverNow);
