import { dayMs, type Post, type Project, type ServerClock, settleClockMs } from "@estudio/contract";
import {
  AuditModel,
  ClockGuard,
  ClockGuardModel,
  ContactModel,
  connect,
  LeadModel,
  noteMachineClock,
  SessionModel,
  SettingsModel,
  TrashModel,
  VersionModel,
  WorkingCopyModel,
} from "@estudio/database";
import { createContact, createLead } from "@estudio/database/factories";
import { emptied, engines, freshDatabase, type TestDatabase } from "../../../database/testing/engines";
import { serveRelease } from "../../testing/release";
import { shiftClock } from "../../testing/shiftedClock";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";
import type { Deps } from "../deps";
import { Housekeeping } from "../privacy/housekeeping";

describe.each(engines)("a clock that is wrong at the start, on %s", (engine) => {
  let database: TestDatabase;
  let api: TestApi;
  let owner: Client;
  let setRight: () => void = () => undefined;
  beforeEach(async () => {
    database = await freshDatabase(engine);
    api = await startTestApi(engine, {}, database);
    owner = await api.as("owner");
  });
  afterEach(async () => {
    setRight();
    await api.close();
  });

  /** Restart the machine with its clock, which is also the database's, off by `days`. */
  const startAgain = async (days: number) => {
    await api.running.close();
    setRight();
    setRight = shiftClock(days * dayMs);
    api = await startTestApi(engine, {}, { ...database, db: connect(database.options) });
  };
  const counts = async () => ({
    contacts: await ContactModel.query(api.db).resultSize(),
    leads: await LeadModel.query(api.db).resultSize(),
    trash: await TrashModel.query(api.db).resultSize(),
    versions: await VersionModel.query(api.db).resultSize(),
    copies: await WorkingCopyModel.query(api.db).resultSize(),
    sessions: await SessionModel.query(api.db).resultSize(),
    audit: await AuditModel.query(api.db).where({ kind: "deleted" }).resultSize(),
  });

  it.each([400, -400])("loses nothing when it is %d days off", async (days) => {
    await createContact(api.db);
    await createContact(api.db, { doubtful: true });
    await createLead(api.db);
    const { body: project } = await owner.call<Project>("POST", "/api/admin/projects", { title: "Ático" });
    await owner.call("PUT", `/api/admin/projects/${project.id}/copy`, { title: "Otro ático", base: 1, version: 0 });
    const { body: post } = await owner.call<Post>("POST", "/api/admin/blog", { title: "Luz" });
    await owner.call("DELETE", `/api/admin/blog/${post.id}`);
    await SettingsModel.query(api.db)
      .findById(1)
      .patch({ keepContactsMonths: 12, keepLeadsMonths: 12, keepDoubtfulDays: 30 });
    const before = await counts();
    expect(Object.values(before)).not.toContain(0);
    await startAgain(days);
    await new Housekeeping(api.running.deps).run();
    expect(await counts()).toEqual(before);
  });

  it("refuses a session that has expired by this clock, without deleting it", async () => {
    await startAgain(400);
    const { cookie } = owner;
    const after = await api.anonymous().call("GET", "/api/admin/dashboard", undefined, { Cookie: cookie() });
    expect([after.status, await SessionModel.query(api.db).resultSize()]).toEqual([401, 1]);
  });

  it("keeps an enquiry that was sent while the machine's clock was 400 days behind", async () => {
    await SettingsModel.query(api.db).findById(1).patch({ keepContactsMonths: 12 });
    const sentAt = new Date();
    await startAgain(-400);
    const fields = {
      name: "Ana",
      email: "ana@example.org",
      projectType: "renovacion",
      message: "Un piso de 70 metros.",
    };
    const sent = await api.anonymous().call("POST", "/api/contact", fields);
    expect(sent.status).toBe(201);
    await startAgain(0);
    await new Housekeeping(api.running.deps).run();
    const [enquiry] = await ContactModel.query(api.db);
    expect(Math.abs(Date.parse(enquiry?.createdAt ?? "") - sentAt.getTime())).toBeLessThan(5 * 60_000);
  });
});

describe.each(engines)("a clock that jumps, on %s", (engine) => {
  let api: TestApi;
  let owner: Client;
  const real = Date.now();
  let shown = real;
  let running = 0;
  let guarded: Deps;
  beforeAll(async () => {
    api = await startTestApi(engine);
    const clock = new ClockGuard(
      api.db,
      async () => new Date(shown),
      () => running,
    );
    // The API uses the same guard, so its own checks do not interfere.
    guarded = Object.assign(api.running.deps, { clock });
  });
  beforeEach(async () => {
    shown = real;
    await emptied(api.db, ContactModel, AuditModel);
    await ClockGuardModel.query(api.db)
      .findById(1)
      .patch({ seenAt: new Date(real).toISOString(), doubtedSince: null, lookedAt: null, agreedMs: 0 });
    await SettingsModel.query(api.db).findById(1).patch({ keepContactsMonths: 1 });
    await createContact(api.db);
    // An earlier test's housekeeping may have ended older sessions.
    owner = await api.as("owner");
    await AuditModel.query(api.db).delete();
  });
  afterAll(() => api.close());

  const keepHouse = () => new Housekeeping(guarded).run();
  const enquiries = () => ContactModel.query(api.db).resultSize();
  const read = async () => (await owner.call<ServerClock>("GET", "/api/admin/clock")).body;
  const told = async () => (await AuditModel.query(api.db).orderBy("id")).map(({ kind, person }) => [kind, person]);
  const hourMs = dayMs / 24;

  it("warns in the panel, the readiness check, the metrics and the audit log, and is trusted after a day of running time", async () => {
    serveRelease(api.dataDir, "r1", { "/index.html": "<h1>uno</h1>" });
    expect((await read()).doubt).toBeNull();
    shown = real + 40 * dayMs;
    await keepHouse();
    const { doubt } = await read();
    expect(doubt).toMatchObject({ since: new Date(shown).toISOString(), remainingMs: settleClockMs });
    const { body } = await api.anonymous().call<{ warnings: Record<string, string> }>("GET", "/api/ready");
    expect(body.warnings.clock).toContain("El reloj ha saltado");
    const { text } = await api.anonymous().call("GET", "/api/metrics", undefined, { Authorization: "Bearer secreto" });
    expect(text).toMatch(/estudio_clock_doubted 1/);
    for (let hour = 0; hour < 23; hour++) {
      shown += hourMs;
      running += hourMs;
      await keepHouse();
    }
    expect([await enquiries(), (await read()).doubt?.remainingMs]).toEqual([1, hourMs]);
    shown += hourMs;
    running += hourMs;
    await keepHouse();
    const story = (await told()).map(([kind]) => kind);
    owner = await api.as("owner");
    expect([await enquiries(), (await read()).doubt]).toEqual([0, null]);
    expect(story).toEqual(["clockDoubted", "clockTrusted", "deleted"]);
  });

  it("is trusted when an owner confirms it, not when an editor does or for another jump", async () => {
    shown = real + 400 * dayMs;
    await keepHouse();
    const since = (await read()).doubt?.since;
    const confirm = (who: Client, body: object) => who.call("POST", "/api/admin/clock/confirmation", body);
    expect((await confirm(await api.as("editor"), { since })).status).toBe(403);
    expect((await confirm(owner, { since: new Date(real).toISOString() })).status).toBe(409);
    await keepHouse();
    expect(await enquiries()).toBe(1);
    const confirmed = await guarded.clock.confirm(since ?? "", {
      id: owner.user?.id ?? 0,
      name: owner.user?.name ?? "",
    });
    expect([confirmed, (await read()).doubt]).toEqual([true, null]);
    expect((await told()).at(-1)).toEqual(["clockConfirmed", owner.user?.name]);
    await keepHouse();
    expect(await enquiries()).toBe(0);
  });

  it("is trusted at once through the button in the panel", async () => {
    shown = real - 400 * dayMs;
    await keepHouse();
    const since = (await read()).doubt?.since;
    const { status, body } = await owner.call<ServerClock>("POST", "/api/admin/clock/confirmation", { since });
    expect([status, body.doubt]).toEqual([200, null]);
  });

  it("is trusted again when it is put right within two days", async () => {
    shown = real - 400 * dayMs;
    await keepHouse();
    expect((await read()).doubt).not.toBeNull();
    shown = real + hourMs;
    await keepHouse();
    expect([(await read()).doubt, await enquiries()]).toEqual([null, 1]);
  });
});

it("warns in the panel and the readiness check when the clocks of two machines differ by more than five seconds", async () => {
  if (!engines.includes("mysql")) return;
  const api = await startTestApi("mysql");
  serveRelease(api.dataDir, "r1", { "/index.html": "<h1>uno</h1>" });
  const owner = await api.as("owner");
  const read = async () => (await owner.call<ServerClock>("GET", "/api/admin/clock")).body;
  const ready = async () =>
    (await api.anonymous().call<{ warnings: Record<string, string> }>("GET", "/api/ready")).body.warnings;
  const figures = async () =>
    (await api.anonymous().call("GET", "/api/metrics", undefined, { Authorization: "Bearer secreto" })).text;
  expect([(await read()).areApart, await ready()]).toEqual([false, {}]);
  const setRight = shiftClock(62_000);
  await noteMachineClock(api.db, "otra:7");
  setRight();
  const { areApart, apartMs, machines } = await read();
  expect([areApart, Math.round(apartMs / 10_000)]).toEqual([true, 6]);
  expect(machines.map(({ name }) => name)).toContain("otra:7");
  expect((await ready()).clocks).toMatch(/se llevan 6\d s/);
  expect(await figures()).toMatch(/estudio_clocks_apart_seconds 6\d/);
  await api.close();
});
