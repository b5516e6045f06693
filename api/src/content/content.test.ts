import { setTimeout as pause } from "node:timers/promises";
import type { Post, Project, Snapshot } from "@estudio/contract";
import { PreviewModel } from "@estudio/database";
import { createProject } from "@estudio/database/factories";
import { engines } from "../../../database/testing/engines";
import { readJson } from "../../../database/testing/readJson";
import { serveRelease } from "../../testing/release";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";

describe.each(engines)("the content of the site, on %s", (engine) => {
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

  it("serves content newer than the build with its own shell, and anything else as not found", async () => {
    const { slug } = await create({ title: "Reciente" });
    const shell = async (path: string) => String((await api.anonymous().call("GET", path)).body);
    expect(await shell(`/proyecto/${slug}`)).toContain('data-shell="fresh"');
    expect(await shell(`/proyecto/${slug}`)).toContain(">Ya viene</title>");
    expect(await shell("/proyecto/ninguno")).toContain(">No está</title>");
  });

  it("keeps new content out of search engines until its page is built", async () => {
    const { slug } = await create({ title: "Reciente para buscadores" });
    const robots = async () => (await api.anonymous().call("GET", `/proyecto/${slug}`)).headers.get("X-Robots-Tag");
    expect(await robots()).toBe("noindex");
    serveRelease(api.dataDir, "construida", { [`/proyecto/${slug}/index.html`]: "<h1>Reciente</h1>" });
    expect(await robots()).toBeNull();
  });

  it("ignores read-only fields of a whole record, and refuses an older version", async () => {
    const made = await create({ title: "Vuelta" });
    const { body } = await update(made.id, { ...made, id: 999, createdAt: "ayer", updatedBy: 7, location: "Goya" });
    expect(body).toMatchObject({
      id: made.id,
      createdAt: made.createdAt,
      location: "Goya",
      version: 2,
      updatedBy: "Ana Prueba",
    });
    const late = await update(made.id, { ...made, location: "Sol" });
    expect(late).toMatchObject({ status: 409, body: { current: { location: "Goya" } } });
    const { version: _, ...unversioned } = made;
    expect((await update(made.id, { ...unversioned, location: "Sol" })).body).toMatchObject({
      location: "Sol",
      version: 3,
    });
    // A form left open while an older backup was restored.
    expect((await update(made.id, { version: 9, location: "Nada" })).status).toBe(409);
    for (const [version, said] of [
      ["1", "Debe ser un número"],
      [1.5, "Debe ser un número sin decimales"],
    ]) {
      const bad = await update(made.id, { version, location: "Nada" } as never);
      expect(bad).toMatchObject({ status: 422, body: { errors: { version: said } } });
    }
  });

  it("lets exactly one of many concurrent saves of a version win", async () => {
    const { id, version } = await create({ title: "Carrera" });
    const saves = await Promise.all(
      Array.from({ length: 8 }, (_, index) => update(id, { location: `Sitio ${index}`, version })),
    );
    expect(saves.map((one) => one.status).sort()).toEqual([200, ...Array(7).fill(409)]);
  });

  it("publishes and withdraws on schedule, also what became due while the server was down", async () => {
    const soon = (ms: number) => new Date(Date.now() + ms).toISOString();
    const { id, slug } = await create({ title: "Puntual", status: "draft", publishAt: soon(2500) });
    const path = `/api/projects/${slug}`;
    expect((await visit(path))[0]).toBe(404);
    await until(async () => (await visit(path))[0] === 200);
    expect((await editor.call("GET", `/api/admin/projects/${id}`)).body).toMatchObject({
      status: "published",
      publishAt: null,
      // A conflict names the schedule, not the last editor.
      updatedBy: "Programación",
    });
    await update(id, { unpublishAt: soon(2500) });
    expect((await visit(path))[0]).toBe(200);
    await until(async () => (await visit(path))[0] === 404);
    await createProject(api.db, {
      title: "Dormido",
      slug: "dormido",
      status: "draft",
      publishAt: "2026-01-01T00:00:00.000Z",
    });
    await createProject(api.db, {
      title: "Pasado",
      slug: "pasado",
      publishAt: null,
      unpublishAt: "2026-01-01T00:00:00.000Z",
    });
    expect((await visit("/api/projects/pasado"))[0]).toBe(404);
    await api.runDue();
    expect([(await visit("/api/projects/dormido"))[0], (await visit("/api/projects/pasado"))[0]]).toEqual([200, 404]);
  });

  it("never dates a scheduled publication before the last save", async () => {
    const savedAt = new Date(Date.now() + 60_000).toISOString();
    const past = { status: "draft", publishAt: "2026-01-01T00:00:00.000Z", updatedAt: savedAt } as const;
    await createProject(api.db, { title: "Justo", slug: "justo", ...past });
    await api.runDue();
    const { status, body } = await api.anonymous().call<{ updatedAt: string }>("GET", "/api/projects/justo");
    expect([status, body.updatedAt >= savedAt]).toEqual([200, true]);
  });

  it("stores moments in UTC, and refuses a withdrawal before the publication", async () => {
    const { body } = await editor.call<Post>("POST", "/api/admin/blog", {
      title: "Horas",
      publishedAt: "2026-06-01T10:00:00+02:00",
    });
    expect(body.publishedAt).toBe("2026-06-01T08:00:00.000Z");
    const wrong = await editor.call("POST", "/api/admin/blog", {
      title: "Al revés",
      publishAt: "2030-01-02T00:00:00Z",
      unpublishAt: "2030-01-01T00:00:00Z",
    });
    expect([wrong.status, Object.keys(Object(wrong.body.errors))]).toEqual([422, ["unpublishAt"]]);
    for (const publishAt of ["2026-02-30T00:00:00Z", "9999-12-31T23:59:59-01:00", "mañana", 5])
      expect((await editor.call("POST", "/api/admin/blog", { title: "Mal", publishAt })).status).toBe(422);
  });

  it("converts changed moments to UTC in every field", async () => {
    const { body: post } = await editor.call<Post>("POST", "/api/admin/blog", { title: "Otra hora", status: "draft" });
    const sent = {
      publishedAt: "2026-06-01T10:00:00+02:00",
      publishAt: "2030-06-01T10:00:00+02:00",
      unpublishAt: "2030-06-01T05:00:00-05:00",
    };
    const saved = await editor.call<Post>("PUT", `/api/admin/blog/${post.id}`, sent);
    expect([saved.status, saved.body]).toMatchObject([
      200,
      {
        publishedAt: "2026-06-01T08:00:00.000Z",
        publishAt: "2030-06-01T08:00:00.000Z",
        unpublishAt: "2030-06-01T10:00:00.000Z",
      },
    ]);
  });

  it("still serves stored values that today's rules would refuse", async () => {
    const { id, slug } = await create({ title: "De otra época" });
    const old = { main_image: "http://otra.example/foto.jpg", category: "hotelera", surface: "x".repeat(100) };
    await api.db("projects").where({ id }).update(old);
    expect((await update(id, { mainImage: old.main_image })).status).toBe(422);
    // The test client would refuse an answer that breaks the rules.
    const read = async <T>(path: string) => {
      const headers = { Cookie: editor.cookie(), Authorization: "Bearer secreto" };
      const answer = await fetch(api.url + path, { headers });
      expect([path, answer.status]).toEqual([path, 200]);
      return await readJson<T>(answer);
    };
    const lists = ["/api/admin/projects", "/api/projects", "/api/projects?fields=card"];
    const found = [
      await read<Project>(`/api/admin/projects/${id}`),
      await read<Project>(`/api/projects/${slug}`),
      ...(await Promise.all(lists.map(read<Project[]>))).map((list) => list.find((one) => one.id === id)),
      (await read<Snapshot>("/api/site/snapshot")).content.es.projects.find((one) => one.id === id),
    ];
    for (const one of found) {
      expect([one?.mainImage, one?.category]).toEqual([old.main_image, old.category]);
      expect(Object.keys(one ?? {})).not.toContain("searchText");
    }
    await api.db("projects").where({ id }).update({ main_image: "", category: "residencial" });
    await editor.call("DELETE", `/api/admin/projects/${id}`);
  });

  it("shows the stored record without private columns in a conflict", async () => {
    const made = await create({ title: "Discutida" });
    await update(made.id, { location: "Goya" });
    const late = await update(made.id, { location: "Sol", version: made.version });
    const read = await editor.call("GET", `/api/admin/projects/${made.id}`);
    expect(late).toMatchObject({ status: 409, body: { current: read.body } });
  });

  it("previews unsaved values to signed-in users or through a shared link, for a limited time", async () => {
    const { id } = await create({ title: "Borrador", status: "draft" });
    const paths: string[] = [];
    for (const [shared, seen] of [
      [false, 404],
      [true, 200],
    ] as const) {
      const { body } = await editor.call<{ url: string }>("POST", "/api/admin/previews", {
        kind: "project",
        id,
        shared,
        values: { description: "Sin guardar" },
      });
      const path = `/api/previews/${new URL(body.url, api.url).searchParams.get("token")}`;
      paths.push(path);
      expect((await api.anonymous().call("GET", path)).status).toBe(seen);
      const seenBy = await editor.call("GET", `${path}?lang=en`);
      expect(seenBy.body).toMatchObject({
        record: { title: "Borrador", description: "Sin guardar", status: "published" },
      });
      expect(seenBy.headers.get("Cache-Control")).toBe("no-store");
    }
    await PreviewModel.query(api.db).patch({ expiresAt: new Date(Date.now() - 1000).toISOString() });
    for (const path of paths)
      for (const who of [editor, api.anonymous()]) expect((await who.call("GET", path)).status).toBe(404);
    const post = await editor.call<{ url: string }>("POST", "/api/admin/previews", {
      kind: "post",
      values: { title: "Nuevo", publishedAt: "2026-06-01T10:00:00+02:00" },
    });
    const token = new URL(post.body.url, api.url).searchParams.get("token");
    expect((await editor.call("GET", `/api/previews/${token}`)).status).toBe(200);
  });
});

async function until(is: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 80; tries++) {
    if (await is()) return;
    await pause(50);
  }
  throw new Error("The condition did not hold within four seconds");
}
