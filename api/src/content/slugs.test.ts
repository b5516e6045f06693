import type { Project, Snapshot } from "@estudio/contract";
import { engines } from "../../../database/testing/engines";
import { serveRelease } from "../../testing/release";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";

describe.each(engines)("the addresses of content, on %s", (engine) => {
  let api: TestApi;
  let editor: Client;
  beforeAll(async () => {
    api = await startTestApi(engine);
    serveRelease(api.dataDir, "r1");
    editor = await api.as("editor");
  });
  afterAll(() => api.close());

  const create = async (body: object) => (await editor.call<Project>("POST", "/api/admin/projects", body)).body;
  const update = (id: number, body: object) => editor.call<Project>("PUT", `/api/admin/projects/${id}`, body);
  const visit = async (path: string) => {
    const { status, headers } = await api.anonymous().call("GET", path);
    return [status, headers.get("Location")];
  };

  it("makes a slug from the title without accents, punctuation or dashes at its ends", async () => {
    const slugs = async (title: string) => (await create({ title })).slug;
    expect(await slugs("  ¡Cel·la d’Estudi: Ñandú & Àtic!  ")).toBe("cella-destudi-nandu-atic");
    expect(await slugs("--- Uno -- dos ---")).toBe("uno-dos");
    expect((await slugs("a".repeat(200))).length).toBeLessThanOrEqual(180);
    const nothing = await editor.call("POST", "/api/admin/projects", { title: "室内设计" });
    expect([nothing.status, Object.keys(Object(nothing.body.errors))]).toEqual([422, ["slug"]]);
  });

  it("numbers a taken slug made from a title, and refuses a taken or reserved one given by hand", async () => {
    expect([
      (await create({ title: "Loft" })).slug,
      (await create({ title: "Loft" })).slug,
      (await create({ title: "Loft" })).slug,
    ]).toEqual(["loft", "loft-2", "loft-3"]);
    expect((await create({ title: "Featured" })).slug).toBe("featured-2");
    for (const slug of ["loft", "featured", "new", "edit", "gracias"])
      expect(await editor.call("POST", "/api/admin/projects", { title: "X", slug })).toMatchObject({
        status: 422,
        body: { errors: { slug: expect.any(String) } },
      });
    for (const slug of ["Loft", "a b", "-a", "a--b", "ñ", "a/b", "../x"])
      expect(await editor.call("POST", "/api/admin/projects", { title: "X", slug })).toMatchObject({ status: 422 });
  });

  it("gives ten concurrent records with the same title different slugs", async () => {
    const made = await Promise.all(
      Array.from({ length: 10 }, () => editor.call<Project>("POST", "/api/admin/projects", { title: "Gemelos" })),
    );
    expect(made.map((one) => one.status)).toEqual(Array(10).fill(201));
    expect(new Set(made.map((one) => one.body.slug)).size).toBe(10);
  });

  it("redirects old addresses in one step in every language, and frees them for other records", async () => {
    const { id } = await create({ title: "Casa antigua" });
    await update(id, { slug: "casa-media" });
    await update(id, { slug: "casa-nueva" });
    for (const prefix of ["", "/ca", "/en"]) {
      expect(await visit(`${prefix}/proyecto/casa-antigua`)).toEqual([301, `${prefix}/proyecto/casa-nueva`]);
      expect(await visit(`${prefix}/proyecto/casa-media`)).toEqual([301, `${prefix}/proyecto/casa-nueva`]);
      expect(await visit(`${prefix}/proyecto/casa-nueva`)).toEqual([200, null]);
    }
    expect((await visit("/api/projects/casa-antigua"))[0]).toBe(404);
    await update(id, { slug: "casa-antigua" });
    expect(await visit("/proyecto/casa-antigua")).toEqual([200, null]);
    expect(await visit("/proyecto/casa-nueva")).toEqual([301, "/proyecto/casa-antigua"]);
    await update(id, { slug: "casa-ultima" });
    const other = await create({ title: "Casa antigua" });
    expect([other.slug, await visit("/proyecto/casa-antigua")]).toEqual(["casa-antigua", [200, null]]);
    const { body } = await api
      .anonymous()
      .call<Snapshot>("GET", "/api/site/snapshot", undefined, { Authorization: "Bearer secreto" });
    expect(body.redirects.filter((one) => one.from === "/proyecto/casa-antigua")).toEqual([]);
    await editor.call("DELETE", `/api/admin/projects/${id}`);
    expect((await visit("/proyecto/casa-media"))[0]).toBe(404);
  });

  it("makes no redirects from a draft's addresses, and removes a withdrawn record at once", async () => {
    const { id } = await create({ title: "Secreto", status: "draft" });
    await update(id, { slug: "secreto-dos" });
    await update(id, { status: "published" });
    expect((await visit("/proyecto/secreto"))[0]).toBe(404);
    expect((await visit("/api/projects/secreto-dos"))[0]).toBe(200);
    await update(id, { slug: "secreto-tres" });
    await update(id, { status: "draft" });
    for (const path of ["/api/projects/secreto-tres", "/proyecto/secreto-tres", "/proyecto/secreto-dos"])
      expect([path, (await visit(path))[0]]).toEqual([path, 404]);
  });

  it("keeps the redirect of a published record until a draft with that slug is published", async () => {
    const { id } = await create({ title: "Dueña" });
    await update(id, { slug: "duena-mudada" });
    const rival = await create({ title: "Dueña", status: "draft" });
    const moved = await create({ title: "Otra", slug: "otra-rival", status: "draft" });
    expect(rival.slug).toBe("duena");
    expect(await visit("/proyecto/duena")).toEqual([301, "/proyecto/duena-mudada"]);
    expect(await redirectsFrom("duena")).toEqual(["/proyecto/duena-mudada"]);
    await update(rival.id, { slug: "rival" });
    await update(moved.id, { slug: "duena" });
    expect(await visit("/proyecto/duena")).toEqual([301, "/proyecto/duena-mudada"]);
    await update(moved.id, { status: "published" });
    expect(await visit("/proyecto/duena")).toEqual([200, null]);
    expect(await redirectsFrom("duena")).toEqual([]);
    await update(moved.id, { status: "draft" });
    expect(await visit("/proyecto/duena")).toEqual([301, "/proyecto/duena-mudada"]);
  });

  it("keeps the redirect until a scheduled record with that slug is published", async () => {
    const { id } = await create({ title: "Temprana" });
    await update(id, { slug: "temprana-mudada" });
    const later = await create({ title: "Tardía", slug: "temprana", publishAt: "2090-01-01T00:00:00Z" });
    expect(await visit("/proyecto/temprana")).toEqual([301, "/proyecto/temprana-mudada"]);
    expect(await redirectsFrom("temprana")).toEqual(["/proyecto/temprana-mudada"]);
    await update(later.id, { slug: "tardia" });
    expect((await visit("/proyecto/temprana"))[1]).toBe("/proyecto/temprana-mudada");
    await update(later.id, { slug: "temprana", publishAt: null });
    expect([await visit("/proyecto/temprana"), await redirectsFrom("temprana")]).toEqual([[200, null], []]);
  });

  /** Return the targets of the next publication's redirects for this slug. */
  async function redirectsFrom(slug: string): Promise<string[]> {
    const { body } = await api
      .anonymous()
      .call<Snapshot>("GET", "/api/site/snapshot", undefined, { Authorization: "Bearer secreto" });
    return body.redirects.filter((one) => one.from === `/proyecto/${slug}`).map((one) => one.to);
  }
});
