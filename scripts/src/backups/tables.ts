import { engineOf } from "@estudio/database";
import type { Knex } from "knex";

/** Rows come and go here all the time; losing them costs nobody anything. */
const fleeting = new Set(["sessions", "rate_limits", "uploads", "previews", "missed_paths", "knex_migrations_lock"]);

/** @returns how many rows each table has */
export async function rowsOf(db: Knex): Promise<Map<string, number>> {
  const rows = new Map<string, number>();
  for (const table of await tablesOf(db)) {
    if (fleeting.has(table)) continue;
    const [found] = await db(table).count({ count: "*" });
    rows.set(table, Number(found?.count));
  }
  return rows;
}

async function tablesOf(db: Knex): Promise<string[]> {
  const names: { name: string }[] =
    engineOf(db) === "mysql"
      ? await db("information_schema.tables").select({ name: "table_name" }).whereRaw("table_schema = DATABASE()")
      : await db("sqlite_master").select("name").where({ type: "table" }).whereNot("name", "like", "sqlite_%");
  return names.map(({ name }) => name).sort();
}

/** @returns the table in which other rows were found than there can have been while the copy was made */
export function tableThatDiffers(
  before: Map<string, number>,
  found: Map<string, number>,
  after: Map<string, number>,
): string | undefined {
  return [...before.keys()].find((table) => {
    const [least, most] = [before.get(table) ?? 0, after.get(table) ?? 0].sort((one, other) => one - other);
    const rows = found.get(table);
    return rows === undefined || rows < (least ?? 0) || rows > (most ?? 0);
  });
}
