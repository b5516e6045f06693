import type { Knex } from "knex";
import { migrations } from "../migrations";
import { engines, freshDatabase, type TestDatabase } from "../testing/engines";
import * as models from ".";
import { engineOf, migrate } from ".";

const listed = Object.values(models).flatMap((one) => (typeof one === "function" && "tableName" in one ? [one] : []));
const fieldsOf = (model: (typeof listed)[number]) => Object.keys(model.schema.shape).sort();
const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

async function columnsOf(db: Knex, table: string): Promise<string[]> {
  return Object.keys(await db(table).columnInfo())
    .map(camel)
    .sort();
}

async function tablesOf(db: Knex): Promise<string[]> {
  const rows: { name: string }[] =
    engineOf(db) === "mysql"
      ? await db.select("table_name as name").from("information_schema.tables").whereRaw("table_schema = DATABASE()")
      : await db.select("name").from("sqlite_master").where({ type: "table" });
  return rows
    .map((row) => row.name)
    .filter((name) => !/^(knex_|sqlite_)/.test(name))
    .sort();
}

/** Return the tables that foreign keys reference. */
async function parentsIn(db: Knex): Promise<string[]> {
  const rows: { name: string }[] =
    engineOf(db) === "mysql"
      ? await db
          .select("referenced_table_name as name")
          .from("information_schema.referential_constraints")
          .whereRaw("constraint_schema = DATABASE()")
      : await db
          .select("keys.table as name")
          .fromRaw("sqlite_master, pragma_foreign_key_list(sqlite_master.name) as keys")
          .where("sqlite_master.type", "table");
  return [...new Set(rows.map(({ name }) => name))];
}

describe.each(engines)("the schema on %s", (engine) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await freshDatabase(engine, { migrated: false });
  });
  afterEach(() => database.drop());

  it("has a model for each table whose fields are its columns", async () => {
    expect(await migrate(database.db)).toEqual(Object.keys(migrations));
    for (const model of listed)
      expect([model.tableName, await columnsOf(database.db, model.tableName)]).toEqual([
        model.tableName,
        fieldsOf(model),
      ]);
    // rate-limiter-flexible writes its own table, which has no model.
    const known = [...listed.map((model) => model.tableName), "rate_limits"].sort();
    expect(await tablesOf(database.db)).toEqual(known);
  });

  it("has foreign keys only to users, because the API reports a violation as a deleted account", async () => {
    await migrate(database.db);
    expect(await parentsIn(database.db)).toEqual(["users"]);
  });

  it("has nullable columns exactly where fields are nullable", async () => {
    await migrate(database.db);
    for (const model of listed) {
      const info = (await database.db(model.tableName).columnInfo()) as unknown as Record<
        string,
        { nullable: boolean }
      >;
      const nullable = Object.entries(info)
        .filter(([name, column]) => column.nullable && name !== "id")
        .map(([name]) => camel(name));
      const mayBeNull = Object.entries(model.schema.shape)
        .filter(([, field]) => field.safeParse(null).success)
        .map(([name]) => name);
      expect([model.tableName, nullable.sort()]).toEqual([model.tableName, mayBeNull.sort()]);
    }
  });

  it("is the same after migrations one by one and all at once, and a second run does nothing", async () => {
    const ran: string[] = [];
    for (const _ of Object.keys(migrations)) ran.push(...(await migrate(database.db, { one: true })));
    expect(ran).toEqual(Object.keys(migrations));
    const stepwise = await Promise.all(
      (await tablesOf(database.db)).map(async (table) => [table, await columnsOf(database.db, table)]),
    );
    expect(await migrate(database.db)).toEqual([]);
    const whole = await freshDatabase(engine);
    const atOnce = await Promise.all(
      (await tablesOf(whole.db)).map(async (table) => [table, await columnsOf(whole.db, table)]),
    );
    await whole.drop();
    expect(stepwise).toEqual(atOnce);
  });

  it("is migrated once by several simultaneous processes", async () => {
    if (engine === "sqlite") return;
    const ran = await Promise.all([1, 2, 3].map(() => migrate(database.db)));
    expect(ran.flat().sort()).toEqual(Object.keys(migrations));
  });
});

test("migrations have stable names in the order in which they run", () => {
  const names = Object.keys(migrations);
  expect(names).toEqual([...names].sort());
  for (const name of names) expect(name).toMatch(/^\d{14}_(create|insert|add|alter|drop)_[a-z_]+$/);
});
