import {
  type BrokenLink,
  dayMs,
  type Page,
  type Post,
  type PublicPage,
  type PublicPost,
  type Snapshot,
} from "@estudio/contract";
import { MediaModel, PageModel, PostModel, ProjectModel } from "@estudio/database";
import { createPost, createProject } from "@estudio/database/factories";
import { emptied, engines } from "../../../database/testing/engines";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";

const pictureRow = (path: string) => ({
  path,
  hash: path.slice(7, -4),
  width: 1600,
  height: 900,
  color: "#888888",
  focal: { x: 0.5, y: 0.5 },
  alts: {},
  credit: "",
  widths: [320, 640],
  bytes: 1,
  ready: true,
  createdAt: inDays(0),
  updatedAt: inDays(0),
  version: 1,
});

const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

describe.each(engines)("link targets, on %s", (engine) => {
  let api: TestApi;
  let ana: Client;
  beforeAll(async () => {
    api = await startTestApi(engine);
    ana = await api.as("editor");
  });
  beforeEach(async () => {
    await emptied(api.db, PageModel, ProjectModel, PostModel);
    await createProject(api.db, { title: "Ático", slug: "atico" });
  });
  afterAll(() => api.close());

  type Refused = { errors: Record<string, string> };
  const save = (ctaUrl: string, page = "homepage") =>
    ana.call<Page & Refused>("PUT", `/api/admin/pages/${page}`, {
      sections: [{ sectionKey: "hero", title: "Hola", ctaText: "Ver más", ctaUrl }],
    });
  const seen = async (path = "homepage", lang = "es") => {
    const [hero] = (await api.anonymous().call<PublicPage>("GET", `/api/pages/${path}?lang=${lang}`)).body.sections;
    return [hero?.ctaText, hero?.ctaUrl];
  };
  const broken = async () => (await ana.call<BrokenLink[]>("GET", "/api/admin/broken-links")).body;
  const snapshot = async () =>
    (await api.anonymous().call<Snapshot>("GET", "/api/site/snapshot", undefined, { Authorization: "Bearer secreto" }))
      .body;

  it("accepts pages, projects, articles, anchors and external addresses", async () => {
    await createPost(api.db, { title: "Luz", slug: "luz" });
    for (const address of [
      "",
      "/",
      "/portfolio",
      "/portfolio?categoria=residencial",
      "/empresas/",
      "/proyecto/atico",
      "/blog/luz",
      "#siguiente",
      "/contacto#formulario",
      "https://www.example.com/x",
      "mailto:hola@example.com",
      "tel:+34910000000",
    ])
      expect([address, (await save(address)).status]).toEqual([address, 200]);
  });

  it("refuses a target that does not exist or is not published, with the reason at its field", async () => {
    await createProject(api.db, { title: "Secreto", slug: "secreto", status: "draft" });
    await createProject(api.db, { title: "Mañana", slug: "manana", publishAt: inDays(1) });
    await createPost(api.db, { title: "Ayer", slug: "ayer", unpublishAt: inDays(-1) });
    for (const [address, reason] of [
      ["/portfolo", "no existe"],
      ["/empresa", "no existe"],
      ["/proyecto/atiko", "no existe"],
      ["/blog/atico", "no existe"],
      ["/proyecto", "no existe"],
      ["/admin", "no existe"],
      ["/proyecto/secreto", "«Secreto» no está publicado"],
      ["/proyecto/manana", "«Mañana» no está publicado"],
      ["/blog/ayer", "«Ayer» no está publicado"],
      ["#testimonios", "ningún apartado «testimonios»"],
      ["/contacto#formularo", "ningún apartado «formularo»"],
      ["/ca/portfolio", "sin /ca ni /en"],
      ["https://", "Escribe una ruta"],
      ["mailto:", "Escribe una ruta"],
      ["portfolio", "Escribe una ruta"],
    ]) {
      const { status, body } = await save(address as string);
      expect([address, status, body.errors]).toEqual([
        address,
        422,
        { "sections.0.ctaUrl": expect.stringContaining(reason as string) },
      ]);
    }
  });

  it("hides and reports a button whose target is withdrawn or deleted, for visitors and the builder", async () => {
    const { id } = await ProjectModel.query(api.db).findOne({ slug: "atico" }).throwIfNotFound();
    await save("/proyecto/atico");
    expect([await seen(), await broken()]).toEqual([["Ver más", "/proyecto/atico"], []]);
    await ana.call("PUT", `/api/admin/projects/${id}`, { status: "draft" });
    expect([await seen(), await seen("homepage", "en")]).toEqual([
      ["", ""],
      ["", ""],
    ]);
    const report = {
      pageKey: "homepage",
      sectionKey: "hero",
      ctaText: "Ver más",
      ctaUrl: "/proyecto/atico",
      reason: "El proyecto «Ático» no está publicado: los visitantes no lo ven",
    };
    expect(await broken()).toEqual([report]);
    const built = await snapshot();
    expect(built.brokenLinks).toEqual([report]);
    expect(built.content.ca.pages[0]?.sections[0]).toMatchObject({ ctaText: "", ctaUrl: "" });

    await ana.call("PUT", `/api/admin/projects/${id}`, { status: "published" });
    expect([await seen(), await broken()]).toEqual([["Ver más", "/proyecto/atico"], []]);
    await ana.call("DELETE", `/api/admin/projects/${id}`);
    expect(await seen()).toEqual(["", ""]);
    expect(await broken()).toMatchObject([{ reason: "Ese proyecto no existe" }]);
  });

  it("keeps the buttons of a target whose address changes", async () => {
    const { id } = await ProjectModel.query(api.db).findOne({ slug: "atico" }).throwIfNotFound();
    await save("/proyecto/atico");
    await ana.call("PUT", `/api/admin/projects/${id}`, { slug: "atico-en-chamberi" });
    expect([await seen(), await broken()]).toEqual([["Ver más", "/proyecto/atico"], []]);
    expect((await save("/proyecto/atico")).status).toBe(200);
  });

  it("saves one section although the button of another section has broken", async () => {
    const { id } = await ProjectModel.query(api.db).findOne({ slug: "atico" }).throwIfNotFound();
    const { body } = await save("/proyecto/atico");
    await ana.call("DELETE", `/api/admin/projects/${id}`);
    const others = [...body.sections, { sectionKey: "services", title: "Otra" }];
    const { status } = await ana.call("PUT", "/api/admin/pages/homepage", { sections: others });
    expect(status).toBe(200);
    expect(await seen()).toEqual(["", ""]);
    const again = [{ ...body.sections[0], title: "Otro título" }];
    const refused = await ana.call<Refused>("PUT", "/api/admin/pages/homepage", { sections: again });
    expect(refused.body.errors).toEqual({ "sections.0.ctaUrl": "Ese proyecto no existe" });
  });

  it("shows a broken link of an article as plain text, reports it and keeps the stored Markdown", async () => {
    const picture = `/media/${"a".repeat(32)}.jpg`;
    await MediaModel.query(api.db).insert(pictureRow(picture));
    const written = `[Ático](/proyecto/atico), [otro](/proyecto/no-hay), [más](#mas), [web](https://www.example.com)\n\n![](${picture})`;
    const { body } = await ana.call<Post>("POST", "/api/admin/blog", {
      title: "Luz",
      content: written,
      translations: { en: { content: "[Attic](/en/proyecto/atico)" } },
    });
    const read = async (lang: string) =>
      (await api.anonymous().call<PublicPost>("GET", `/api/blog/luz?lang=${lang}`)).body;
    const shown = await read("es");
    expect(shown.content).toBe(written.replace("[otro](/proyecto/no-hay)", "otro"));
    expect(shown.media[picture]).toMatchObject({ width: 1600 });
    expect(await read("en")).toMatchObject({ content: "Attic", media: {} });
    expect((await snapshot()).content.es.posts[0]?.content).toBe(shown.content);
    expect(await broken()).toMatchObject([
      { postId: body.id, title: "Luz", ctaUrl: "/proyecto/no-hay", reason: "Ese proyecto no existe" },
      { postId: body.id, ctaUrl: "/en/proyecto/atico" },
    ]);
    expect((await ana.call<Post>("GET", `/api/admin/blog/${body.id}`)).body.content).toBe(written);
  });

  it("previews an unsaved section as visitors would get it", async () => {
    const { body } = await ana.call<{ url: string }>("POST", "/api/admin/previews", {
      kind: "page",
      id: "homepage",
      values: { sections: [{ sectionKey: "hero", ctaText: "Ver más", ctaUrl: "/proyecto/no-hay" }] },
    });
    const token = body.url.split("token=")[1];
    const { body: preview } = await ana.call<{ record: PublicPage }>("GET", `/api/previews/${token}`);
    expect(preview.record.sections[0]).toMatchObject({ ctaText: "", ctaUrl: "" });
  });
});
