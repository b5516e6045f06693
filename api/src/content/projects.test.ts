import type { Project, PublicProject } from "@estudio/contract";
import { createProject } from "@estudio/database/factories";
import { engines } from "../../../database/testing/engines";
import { startTestApi, type TestApi } from "../../testing/testApi";

describe.each(engines)("a project, on %s", (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterAll(() => api.close());

  it("cannot be created without signing in", async () => {
    const { status, body } = await api.anonymous().call("POST", "/api/admin/projects", { title: "X" });
    expect([status, body.code]).toEqual([401, "unauthenticated"]);
  });

  it("is refused without a title, at that field", async () => {
    const editor = await api.as("editor");
    const { status, body } = await editor.call("POST", "/api/admin/projects", { location: "Madrid" });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ title: "El título es obligatorio" });
  });

  it("is visible to visitors at once, in their language", async () => {
    const editor = await api.as("editor");
    const { status, body } = await editor.call<Project>("POST", "/api/admin/projects", {
      title: "Ático en Chamberí",
      description: "Luz",
      translations: { en: { title: "Penthouse in Chamberí" } },
    });
    expect([status, body.slug, body.version]).toEqual([201, "atico-en-chamberi", 1]);
    const seen = await api.anonymous().call<PublicProject>("GET", "/api/projects/atico-en-chamberi?lang=en");
    expect(seen.body.title).toBe("Penthouse in Chamberí");
    expect(seen.body.fallback).toEqual(["description"]);
  });

  it("is hidden from visitors as a draft", async () => {
    await createProject(api.db, { title: "Borrador", slug: "borrador", status: "draft" });
    const { status } = await api.anonymous().call("GET", "/api/projects/borrador");
    expect(status).toBe(404);
  });

  it("is not overwritten by the later of two editors, who sees the stored one", async () => {
    const [ana, luis] = [await api.as("editor"), await api.as("editor")];
    const { body } = await ana.call<Project>("POST", "/api/admin/projects", { title: "Dos manos" });
    await ana.call("PUT", `/api/admin/projects/${body.id}`, { location: "Retiro", version: body.version });
    const late = await luis.call<{ code: string; current: Project }>("PUT", `/api/admin/projects/${body.id}`, {
      location: "Latina",
      version: body.version,
    });
    expect([late.status, late.body.code, late.body.current.location]).toEqual([409, "conflict", "Retiro"]);
  });
});
