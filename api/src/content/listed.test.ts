import { gzipSync } from "node:zlib";
import type { ListedPost, ListedProject, Project } from "@estudio/contract";
import { engines } from "../../../database/testing/engines";
import { startTestApi, type TestApi } from "../../testing/testApi";

describe.each(engines)("lists of the panel, on %s", (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterAll(() => api.close());

  it("carry only what a list shows when the panel asks for cards", async () => {
    const editor = await api.as("editor");
    const description = "Luz y madera. ".repeat(300);
    const body = {
      ...{ title: "Piso en Chamberí", description, challenges: "Vigas vistas.", duration: "Tres meses" },
      translations: { ca: { title: "Pis a Chamberí", description: "Llum i fusta.", challenges: "Bigues." } },
    };
    const { body: project } = await editor.call<Project>("POST", "/api/admin/projects", body);
    const { body: cards } = await editor.call<ListedProject[]>("GET", "/api/admin/projects?fields=card");
    const { id, version, updatedAt, updatedBy, slug } = project;
    expect(cards).toEqual([
      {
        ...{ id, version, updatedAt, updatedBy, slug, title: "Piso en Chamberí" },
        description: description.slice(0, 300),
        ...{ category: "empresarial", location: "", mainImage: "", featured: false },
        ...{ status: "published", publishAt: null, unpublishAt: null },
        missing: { ca: ["duration"], en: ["title", "description", "challenges", "duration"] },
      },
    ]);
    const { body: full } = await editor.call<Project[]>("GET", "/api/admin/projects");
    expect(full).toEqual([project]);
  });

  it("send 25 articles of full length in at most 12 kB", async () => {
    const editor = await api.as("editor");
    const words = () => Array.from({ length: 60 }, () => Math.random().toString(36).slice(2, 9)).join(" ");
    for (let number = 1; number <= 25; number++)
      await editor.call("POST", "/api/admin/blog", {
        ...{ title: `Artículo ${number} sobre reformas`, excerpt: `Resumen ${number}. ${"Con palabras. ".repeat(12)}` },
        content: words(),
        translations: { ca: { content: words() }, en: { content: words() } },
      });
    const { body, text, headers } = await editor.call<ListedPost[]>("GET", "/api/admin/blog?fields=card");
    expect(body).toHaveLength(25);
    expect(headers.get("Content-Encoding")).toBe("gzip");
    expect(gzipSync(text).length).toBeLessThan(12_000);
  });

  it("refuse a selection of fields that they do not know", async () => {
    const editor = await api.as("editor");
    expect((await editor.call("GET", "/api/admin/projects?fields=all")).status).toBe(400);
    expect((await api.anonymous().call("GET", "/api/admin/projects?fields=card")).status).toBe(401);
  });
});
