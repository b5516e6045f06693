import { setTimeout as pause } from "node:timers/promises";
import {
  dayMs,
  maxVersions,
  type Page,
  type Project,
  type RecordVersion,
  type VersionSummary,
} from "@estudio/contract";
import { forgetOld, keepVersion, ProjectModel, transaction, VersionModel } from "@estudio/database";
import { createMedia, createProject } from "@estudio/database/factories";
import { engines } from "../../../database/testing/engines";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";

describe.each(engines)("the history of records, on %s", (engine) => {
  let api: TestApi;
  let ana: Client;
  beforeAll(async () => {
    api = await startTestApi(engine);
    ana = await api.as("owner");
  });
  afterAll(() => api.close());

  const historyOf = async (place: string, who = ana) =>
    (await who.call<VersionSummary[]>("GET", `/api/admin/versions/${place}`)).body;
  const versionOf = async (place: string, version: number) =>
    (await ana.call<RecordVersion>("GET", `/api/admin/versions/${place}/${version}`)).body;
  const changes = (history: VersionSummary[]) => history.map(({ version, changed }) => [version, changed]);

  it("shows who saved what and when, with each translation as a field of its own", async () => {
    const { body: made } = await ana.call<Project>("POST", "/api/admin/projects", { title: "Casa", status: "draft" });
    const path = `/api/admin/projects/${made.id}`;
    await ana.call("PUT", path, { description: "Luz", results: ["Más luz"] });
    await ana.call("PUT", path, { translations: { ca: { title: "Casa nova" } } });
    const history = await historyOf(`projects/${made.id}`);
    expect(changes(history)).toEqual([
      [3, ["translations.ca.title"]],
      [2, ["description", "results"]],
      [1, []],
    ]);
    expect(history[0]).toMatchObject({ savedBy: ana.user?.name, savedAt: expect.stringMatching(/Z$/) });
    expect(await versionOf(`projects/${made.id}`, 2)).toMatchObject({
      ...{ savedFrom: "Otro programa", values: { description: "Luz", translations: {} } },
    });
  });

  it("includes the state before the first recorded save", async () => {
    const old = await createProject(api.db, { title: "Vieja", updatedBy: "Berta", version: 7 });
    await ana.call("PUT", `/api/admin/projects/${old.id}`, { title: "Nueva" });
    expect(await historyOf(`projects/${old.id}`)).toMatchObject([
      { version: 8, changed: ["title"] },
      { version: 7, changed: [], savedBy: "Berta", savedAt: old.updatedAt },
    ]);
    expect((await versionOf(`projects/${old.id}`, 7)).values).toMatchObject({ title: "Vieja" });
  });

  it("restores a version through an ordinary save, with its version, publication and conflict", async () => {
    const { body: made } = await ana.call<Project>("POST", "/api/admin/projects", { title: "Torre", awards: "Uno" });
    const [place, path] = [`projects/${made.id}`, `/api/admin/projects/${made.id}`];
    await ana.call("PUT", path, { title: "Torre alta", slug: "torre-alta", awards: "" });
    const { values } = await versionOf(place, 1);
    const late = await ana.call("PUT", path, { ...values, version: 1 });
    expect([late.status, late.body.code]).toEqual([409, "conflict"]);
    const revision = async () => (await ana.call<{ revision: number }>("GET", "/api/site/revision")).body.revision;
    const before = await revision();
    const back = await ana.call<Project>("PUT", path, { ...values, version: 2 });
    expect([back.status, back.body.title, back.body.slug, back.body.version]).toEqual([200, "Torre", "torre", 3]);
    expect([await revision(), changes(await historyOf(place))[0]]).toEqual([
      before + 1,
      [3, ["title", "awards", "slug"].sort(inOrderOf(values))],
    ]);
  });

  it("also covers pages, settings, prices, pictures, guides and templates", async () => {
    await ana.call("PUT", "/api/admin/pages/about", { sections: [{ sectionKey: "hero", title: "Uno" }] });
    const { body: page } = await ana.call<Page>("PUT", "/api/admin/pages/about", {
      sections: [
        { sectionKey: "hero", title: "Dos" },
        { sectionKey: "philosophy", title: "Menos" },
      ],
    });
    expect([page.version, changes(await historyOf("pages/about"))]).toEqual([
      2,
      [
        [2, ["sections.hero", "sections.philosophy"]],
        [1, ["sections.hero"]],
      ],
    ]);
    const media = await createMedia(api.db);
    const { body: table } = await ana.call<{ rates: { taxes: number } }>("GET", "/api/admin/prices/1");
    await ana.call("PUT", `/api/admin/media/${media.id}`, { alts: { es: "Un salón" } });
    await ana.call("PUT", "/api/admin/settings/1", { phone: "910 000 000" });
    await ana.call("PUT", "/api/admin/prices/1", { rates: { ...table.rates, taxes: 7 } });
    const { body: template } = await ana.call<{ id: number }>("POST", "/api/admin/templates", templateRow);
    await ana.call("PUT", `/api/admin/templates/${template.id}`, { translations: { en: { text: "Hello" } } });
    const { body: guide } = await ana.call<{ id: number }>("POST", "/api/admin/guides", { title: "Medir" });
    await ana.call("PUT", `/api/admin/guides/${guide.id}`, { translations: { ca: { title: "Mesurar" } } });
    expect((await historyOf(`guides/${guide.id}`))[0]?.changed).toEqual(["translations.ca.title"]);
    expect((await historyOf(`media/${media.id}`))[0]?.changed).toEqual(["alts"]);
    expect((await historyOf("settings/1"))[0]?.changed).toEqual(["phone"]);
    expect((await historyOf("prices/1"))[0]?.changed).toEqual(["rates"]);
    expect((await historyOf(`templates/${template.id}`))[0]?.changed).toEqual(["translations.en.text"]);
  });

  it("records a scheduled publication as a version", async () => {
    const row = await createProject(api.db, { status: "draft", publishAt: new Date(Date.now() + 300).toISOString() });
    const published = async () => (await historyOf(`projects/${row.id}`))[0];
    for (let tries = 0; tries < 100 && !(await published()); tries++) await pause(100);
    expect(await published()).toMatchObject({ savedBy: "Programación", changed: ["status", "publishAt"] });
  });

  it("refuses visitors, hides the settings' history from editors and answers 404 for anything unknown", async () => {
    const eva = await api.as("editor");
    const ask = async (who: Client, place: string) => (await who.call("GET", `/api/admin/versions/${place}`)).status;
    expect(await ask(api.anonymous(), "projects/1")).toBe(401);
    expect([await ask(eva, "projects/1"), await ask(eva, "settings/1"), await ask(eva, "settings/1/1")]).toEqual([
      200, 403, 403,
    ]);
    expect([await ask(ana, "users/1"), await ask(ana, "projects/1/x"), await ask(ana, "projects/999999/1")]).toEqual([
      404, 404, 404,
    ]);
    expect([await ask(ana, "projects/999999"), await ask(ana, "projects/1?before=x")]).toEqual([200, 400]);
  });

  it("is listed in pages and limited in length", async () => {
    const row = await createProject(api.db, { title: "Mucha historia" });
    const one = {
      resource: "projects" as const,
      record: String(row.id),
      savedAt: row.updatedAt,
      savedBy: "Ana",
      savedFrom: "",
    };
    for (let version = 1; version <= maxVersions; version++)
      await VersionModel.query(api.db).insert({ ...one, version, changed: [], snapshot: {} });
    await ProjectModel.query(api.db).findById(row.id).patch({ version: maxVersions });
    await ana.call("PUT", `/api/admin/projects/${row.id}`, { title: "Otra" });
    const first = await historyOf(`projects/${row.id}`);
    const second = await historyOf(`projects/${row.id}?before=${first.at(-1)?.version}`);
    expect([first.length, first[0]?.version, second[0]?.version]).toEqual([25, maxVersions + 1, maxVersions - 24]);
    expect(await historyOf(`projects/${row.id}?before=2`)).toEqual([]);
  });

  it("keeps as many versions as owners choose, for as long as they choose", async () => {
    const set = (values: object) => ana.call("PUT", "/api/admin/settings/1", values);
    expect((await set({ keepVersions: 19 })).status).toBe(422);
    expect((await set({ keepVersions: 20, keepVersionDays: 30 })).status).toBe(200);
    const row = await createProject(api.db, { title: "Poca historia" });
    for (let save = 1; save <= 25; save++)
      await ana.call("PUT", `/api/admin/projects/${row.id}`, { title: `Poca historia, ${save}` });
    const kept = await historyOf(`projects/${row.id}`);
    expect(kept).toHaveLength(20);
    const old = new Date(Date.now() - 31 * dayMs).toISOString();
    await VersionModel.query(api.db)
      .where({ resource: "projects", record: String(row.id), version: kept.at(-1)?.version })
      .patch({ savedAt: old });
    await forgetOld(api.db, new Date());
    expect(await historyOf(`projects/${row.id}`)).toHaveLength(19);
    await set({ keepVersions: maxVersions, keepVersionDays: 730 });
  });

  it("deletes versions older than two years", async () => {
    const row = await createProject(api.db, { updatedAt: "2020-01-01T00:00:00.000Z" });
    await transaction(api.db, (trx) => keepVersion(trx, "projects", { after: row, who: { name: "Ana" } }));
    expect(await historyOf(`projects/${row.id}`)).toHaveLength(1);
    await forgetOld(api.db, new Date());
    expect(await historyOf(`projects/${row.id}`)).toEqual([]);
  });
});

/** Sorts field names in the order of the record. */
const inOrderOf = (values: object) => (a: string, b: string) =>
  Object.keys(values).indexOf(a) - Object.keys(values).indexOf(b);

const templateRow = { name: "Primera visita", subject: "", text: "Hola", translations: {} };
