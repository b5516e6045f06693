import { type Dashboard, type Retention, studioMoment } from "@estudio/contract";
import { MissedPathModel, SettingsModel, VisitModel } from "@estudio/database";
import { createContact } from "@estudio/database/factories";
import { engines } from "../../database/testing/engines";
import { serveRelease } from "../testing/release";
import { startTestApi, type TestApi } from "../testing/testApi";
import { eraseDue } from "./privacy/retention";

/** Fake only the date; timers run as usual. */
const doNotFake: FakeableAPI[] = [
  ...(["hrtime", "nextTick", "performance", "queueMicrotask", "setImmediate", "clearImmediate"] as const),
  ...(["setInterval", "clearInterval", "setTimeout", "clearTimeout"] as const),
];
const setClock = (now: string) => jest.useFakeTimers({ now: new Date(now), doNotFake });

describe.each(engines)("the studio's calendar at 00:30 in Madrid, still the day before in UTC, on %s", (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  afterAll(() => api.close());

  it("counts a Monday enquiry in the new week", async () => {
    setClock("2026-11-29T23:30:00.000Z");
    const owner = await api.as("owner");
    await createContact(api.db, { createdAt: "2026-11-29T22:30:00.000Z" });
    await createContact(api.db, { createdAt: "2026-11-29T23:10:00.000Z" });
    await createContact(api.db, { createdAt: "2026-11-29T23:20:00.000Z" });
    const { body } = await owner.call<Dashboard>("GET", "/api/admin/dashboard");
    expect(body.contactsByWeek.slice(-2)).toEqual([
      { week: "2026-11-23", count: 1 },
      { week: "2026-11-30", count: 2 },
    ]);
    expect(body.contactsByWeek).toHaveLength(12);
  });

  it("counts visits and missing addresses in the new day", async () => {
    await SettingsModel.query(api.db).findById(1).patch({ countVisits: true, countMissed: true });
    serveRelease(api.dataDir, "r1", { "/index.html": "<h1>Inicio</h1>" });
    setClock("2026-07-12T22:30:00.000Z");
    await api.anonymous().call("POST", "/api/visits", { path: "/", arrived: true });
    await api.running.deps.visits.store();
    expect(await VisitModel.query(api.db).select("day")).toEqual([{ day: "2026-07-13" }]);
    api.running.deps.missed.note("/no-esta");
    await api.running.deps.missed.store();
    expect(await MissedPathModel.query(api.db).select("day")).toEqual([{ day: "2026-07-13" }]);
  });

  it("dates a new project in the new year", async () => {
    setClock("2026-12-31T23:30:00.000Z");
    const editor = await api.as("editor");
    const { status, body } = await editor.call("POST", "/api/admin/projects", { title: "De Año Nuevo" });
    expect([status, body.year]).toEqual([201, "2027"]);
  });

  it("keeps an enquiry for six calendar months, also when the last month is shorter", async () => {
    await SettingsModel.query(api.db).findById(1).patch({ keepContactsMonths: 6 });
    const names = async () => (await api.db("contacts").select("name").where("name", "like", "%febrero")).map(nameOf);
    const nameOf = ({ name }: { name: string }) => name;
    for (const day of ["27", "28"]) {
      const createdAt = studioMoment(`2027-02-${day}`, 12).toISOString();
      await createContact(api.db, { name: `${day} de febrero`, createdAt, state: "lost" });
    }
    await eraseDue(api.running.deps, studioMoment("2027-08-31", 11));
    expect(await names()).toEqual(["28 de febrero"]);
    await eraseDue(api.running.deps, studioMoment("2027-08-31", 13));
    expect(await names()).toEqual([]);
  });

  it("counts enquiries due for deletion by the studio's day, and lists as many", async () => {
    await SettingsModel.query(api.db).findById(1).patch({ keepContactsMonths: 6 });
    setClock("2028-02-29T11:00:00.000Z");
    const owner = await api.as("owner");
    const { body: settings } = await owner.call<Retention>("GET", "/api/contacts/retention");
    for (const createdAt of [studioMoment(settings.before).getTime() - 1, studioMoment(settings.before).getTime()])
      await createContact(api.db, { createdAt: new Date(createdAt).toISOString(), state: "lost" });
    const { body } = await owner.call<Retention>("GET", "/api/contacts/retention");
    expect(body.count).toBe(settings.count + 1);
    const filter = encodeURIComponent(JSON.stringify({ quiet: body.before }));
    const list = await owner.call("GET", `/api/contacts?filter=${filter}`);
    expect(list.headers.get("X-Total-Count")).toBe(String(body.count));
  });
});
