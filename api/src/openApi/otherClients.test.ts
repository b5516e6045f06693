import { categorySlug, type Project } from "@estudio/contract";
import {
  createContact,
  createGuide,
  createMedia,
  createPage,
  createPost,
  createProject,
  createUser,
} from "@estudio/database/factories";
import { fetchUtils } from "ra-core";
import simpleRest from "ra-data-simple-rest";
import { engines } from "../../../database/testing/engines";
import { startTestApi, type TestApi } from "../../testing/testApi";

/** The stock provider with default settings. The test adds only what a browser sends by itself: cookie and origin. */
function stockProvider(api: TestApi, cookie: string) {
  return simpleRest(`${api.url}/api/admin`, (url, options = {}) => {
    const headers = new Headers(options.headers);
    headers.set("Cookie", cookie);
    headers.set("Origin", api.url);
    return fetchUtils.fetchJson(url, { ...options, headers });
  });
}

describe.each(engines)("the stock ra-data-simple-rest provider, on %s", (engine) => {
  let api: TestApi;
  let provider: ReturnType<typeof stockProvider>;
  let ids: number[];

  beforeAll(async () => {
    api = await startTestApi(engine);
    provider = stockProvider(api, (await api.as("editor")).cookie());
    const rows = [];
    for (const number of [1, 2, 3, 4, 5])
      rows.push(
        await createProject(api.db, {
          title: `Casa ${number}`,
          slug: `casa-${number}`,
          category: number > 3 ? "constructora" : "residencial",
        }),
      );
    ids = rows.map((row) => row.id);
  });
  afterAll(() => api.close());

  it("pages, sorts and filters with getList, and reads the total", async () => {
    const { data, total } = await provider.getList<Project>("projects", {
      pagination: { page: 2, perPage: 2 },
      sort: { field: "title", order: "DESC" },
      filter: {},
    });
    expect([data.map((one) => one.title), total]).toEqual([["Casa 3", "Casa 2"], 5]);
    const filtered = await provider.getList<Project>("projects", {
      pagination: { page: 1, perPage: 10 },
      sort: { field: "id", order: "ASC" },
      filter: { category: "constructora", q: "CASÁ" },
    });
    expect([filtered.data.map((one) => one.id), filtered.total]).toEqual([ids.slice(3), 2]);
    const none = await provider.getList("projects", {
      pagination: { page: 9, perPage: 10 },
      sort: { field: "id", order: "ASC" },
      filter: {},
    });
    expect([none.data, none.total]).toEqual([[], 5]);
  });

  it("lists redirects", async () => {
    const editor = await api.as("editor");
    const redirects = ["/a", "/b", "/c"].map((from) => ({ from, to: "/" }));
    await editor.call("POST", "/api/admin/redirects", { redirects });
    const { data, total } = await provider.getList("redirects", {
      pagination: { page: 1, perPage: 2 },
      sort: { field: "from", order: "DESC" },
      filter: { kind: "hand" },
    });
    expect([data.map(({ from }) => from), total]).toEqual([["/c", "/b"], 3]);
    expect((await editor.call("GET", "/api/admin/redirects")).body).toHaveLength(3);
    expect((await editor.call("GET", "/api/admin/redirects?range=x")).status).toBe(400);
  });

  it("reads with getOne, getMany and getManyReference, by numeric ids and ids as text", async () => {
    expect((await provider.getOne("projects", { id: String(ids[0]) })).data).toMatchObject({
      id: ids[0],
      title: "Casa 1",
    });
    const many = await provider.getMany("projects", { ids: [ids[4], String(ids[1])] });
    expect(many.data.map((one) => one.id).sort()).toEqual([ids[1], ids[4]]);
    const { data, total } = await provider.getManyReference("projects", {
      target: "category",
      id: "residencial",
      pagination: { page: 1, perPage: 2 },
      sort: { field: "id", order: "DESC" },
      filter: {},
    });
    expect([data.map((one) => one.id), total]).toEqual([[ids[2], ids[1]], 3]);
  });

  it("creates, updates a whole record, and deletes", async () => {
    const { data } = await provider.create<Project>("projects", { data: { title: "Nueva", status: "draft" } });
    expect(data).toMatchObject({ id: expect.any(Number), slug: "nueva", version: 1 });
    const updated = await provider.update<Project>("projects", {
      id: data.id,
      data: { ...data, location: "Usera" },
      previousData: data,
    });
    expect(updated.data).toEqual({ ...data, location: "Usera", version: 2, updatedAt: expect.any(String) });
    expect((await provider.delete("projects", { id: data.id, previousData: data })).data).toMatchObject({
      id: data.id,
    });
    await expect(provider.getOne("projects", { id: data.id })).rejects.toMatchObject({ status: 404 });
  });

  it("gets the ids from updateMany and deleteMany", async () => {
    const pair = ids.slice(0, 2);
    expect((await provider.updateMany("projects", { ids: pair, data: { featured: true } })).data).toEqual(pair);
    const { total } = await provider.getList("projects", {
      pagination: { page: 1, perPage: 1 },
      sort: { field: "id", order: "ASC" },
      filter: { featured: true },
    });
    expect(total).toBe(2);
    expect((await provider.deleteMany("projects", { ids: pair })).data).toEqual(pair);
  });

  it("makes no version and no publication when a record is saved unchanged", async () => {
    const owner = await api.as("owner");
    const admin = stockProvider(api, owner.cookie());
    const article = await createPost(api.db, { title: "Luz del norte", slug: "luz-del-norte", category: "Luz" });
    await createPage(api.db, { pageKey: "about" });
    const picture = await createMedia(api.db);
    const [guide, colleague] = [await createGuide(api.db), await createUser(api.db)];
    const { data: template } = await admin.create("templates", {
      data: { name: "Gracias", subject: "", text: "Hola", translations: {} },
    });
    const revision = async () => (await api.anonymous().call("GET", "/api/site/revision")).body;
    const before = await revision();
    const records: [string, string | number][] = [
      ["projects", ids[2] ?? 0],
      ["blog", article.id],
      ["guides", guide.id],
      ["pages", "about"],
      ["media", picture.id],
      ["templates", template.id],
      ["settings", 1],
      ["page-seo", 1],
      ["post-categories", categorySlug(article.category)],
      ["users", colleague.id],
    ];
    for (const [resource, id] of records) {
      const { data } = await admin.getOne(resource, { id });
      const saved = await admin.update(resource, { id, data, previousData: data });
      expect([resource, saved.data]).toEqual([resource, data]);
      expect([resource, (await admin.getOne(resource, { id })).data]).toEqual([resource, data]);
    }
    expect(await revision()).toEqual(before);
  });

  it("gets the refused fields in its error", async () => {
    const refused = provider.create("projects", { data: { title: "", year: 2026 } });
    await expect(refused).rejects.toMatchObject({
      status: 422,
      body: { code: "invalid", errors: { title: "El título es obligatorio", year: "Debe ser un texto" } },
    });
  });

  it("lists every resource of the panel", async () => {
    await createContact(api.db);
    const owner = stockProvider(api, (await api.as("owner")).cookie());
    for (const resource of ["projects", "blog", "pages", "users", "media", "site-builds", "settings", "../contacts"]) {
      const { total } = await owner.getList(resource, {
        pagination: { page: 1, perPage: 5 },
        sort: { field: "id", order: "ASC" },
        filter: {},
      });
      expect([resource, total]).toEqual([resource, expect.any(Number)]);
    }
  });
});
