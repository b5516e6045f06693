import { engines, freshDatabase } from "../../../database/testing/engines";
import { comparedTables, fleetingTables, tablesOf } from "./tables";

test.each(engines)("compares every table, or says why its rows may be lost, on %s", async (engine) => {
  const { db, drop } = await freshDatabase(engine);
  const there = await tablesOf(db);
  await drop();
  expect([...comparedTables, ...Object.keys(fleetingTables)].sort()).toEqual(there);
  for (const reason of Object.values(fleetingTables)) expect(reason).toMatch(/\w+ \w+/);
});

test("stays good when sign-ins and account links change during the copy", () => {
  for (const table of ["sign_in_steps", "account_links"]) expect(Object.keys(fleetingTables)).toContain(table);
});
