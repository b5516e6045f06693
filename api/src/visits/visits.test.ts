import type { Visits } from "@estudio/contract";
import { SettingsModel, VisitModel } from "@estudio/database";
import { createContact, createLead } from "@estudio/database/factories";
import { engines } from "../../../database/testing/engines";
import { serveRelease } from "../../testing/release";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";
import { Housekeeping } from "../privacy/housekeeping";

describe.each(engines)("visits, on %s", (engine) => {
  let api: TestApi;
  let ana: Client;
  beforeAll(async () => {
    api = await startTestApi(engine);
    ana = await api.as("editor");
    serveRelease(api.dataDir, "r1", {
      "/index.html": "<h1>Inicio</h1>",
      "/blog/luz/index.html": "",
      "/en/blog/luz/index.html": "",
    });
    await SettingsModel.query(api.db).findById(1).patch({ countVisits: true });
  });
  afterAll(() => api.close());

  const visit = (path: unknown, arrived: unknown = false, headers: Record<string, string> = {}) =>
    api.anonymous().call("POST", "/api/opened", { path, arrived }, headers);
  const stored = async () => {
    await api.running.deps.visits.store();
    return (await VisitModel.query(api.db).orderBy("path")).map(({ path, arrivals, views }) => [path, arrivals, views]);
  };

  it("counts by page and day, and stores nothing about the visitor", async () => {
    await visit("/blog/luz?utm_source=boletin&email=ana@correo.example", true);
    await visit("/blog/luz");
    await visit("/en/blog/luz");
    await visit("/", true);
    expect(await stored()).toEqual([
      ["/", 1, 1],
      ["/blog/luz", 1, 2],
      ["/en/blog/luz", 0, 1],
    ]);
    await visit("/", false);
    expect((await stored())[0]).toEqual(["/", 1, 2]);
  });

  it("accepts visits from cached pages that use the former address", async () => {
    const [[, , before = 0] = []] = await stored();
    const answer = await api.anonymous().call("POST", "/api/visits", { path: "/", arrived: false });
    expect(answer.status).toBe(200);
    expect((await stored())[0]?.[2]).toBe(Number(before) + 1);
  });

  it("ignores unknown pages and visitors who ask not to be counted", async () => {
    const before = await stored();
    await visit("/no-hay", true);
    await visit("/", true, { "Sec-GPC": "1" });
    await visit("/", true, { DNT: "1" });
    await visit("//malo", true);
    expect(await stored()).toEqual(before);
    expect((await visit(7)).status).toBe(422);
    expect((await visit("/", "sí")).status).toBe(422);
  });

  it("counts nothing while the studio has counting off, and deletes counts after 400 days", async () => {
    const before = await stored();
    await SettingsModel.query(api.db).findById(1).patch({ countVisits: false });
    await visit("/", true);
    expect(await stored()).toEqual(before);
    await SettingsModel.query(api.db).findById(1).patch({ countVisits: true });
    await VisitModel.query(api.db).insert({ day: "2020-01-01", path: "/", arrivals: 1, views: 1 });
    await new Housekeeping(api.running.deps).run();
    expect(await VisitModel.query(api.db).where({ day: "2020-01-01" })).toEqual([]);
  });

  it("shows enquiries and leads by page, with languages summed up, and by referring site", async () => {
    await createContact(api.db, { landing: "/en/blog/luz", referrer: "ejemplo.es", state: "won" });
    await createContact(api.db, { landing: "", page: "/contacto" });
    await createContact(api.db, { landing: "/", doubtful: true });
    await createLead(api.db, { landing: "/blog/luz", referrer: "ejemplo.es" });
    const { body } = await ana.call<Visits>("GET", "/api/admin/visits");
    expect(body.pages).toContainEqual({ path: "/blog/luz", views: 3, arrivals: 1, contacts: 1, leads: 1, won: 1 });
    expect(body.pages).toContainEqual({ path: "/contacto", views: 0, arrivals: 0, contacts: 1, leads: 0, won: 0 });
    expect(body.pages).toContainEqual({ path: "/", views: 3, arrivals: 1, contacts: 0, leads: 0, won: 0 });
    expect(body.referrers).toEqual([{ host: "ejemplo.es", contacts: 1, leads: 1, won: 1 }]);
    expect(body.counted).toBe(true);
  });
});
