import { replaceClock } from "@estudio/contract";
import { engines, freshDatabase, type TestDatabase } from "../../testing/engines";
import {
  LeaseModel,
  LeaseTakenError,
  migrate,
  readDatabaseNow,
  releaseLease,
  renewLease,
  takeLease,
  withLease,
} from "..";

const termMs = 60_000;

describe.each(engines)("a lease on %s", (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await freshDatabase(engine);
  });
  afterAll(() => database.drop());

  it("is held by one process at a time, and each holder has a higher fencing token than the one before", async () => {
    const { db } = database;
    const taken = await Promise.all([1, 2, 3].map(() => takeLease(db, "one", termMs)));
    const [first, ...more] = taken.filter((lease) => lease !== undefined);
    if (!first) throw new Error("nobody has it");
    expect(more).toEqual([]);
    await releaseLease(db, first);
    expect(await takeLease(db, "one", termMs)).toEqual({ name: "one", fence: first.fence + 1 });
  });

  it("passes on when it expires by the database's clock, and its old holder can neither renew nor free it", async () => {
    const { db } = database;
    const first = await takeLease(db, "expiring", -1);
    const second = await takeLease(db, "expiring", termMs);
    if (!first || !second) throw new Error("it has not passed on");
    expect(await renewLease(db, first, termMs)).toBe(false);
    await releaseLease(db, first);
    expect(await takeLease(db, "expiring", termMs)).toBeUndefined();
    expect(await renewLease(db, second, termMs)).toBe(true);
  });

  it("becomes free although the clock was set back after its holder was killed", async () => {
    const { db } = database;
    await takeLease(db, "stepped", 24 * 60 * termMs);
    expect(await takeLease(db, "stepped", termMs)).toBeUndefined();
    const restore = replaceClock({ monotonicMs: () => performance.now() + termMs });
    expect(await takeLease(db, "stepped", termMs)).toEqual({ name: "stepped", fence: 2 });
    restore();
  });

  it("stops the work of a process whose lease another has taken over", async () => {
    const { db } = database;
    const steps: string[] = [];
    const work = withLease(db, "taken over", async ({ assert }) => {
      await assert();
      steps.push("first");
      await LeaseModel.query(db).findById("taken over").patch({ expiresAt: "" });
      await takeLease(db, "taken over", termMs);
      await assert();
      steps.push("second");
    });
    await expect(work).rejects.toThrow(LeaseTakenError);
    expect(steps).toEqual(["first"]);
    expect(await takeLease(db, "taken over", termMs)).toBeUndefined();
  });

  it("keeps a second process from migrating, which does not free the lease it does not hold", async () => {
    const { db } = database;
    await takeLease(db, "migrations", termMs);
    await expect(migrate(db, { waitMs: 0 })).rejects.toThrow(LeaseTakenError);
    await expect(migrate(db, { waitMs: 0 })).rejects.toThrow(LeaseTakenError);
    await LeaseModel.query(db).findById("migrations").patch({ expiresAt: "" });
    expect(await migrate(db, { waitMs: 0 })).toEqual([]);
  });

  it("reads the database's clock in the format of stored moments", async () => {
    expect(await readDatabaseNow(database.db)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });
});
