import { nowIso } from "@estudio/contract";
import type { Knex } from "knex";
import { engineOf } from "./connection";

const onServer =
  "CONCAT(LEFT(DATE_FORMAT(DATE_ADD(UTC_TIMESTAMP(3), INTERVAL ? MICROSECOND), '%Y-%m-%dT%H:%i:%s.%f'), 23), 'Z')";

/**
 * Return SQL for the current moment by the database's clock, which several machines can compare. SQLite uses this
 * machine's clock.
 * @param offsetMs added to the moment; may be negative
 */
export const databaseNow = (db: Knex, offsetMs = 0): Knex.Raw =>
  engineOf(db) === "mysql" ? db.raw(onServer, [Math.round(offsetMs) * 1000]) : db.raw("?", [nowIso(offsetMs)]);

/** Return the current moment by the database's clock, as moments are stored. */
export async function readDatabaseNow(db: Knex): Promise<string> {
  const [row] = await db.select<{ moment: string }[]>(db.raw("? as moment", [databaseNow(db)]));
  return row?.moment ?? nowIso();
}
