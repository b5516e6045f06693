import type { AuditEntry, CopySummary, Guide, Post, Project, VersionSummary } from "@estudio/contract";
import { GuideFileModel, TrashModel, WorkingCopyModel } from "@estudio/database";
import { engines } from "../../../database/testing/engines";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";
import { sweepGuides } from "../guides/sweep";

type Copy = Project & { base: number; problem: string };
type Refused = { code: string; message: string; current?: Copy; errors?: Record<string, string> };

describe.each(engines)("a working copy, on %s", (engine) => {
  let api: TestApi;
  let ana: Client;
  let eva: Client;
  beforeAll(async () => {
    api = await startTestApi(engine);
    [ana, eva] = [await api.as("owner"), await api.as("editor")];
  });
  afterAll(() => api.close());

  const make = async (fields: object) =>
    (await ana.call<Project>("POST", "/api/admin/projects", { location: "Retiro", ...fields })).body;
  const address = (id: number) => `/api/admin/projects/${id}/copy`;
  const write = (id: number, body: object, who = ana) => who.call<Copy & Refused>("PUT", address(id), body);
  const read = async (id: number) => (await ana.call<Copy | null>("GET", address(id))).body;
  const publish = (id: number, body: object = {}, who = ana) =>
    who.call<Project & Refused>("POST", `${address(id)}/publication`, body);
  const seen = async (slug: string) => (await api.anonymous().call<Project>("GET", `/api/projects/${slug}`)).body;
  const revision = async () => (await ana.call<{ revision: number }>("GET", "/api/site/revision")).body.revision;
  const due = (id: number) =>
    WorkingCopyModel.query(api.db)
      .patch({ publishAt: new Date(Date.now() - 1000).toISOString() })
      .where({ recordId: id });
  const soon = () => new Date(Date.now() + 3_600_000).toISOString();

  it("leaves the public record and the build alone until it is published", async () => {
    const { id, slug, version } = await make({ title: "Ático", translations: { ca: { title: "Àtic" } } });
    expect(await read(id)).toBeNull();
    const before = await revision();
    const saved = await write(id, { title: "Ático nuevo", base: version, version: 0 });
    expect([saved.status, saved.body]).toEqual([
      200,
      expect.objectContaining({ id, title: "Ático nuevo", location: "Retiro", version: 1, base: 1, problem: "" }),
    ]);
    await write(id, { location: "Goya", version: 1 });
    expect(await read(id)).toMatchObject({ title: "Ático nuevo", location: "Goya", version: 2, slug });
    expect([(await seen(slug)).title, await revision()]).toEqual(["Ático", before]);
    expect((await ana.call<Project>("GET", `/api/admin/projects/${id}`)).body).toMatchObject({
      title: "Ático",
      version,
    });

    const published = await publish(id, { version: 2 });
    expect([published.status, published.body]).toEqual([
      200,
      expect.objectContaining({ title: "Ático nuevo", location: "Goya", status: "published", version: 2 }),
    ]);
    expect([(await seen(slug)).title, await revision(), await read(id)]).toEqual(["Ático nuevo", before + 1, null]);
    expect((await publish(id)).status).toBe(404);
    const { body: history } = await ana.call<VersionSummary[]>("GET", `/api/admin/versions/projects/${id}`);
    expect(history[0]).toMatchObject({ version: 2, changed: ["title", "location"], savedBy: ana.user?.name });
  });

  it("keeps each of its saves, and records who saved, published and discarded it", async () => {
    const { id } = await make({ title: "Historia" });
    await write(id, { location: "Una" });
    await write(id, { location: "Otra", version: 1 }, eva);
    // Only the latest version can be discarded.
    expect((await ana.call("DELETE", `${address(id)}?version=1`)).status).toBe(409);
    const gone = await ana.call<Copy>("DELETE", `${address(id)}?version=2`);
    expect([gone.status, gone.body.location]).toEqual([200, "Otra"]);
    expect((await ana.call("DELETE", address(id))).status).toBe(404);
    // Numbers are never reused.
    expect((await write(id, { location: "Tercera" })).body.version).toBe(3);
    // An unchanged save makes no version.
    const asItIs = await write(id, { ...(await read(id)) });
    expect([asItIs.status, asItIs.body]).toEqual([200, await read(id)]);
    expect(asItIs.body.version).toBe(3);
    await publish(id);
    const { body: kept } = await ana.call<VersionSummary[]>("GET", `/api/admin/versions/projects/${id}-copy`);
    expect(kept.map(({ version, changed, savedBy }) => [version, changed, savedBy])).toEqual([
      [3, ["location"], ana.user?.name],
      [2, ["location"], eva.user?.name],
      [1, ["location"], ana.user?.name],
    ]);
    const { body: audit } = await ana.call<AuditEntry[]>("GET", "/api/admin/audit?range=[0,99]");
    const ours = audit.filter(({ what }) => what === "Proyecto: Historia");
    expect(ours.map(({ kind }) => kind).sort()).toEqual([
      ...["copyDiscarded", "copyPublished", "copySaved", "copySaved", "copySaved"],
    ]);
  });

  it("exists only for a published record, and for signed-in users", async () => {
    const { id } = await make({ title: "Solo mío", status: "draft" });
    const refused = await write(id, { title: "Copia" });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ["status"]]);
    const later = await make({ title: "Para luego", publishAt: soon() });
    expect((await write(later.id, { title: "Copia" })).status).toBe(422);
    expect((await write(999_999, {})).status).toBe(404);
    expect((await api.anonymous().call("GET", address(id))).status).toBe(401);
    expect((await ana.call("GET", address(999_999))).status).toBe(404);
  });

  it("is validated like the record, except for what a draft may lack", async () => {
    const { id } = await make({ title: "Comprobada" });
    await make({ title: "Ocupada", slug: "ocupada" });
    for (const [body, field] of [
      [{ title: "" }, "title"],
      [{ slug: "ocupada" }, "slug"],
      [{ noexiste: 1 }, "noexiste"],
      [{ status: "draft" }, "status"],
      [{ publishAt: "2020-01-01T00:00:00Z" }, "publishAt"],
      [{ publishAt: "2090-01-02T00:00:00Z", unpublishAt: "2090-01-01T00:00:00Z" }, "unpublishAt"],
    ] as const) {
      const { status, body: answer } = await write(id, body);
      expect([status, Object.keys(answer.errors ?? {})]).toEqual([422, [field]]);
    }
    expect(await read(id)).toBeNull();
    expect((await publish(id, { version: "uno" })).status).toBe(422);
    // A slug made from the title is numbered when taken, as for a record.
    expect((await write(id, { title: "Ocupada", slug: "" })).body.slug).toBe("ocupada-2");
  });

  it("survives the withdrawal of its record, which it republishes", async () => {
    const { id, slug } = await make({ title: "Retirada" });
    await write(id, { location: "Nueva" });
    await ana.call("PUT", `/api/admin/projects/${id}`, { status: "draft" });
    expect((await write(id, { clientName: "Lucía" })).status).toBe(200);
    expect((await publish(id)).status).toBe(409);
    expect((await publish(id, { base: 2 })).body).toMatchObject({ status: "published", location: "Nueva" });
    expect((await seen(slug)).clientName).toBe("Lucía");
  });

  it("redirects the old address once it is published", async () => {
    const { id, slug } = await make({ title: "Mudanza" });
    await write(id, { slug: "mudanza-nueva" });
    expect((await seen(slug)).title).toBe("Mudanza");
    await publish(id);
    expect((await seen("mudanza-nueva")).title).toBe("Mudanza");
    const { body: redirects } = await ana.call<{ from: string; to: string }[]>("GET", "/api/admin/redirects");
    expect(redirects).toContainEqual(
      expect.objectContaining({ from: "/proyecto/mudanza", to: "/proyecto/mudanza-nueva" }),
    );
  });

  it("is published at its moment", async () => {
    const { id, slug } = await make({ title: "Con fecha" });
    const planned = soon();
    expect((await write(id, { title: "Llegó", publishAt: planned })).body.publishAt).toBe(planned);
    await api.runDue();
    expect((await seen(slug)).title).toBe("Con fecha");
    await due(id);
    await api.runDue();
    expect([(await seen(slug)).title, await read(id)]).toEqual(["Llegó", null]);
    const { body } = await ana.call<Project>("GET", `/api/admin/projects/${id}`);
    expect(body).toMatchObject({ status: "published", publishAt: null, updatedBy: "Programación" });
  });

  it("stays a copy, with the reason, when it cannot be published at its moment, and does not hold up others", async () => {
    const taken = await make({ title: "Llega tarde" });
    await write(taken.id, { slug: "muy-deseada", publishAt: soon() });
    await make({ title: "Muy deseada", slug: "muy-deseada" });
    const changed = await make({ title: "Cambiada" });
    await write(changed.id, { location: "Copia", publishAt: soon() });
    await eva.call("PUT", `/api/admin/projects/${changed.id}`, { location: "Web" });
    const fine = await make({ title: "Cabe" });
    await write(fine.id, { location: "Copia", publishAt: soon() });
    for (const { id } of [taken, changed, fine]) await due(id);
    await api.runDue();
    expect(await read(taken.id)).toMatchObject({
      publishAt: null,
      problem: "Esa dirección ya está en uso",
      version: 1,
    });
    expect(await read(changed.id)).toMatchObject({ publishAt: null, problem: expect.stringContaining("Ana Prueba") });
    expect([await read(fine.id), (await seen(fine.slug)).location]).toEqual([null, "Copia"]);
    expect((await write(taken.id, { slug: "otra-cosa", version: 1 })).body.problem).toBe("");
  });

  it("appears in the list of copies", async () => {
    const [one, other] = [await make({ title: "Con copia" }), await make({ title: "Sin copia" })];
    await write(one.id, { location: "Copia" });
    const filter = JSON.stringify({ resource: "projects", recordId: [one.id, other.id] });
    const { body } = await ana.call<CopySummary[]>("GET", `/api/admin/copies?${new URLSearchParams({ filter })}`);
    expect(body).toEqual([
      expect.objectContaining({ resource: "projects", recordId: one.id, version: 1, updatedBy: ana.user?.name }),
    ]);
    expect(JSON.stringify(body)).not.toContain("written");
  });

  it("goes to the trash and back with its record, and is erased with it", async () => {
    const { id } = await make({ title: "A la papelera" });
    await write(id, { location: "En la copia" });
    const remove = () => ana.call("DELETE", `/api/admin/projects/${id}`);
    await remove();
    expect(await WorkingCopyModel.query(api.db).where({ recordId: id })).toEqual([]);
    await ana.call("POST", "/api/admin/trash/restore", { resource: "projects", ids: [id] });
    expect(await read(id)).toMatchObject({ location: "En la copia", version: 1, base: 1 });
    await remove();
    const trash = await TrashModel.query(api.db).findOne({ recordId: id, resource: "projects" });
    expect((await ana.call("DELETE", `/api/admin/trash/${trash?.id}`)).status).toBe(200);
    expect(await WorkingCopyModel.query(api.db).where({ recordId: id })).toEqual([]);
    expect((await ana.call("GET", `/api/admin/versions/projects/${id}-copy`)).body).toEqual([]);
  });

  it("is shown in a preview, with the unsaved values", async () => {
    const { id } = await make({ title: "Antes" });
    await write(id, { title: "En la copia" });
    const shown = async (values?: object) => {
      const { body } = await ana.call<{ url: string }>("POST", "/api/admin/previews", { kind: "project", id, values });
      const { body: preview } = await ana.call<{ record: Project }>("GET", `/api/previews/${body.url.split("=")[1]}`);
      return [preview.record.title, preview.record.location];
    };
    expect(await shown()).toEqual(["En la copia", "Retiro"]);
    expect(await shown({ location: "Tecleado" })).toEqual(["En la copia", "Tecleado"]);
  });

  it("exists for articles and guides, where it may lack the PDF until it is published", async () => {
    const { body: post } = await ana.call<Post>("POST", "/api/admin/blog", { title: "Suelo", content: "Roble" });
    await ana.call("PUT", `/api/admin/blog/${post.id}/copy`, { content: "Castaño" });
    const published = await ana.call<Post>("POST", `/api/admin/blog/${post.id}/copy/publication`, {});
    expect([published.status, published.body.content]).toEqual([200, "Castaño"]);

    const createdAt = "2020-01-01T00:00:00.000Z";
    const files = ["a", "b"].map((letter) => letter.repeat(32));
    for (const key of files) await GuideFileModel.query(api.db).insert({ key, name: "luz.pdf", bytes: 3, createdAt });
    const [first, second] = files.map((key) => `${key}/luz.pdf`);
    const { body: guide } = await ana.call<Guide>("POST", "/api/admin/guides", {
      title: "Luz",
      file: first,
      status: "published",
    });
    const copy = `/api/admin/guides/${guide.id}/copy`;
    expect((await ana.call("PUT", copy, { file: "" })).status).toBe(200);
    const refused = await ana.call<Refused>("POST", `${copy}/publication`, {});
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ["file"]]);
    expect((await ana.call("PUT", copy, { file: second })).status).toBe(200);
    // A file that only a copy refers to counts as used.
    await sweepGuides(api.running.deps, new Date());
    expect((await ana.call<Guide>("POST", `${copy}/publication`, {})).body.file).toBe(second);
  });
});
