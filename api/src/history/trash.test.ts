import { dayMs, type Post, type Project, type Restored, type Template, type Trashed } from "@estudio/contract";
import { forgetOld, ProjectModel, TrashModel, VersionModel } from "@estudio/database";
import { createProject } from "@estudio/database/factories";
import { emptied, engines } from "../../../database/testing/engines";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";

describe.each(engines)("the trash, on %s", (engine) => {
  let api: TestApi;
  let ana: Client;
  let visitor: Client;
  beforeAll(async () => {
    api = await startTestApi(engine);
    [ana, visitor] = [await api.as("owner"), api.anonymous()];
  });
  beforeEach(() => emptied(api.db, TrashModel));
  afterAll(() => api.close());

  const make = async (fields: object) => (await ana.call<Project>("POST", "/api/admin/projects", fields)).body;
  const remove = (id: number) => ana.call<Project>("DELETE", `/api/admin/projects/${id}`);
  const restore = (ids: number[], resource = "projects", who = ana) =>
    who.call<Restored[] & { code: string }>("POST", "/api/admin/trash/restore", { resource, ids });
  const listed = async () => (await ana.call<Trashed[]>("GET", "/api/admin/trash")).body;
  const seen = async (slug: string) => (await visitor.call("GET", `/api/projects/${slug}`)).status;

  it("restores a deleted record with its history and redirects", async () => {
    const made = await make({ title: "Ático", galleryImages: ["/media/a.jpg"], unpublishAt: "2090-01-01T00:00:00Z" });
    await ana.call("PUT", `/api/admin/projects/${made.id}`, { slug: "atico-en-retiro" });
    const gone = await remove(made.id);
    expect([gone.status, gone.body.slug, await seen("atico-en-retiro")]).toEqual([200, "atico-en-retiro", 404]);
    expect((await ana.call("GET", `/api/admin/projects/${made.id}`)).status).toBe(404);
    expect((await ana.call<Project[]>("GET", '/api/admin/projects?filter={"q":"atico"}')).body).toEqual([]);
    const [kept] = await listed();
    expect(kept).toMatchObject({ resource: "projects", recordId: made.id, title: "Ático", deletedBy: ana.user?.name });
    expect(Date.parse(kept?.until ?? "") - Date.parse(kept?.deletedAt ?? "")).toBe(30 * dayMs);

    const back = await restore([made.id]);
    expect([back.status, back.body]).toEqual([
      200,
      [
        {
          resource: "projects",
          id: made.id,
          title: "Ático",
          slug: "atico-en-retiro",
          slugBefore: "atico-en-retiro",
        },
      ],
    ]);
    const { body: after } = await ana.call<Project>("GET", `/api/admin/projects/${made.id}`);
    expect(after).toEqual(gone.body);
    expect([await seen("atico-en-retiro"), await listed()]).toEqual([200, []]);
    expect((await ana.call<Project[]>("GET", '/api/admin/projects?filter={"q":"atico"}')).body).toHaveLength(1);
    const { body: redirects } = await ana.call<{ from: string; to: string }[]>("GET", "/api/admin/redirects");
    expect(redirects).toContainEqual(
      expect.objectContaining({ from: "/proyecto/atico", to: "/proyecto/atico-en-retiro", problem: "" }),
    );
    expect((await ana.call<unknown[]>("GET", `/api/admin/versions/projects/${made.id}`)).body).toHaveLength(2);
  });

  it("gives a restored record the next free slug when its own is taken", async () => {
    const first = await make({ title: "Loft" });
    await remove(first.id);
    const second = await make({ title: "Loft" });
    expect(second.slug).toBe("loft");
    const { body } = await restore([first.id]);
    expect(body[0]).toMatchObject({ slug: "loft-2", slugBefore: "loft" });
    expect([await seen("loft"), await seen("loft-2")]).toEqual([200, 200]);
    const { body: history } = await ana.call<object[]>("GET", `/api/admin/versions/projects/${first.id}`);
    expect(history[0]).toMatchObject({ version: 2, changed: ["slug"] });
  });

  it("restores several at once, or none", async () => {
    const rows = [await make({ title: "A" }), await make({ title: "B" }), await make({ title: "C", status: "draft" })];
    const ids = rows.map(({ id }) => id);
    for (const id of ids) await remove(id);
    expect((await restore([...ids, 999_999])).status).toBe(422);
    expect(await listed()).toHaveLength(3);
    const revision = async () => (await ana.call<{ revision: number }>("GET", "/api/site/revision")).body.revision;
    const before = await revision();
    expect((await restore(ids)).status).toBe(200);
    // Restoring a draft does not change the site.
    expect([await listed(), await revision()]).toEqual([[], before + 2]);
    expect((await restore(ids)).status).toBe(422);
  });

  it("restores once when two people restore at the same time", async () => {
    const { id } = await make({ title: "Doble" });
    await remove(id);
    const answers = await Promise.all([restore([id]), restore([id])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it("keeps articles, guides and templates, but no enquiries", async () => {
    const { body: post } = await ana.call<Post>("POST", "/api/admin/blog", { title: "Suelo", content: "Roble" });
    const template = { name: "Visita", subject: "", text: "Hola", translations: { ca: { text: "Bon dia" } } };
    const { body: made } = await ana.call<Template>("POST", "/api/admin/templates", template);
    const { body: guide } = await ana.call<{ id: number }>("POST", "/api/admin/guides", { title: "Medir" });
    await ana.call("DELETE", `/api/admin/blog/${post.id}`);
    await ana.call("DELETE", `/api/admin/guides/${guide.id}`);
    await ana.call("DELETE", `/api/admin/templates/${made.id}`);
    expect((await listed()).map(({ resource, title }) => [resource, title]).sort()).toEqual([
      ["blog", "Suelo"],
      ["guides", "Medir"],
      ["templates", "Visita"],
    ]);
    expect((await restore([post.id], "blog")).body[0]).toMatchObject({ slug: "suelo" });
    expect((await restore([guide.id], "guides")).body[0]).toMatchObject({ title: "Medir", slug: "medir" });
    expect((await restore([made.id], "templates")).body[0]).toMatchObject({ title: "Visita", slug: "" });
    expect((await ana.call<Template>("GET", `/api/admin/templates/${made.id}`)).body).toEqual(made);
    expect((await restore([1], "contacts")).status).toBe(422);
  });

  it("restores a record of an older version with today's fields", async () => {
    const row = await createProject(api.db, { title: "De antes" });
    await remove(row.id);
    const kept = await TrashModel.query(api.db).findOne({ recordId: row.id }).throwIfNotFound();
    const { awards: _, ...record } = kept.record;
    await kept.$query(api.db).patch({ record: { ...record, gone: "x" } });
    expect((await restore([row.id])).status).toBe(200);
    expect(await ProjectModel.query(api.db).findById(row.id)).toMatchObject({ title: "De antes", awards: "" });
  });

  it("is emptied by owners, and by itself after thirty days, with the versions", async () => {
    const eva = await api.as("editor");
    const [a, b, c] = [await make({ title: "Uno" }), await make({ title: "Dos" }), await make({ title: "Tres" })];
    for (const { id } of [a, b, c]) await remove(id);
    const [, second, first] = await listed();
    const versions = async () =>
      (
        await VersionModel.query(api.db).whereIn(
          "record",
          [a, b, c].map(({ id }) => String(id)),
        )
      ).length;
    expect(await versions()).toBe(3);
    for (const path of ["", `/${first?.id}`])
      expect((await eva.call("DELETE", `/api/admin/trash${path}`)).status).toBe(403);
    expect((await ana.call<Trashed>("DELETE", `/api/admin/trash/${first?.id}`)).body).toMatchObject({ title: "Uno" });
    expect([await versions(), (await restore([a.id])).status]).toEqual([2, 422]);

    await TrashModel.query(api.db)
      .findById(second?.id ?? 0)
      .patch({ until: "2026-01-01T00:00:00.000Z" });
    await forgetOld(api.db, new Date());
    expect([(await listed()).map(({ title }) => title), await versions()]).toEqual([["Tres"], 1]);
    expect((await ana.call("DELETE", "/api/admin/trash")).body).toEqual({ removed: 1 });
    expect([await listed(), await versions()]).toEqual([[], 0]);
  });

  it("refuses visitors, and reports a wrong body at its field", async () => {
    expect((await visitor.call("GET", "/api/admin/trash")).status).toBe(401);
    expect((await restore([1], "projects", visitor)).status).toBe(401);
    const wrong = await ana.call<{ errors: object }>("POST", "/api/admin/trash/restore", {
      resource: "users",
      ids: [],
    });
    expect([wrong.status, Object.keys(wrong.body.errors).sort()]).toEqual([422, ["ids", "resource"]]);
  });
});
