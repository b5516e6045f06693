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

  /** The machine goes down and comes back with its clock, which is the database's too, so many days off. */
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

  test.each([400, -400])("%d days off, it loses nothing", async (days) => {
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

  test("it refuses a session that has expired by that clock, and keeps its row", async () => {
    await startAgain(400);
    const { cookie } = owner;
    const after = await api.anonymous().call("GET", "/api/admin/dashboard", undefined, { Cookie: cookie() });
    expect([after.status, await SessionModel.query(api.db).resultSize()]).toEqual([401, 1]);
  });

  test("it keeps an enquiry that was sent while the machine's clock was 400 days behind", async () => {
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
    // The API looks by it as well: its own looks do not come between.
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
    // A day of housekeeping by a clock that is believed ends older sessions as well.
    owner = await api.as("owner");
    await AuditModel.query(api.db).delete();
  });
  afterAll(() => api.close());

  const keepHouse = () => new Housekeeping(guarded).run();
  const enquiries = () => ContactModel.query(api.db).resultSize();
  const read = async () => (await owner.call<ServerClock>("GET", "/api/admin/clock")).body;
  const told = async () => (await AuditModel.query(api.db).orderBy("id")).map(({ kind, person }) => [kind, person]);
  const hourMs = dayMs / 24;

  test("the panel, whoever asks whether it is ready, the figures and the audit say so; after a day of running time it is believed", async () => {
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

  test("an owner who knows that it is right says so, which is written down; an editor cannot, nor who saw another jump", async () => {
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

  test("by the button in the panel, it is believed at once", async () => {
    shown = real - 400 * dayMs;
    await keepHouse();
    const since = (await read()).doubt?.since;
    const { status, body } = await owner.call<ServerClock>("POST", "/api/admin/clock/confirmation", { since });
    expect([status, body.doubt]).toEqual([200, null]);
  });

  test("put right within two days, it is believed again without anybody", async () => {
    shown = real - 400 * dayMs;
    await keepHouse();
    expect((await read()).doubt).not.toBeNull();
    shown = real + hourMs;
    await keepHouse();
    expect([(await read()).doubt, await enquiries()]).toEqual([null, 1]);
  });
});

test("machines whose clocks are more than five seconds apart are named in the panel, and told of where it is asked whether all is ready", async () => {
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
