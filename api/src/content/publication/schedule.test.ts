import { dayMs, type Post, type Project } from "@estudio/contract";
import { AuditModel, PostModel, ProjectModel, WorkingCopyModel } from "@estudio/database";
import { engines } from "../../../../database/testing/engines";
import { type Client, startTestApi, type TestApi } from "../../../testing/testApi";

describe.each(engines)("the schedule after a downtime, on %s", (engine) => {
  let api: TestApi;
  let editor: Client;
  beforeAll(async () => {
    api = await startTestApi(engine);
    editor = await api.as("editor");
  });
  afterAll(() => api.close());

  const ago = (days: number) => new Date(Date.now() - days * dayMs).toISOString();
  const project = async (title: string, moments: Partial<ProjectModel> = {}) => {
    const { body } = await editor.call<Project>("POST", "/api/admin/projects", { title, status: "published" });
    const { id, version } = body;
    const copy = { title: `${title} nuevo`, base: version, version: 0 };
    await editor.call("PUT", `/api/admin/projects/${id}/copy`, copy);
    // Written into the tables in one step, because the API's own schedule runs meanwhile.
    await api.db.transaction(async (trx) => {
      await ProjectModel.query(trx)
        .findById(id)
        .patch({ unpublishAt: moments.unpublishAt ?? null });
      const stored = await WorkingCopyModel.query(trx).findOne({ recordId: id }).throwIfNotFound();
      const written = { ...stored.written, unpublishAt: moments.unpublishAt ?? null };
      await stored.$query(trx).patch({ publishAt: moments.publishAt ?? null, written });
    });
    await api.runDue();
    return ProjectModel.query(api.db).findById(id).throwIfNotFound();
  };

  it("publishes an overdue working copy before it withdraws its record", async () => {
    const { id, title, status } = await project("Ático", { publishAt: ago(3), unpublishAt: ago(1) });
    expect([title, status]).toEqual(["Ático nuevo", "draft"]);
    expect(await WorkingCopyModel.query(api.db).where({ recordId: id })).toEqual([]);
  });

  it("applies the later of two overdue moments", async () => {
    const stands = async (publishAt: string, unpublishAt: string) => {
      const { body } = await editor.call<Post>("POST", "/api/admin/blog", { title: "Luz", status: "draft" });
      await PostModel.query(api.db).findById(body.id).patch({ publishAt, unpublishAt });
      await api.runDue();
      return (await PostModel.query(api.db).findById(body.id))?.status;
    };
    expect(await stands(ago(3), ago(1))).toBe("draft");
    expect(await stands(ago(1), ago(3))).toBe("published");
  });

  it("records each scheduled publication and withdrawal with its planned moment", async () => {
    await AuditModel.query(api.db).delete();
    const { body } = await editor.call<Post>("POST", "/api/admin/blog", { title: "Otoño", status: "draft" });
    const patch = (moments: Partial<PostModel>) => PostModel.query(api.db).findById(body.id).patch(moments);
    await patch({ publishAt: "2026-11-02T09:00:00.000Z" });
    await api.runDue();
    await patch({ unpublishAt: "2026-11-03T09:00:00.000Z" });
    await api.runDue();
    await api.runDue();
    const told = await AuditModel.query(api.db).whereIn("kind", ["publishedByDate", "withdrawnByDate"]).orderBy("id");
    expect(told.map(({ kind, person, what }) => [kind, person, what])).toEqual([
      ["publishedByDate", "Programación", expect.stringMatching(/Otoño, previsto para 2 nov 2026, 10:00/)],
      ["withdrawnByDate", "Programación", expect.stringMatching(/Otoño, previsto para 3 nov 2026, 10:00/)],
    ]);
  });
});
