import type { PageSeo, Post, Project, PublicPost, PublicProject, SeoProblem, Snapshot } from "@estudio/contract";
import { headLimits } from "@estudio/contract";
import { pagesOf } from "@estudio/contract/site/pages";
import { MediaModel, PostModel, ProjectModel } from "@estudio/database";
import { createPost, createProject } from "@estudio/database/factories";
import { emptied, engines } from "../../../database/testing/engines";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";

describe.each(engines)("search engine data, on %s", (engine) => {
  let api: TestApi;
  let editor: Client;
  let visitor: Client;
  beforeAll(async () => {
    api = await startTestApi(engine, { BUILDER_TOKEN: "secreto" });
    editor = await api.as("editor");
    visitor = api.anonymous();
  });
  beforeEach(async () => {
    await emptied(api.db, ProjectModel, PostModel);
  });
  afterAll(() => api.close());

  /** Change something through the API, because problems are cached per revision. */
  let changes = 0;
  const changeSomething = () => editor.call("PUT", "/api/admin/page-seo/13", { seoTitle: `Página ${++changes}` });
  const problems = async (filter: object = {}) => {
    await changeSomething();
    const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,999]`;
    return (await editor.call<SeoProblem[]>("GET", `/api/admin/seo?${query}`)).body;
  };
  const snapshot = async () => {
    const { body } = await visitor.call<Snapshot>("GET", "/api/site/snapshot", undefined, {
      Authorization: "Bearer secreto",
    });
    return body;
  };
  const headAt = async (path: string) =>
    pagesOf(await snapshot(), "https://estudio.example").find((page) => page.path === path)?.context.head;

  describe("the title and description of a record", () => {
    it("are the written ones of each language, in Spanish only if the whole page falls back", async () => {
      const { body: stored } = await editor.call<Project>("POST", "/api/admin/projects", {
        title: "Ático",
        description: "Dos terrazas.",
        seoTitle: "Reforma de un ático en Retiro",
        translations: { ca: { title: "Àtic", description: "Dues terrasses.", seoDescription: "Un àtic a Retiro." } },
      });
      expect(stored).toMatchObject({ seoTitle: "Reforma de un ático en Retiro", seoDescription: "", seoImage: "" });
      expect(await headAt("/proyecto/atico")).toMatchObject({ title: stored.seoTitle, description: "Dos terrazas." });
      expect(await headAt("/ca/proyecto/atico")).toMatchObject({
        title: expect.stringMatching(/^Àtic( · |$)/),
        description: "Un àtic a Retiro.",
      });
      expect(await headAt("/en/proyecto/atico")).toMatchObject({ title: stored.seoTitle });
      const { body } = await visitor.call<PublicProject>("GET", "/api/projects/atico?lang=ca");
      expect([body.seoTitle, body.seoDescription]).toEqual([stored.seoTitle, "Un àtic a Retiro."]);
    });

    it("are kept in versions and refused when too long or with an external picture", async () => {
      const { id } = await createPost(api.db, { title: "Luz" });
      const put = (body: object) => editor.call("PUT", `/api/admin/blog/${id}`, body);
      expect(await put({ seoTitle: "x".repeat(201), seoImage: "https://otra.example/a.jpg" })).toMatchObject({
        status: 422,
        body: { errors: { seoTitle: expect.any(String), seoImage: expect.any(String) } },
      });
      expect(await put({ seoTitle: "La luz, antes", translations: { ca: { seoTitle: "La llum" } } })).toMatchObject({
        status: 200,
      });
      const { body } = await editor.call<{ changed: string[] }[]>("GET", `/api/admin/versions/blog/${id}`);
      expect(body[0]?.changed).toEqual(["translations.ca.seoTitle", "seoTitle"].sort());
    });
  });

  describe("the title and description of a fixed page", () => {
    const read = async (id = 2) => (await editor.call<PageSeo>("GET", `/api/admin/page-seo/${id}`)).body;

    it("exist for every page, with the defaults for empty fields", async () => {
      const { body, headers } = await editor.call<PageSeo[]>("GET", "/api/admin/page-seo?range=[0,99]");
      expect([body.length, headers.get("Content-Range")]).toEqual([13, "page-seo 0-12/13"]);
      expect(await read()).toMatchObject({
        route: "about",
        name: "Sobre mí",
        path: "/sobre-mi",
        seoTitle: "",
        defaults: { ca: { title: expect.stringMatching(/^Sobre mi/) } },
      });
      expect((await headAt("/ca/sobre-mi"))?.title).toBe((await read()).defaults.ca.title);
    });

    it("are the written ones, with the time of the change", async () => {
      const { version } = await read();
      const body = { seoTitle: "Quién soy", translations: { en: { seoTitle: "Who I am" } }, version };
      const saved = await editor.call<PageSeo>("PUT", "/api/admin/page-seo/2", body);
      expect(saved).toMatchObject({ status: 200, body: { seoTitle: "Quién soy", version: version + 1 } });
      expect((await headAt("/sobre-mi"))?.title).toBe("Quién soy");
      expect((await headAt("/en/sobre-mi"))?.title).toBe("Who I am");
      expect((await headAt("/ca/sobre-mi"))?.title).toMatch(/^Sobre mi/);
      expect((await snapshot()).content.es.pageSeo).toMatchObject([
        { route: "about", updatedAt: saved.body.updatedAt },
      ]);
      expect(await editor.call("GET", "/api/admin/versions/page-seo/2")).toMatchObject({
        body: [{ changed: expect.arrayContaining(["seoTitle"]) }, { changed: [] }],
      });
    });

    it("are protected against conflicts, anonymous changes and unknown fields", async () => {
      const put = (who: Client, body: object) => who.call("PUT", "/api/admin/page-seo/3", body);
      const { version } = await read(3);
      expect(await put(editor, { seoTitle: "Uno", version })).toMatchObject({ status: 200 });
      expect(await put(editor, { seoTitle: "Dos", version })).toMatchObject({
        status: 409,
        body: { code: "conflict" },
      });
      expect(await put(visitor, { seoTitle: "Tres" })).toMatchObject({ status: 401 });
      expect(await put(editor, { title: "Tres" })).toMatchObject({ status: 422 });
      expect(await put(editor, { name: "se ignora", defaults: {}, seoTitle: "" })).toMatchObject({ status: 200 });
      expect(await editor.call("PUT", "/api/admin/page-seo/99", { seoTitle: "" })).toMatchObject({ status: 404 });
    });
  });

  it("accepts links to facet pages (client, room, district, budget) while they have a project", async () => {
    await createProject(api.db, { title: "Ático", rooms: ["cocina"], district: "retiro" });
    const redirects = (to: string) =>
      editor.call("POST", "/api/admin/redirects", { redirects: [{ from: "/cocinas.html", to }] });
    expect(await redirects("/portfolio/estancia/bano")).toMatchObject({ status: 422 });
    expect(await redirects("/ca/portfolio/estancia/cocina")).toMatchObject({ status: 201 });
    const content = "[Retiro](/portfolio/barrio/retiro) y [nada](/portfolio/barrio/usera)";
    await editor.call<Post>("POST", "/api/admin/blog", { title: "Tres", content });
    const { body } = await visitor.call<PublicPost>("GET", "/api/blog/tres");
    expect(body.content).toBe("[Retiro](/portfolio/barrio/retiro) y nada");
  });

  describe("SEO problems", () => {
    it("are listed by page and language", async () => {
      const long = `Ático ${"muy ".repeat(20)}alto`;
      const { id } = await createProject(api.db, { title: long, description: "" });
      await createProject(api.db, { title: "Igual", slug: "igual-1", description: "Lo mismo." });
      await createProject(api.db, { title: "Igual", slug: "igual-2", description: "Lo mismo.", status: "draft" });
      expect((await problems({ kind: "project" })).map(({ problem }) => problem)).toEqual([
        "titleLong",
        "descriptionMissing",
      ]);
      expect(await problems({ problem: "titleLong", kind: "project" })).toMatchObject([
        { kind: "project", recordId: id, lang: "es", text: expect.stringContaining(long), name: long },
      ]);
      await ProjectModel.query(api.db).patch({ status: "published" }).where({ slug: "igual-2" });
      const double = await problems({ problem: "descriptionDouble" });
      expect(double.map(({ path, lang }) => [path, lang])).toEqual([
        ["/proyecto/igual-1", "es"],
        ["/proyecto/igual-2", "es"],
      ]);
    });

    it("count the whole title, and skip languages in which nothing is written", async () => {
      await createPost(api.db, { title: "Luz", excerpt: "x ".repeat(200), seoDescription: "y".repeat(160) });
      const found = await problems({ kind: "post" });
      expect(found).toMatchObject([{ problem: "descriptionLong", lang: "es", length: 160 }]);
      expect(headLimits.description).toBe(155);
    });

    it("list pictures without alternative text once, except those described in the text", async () => {
      const row = { width: 1, height: 1, color: "#fff", focal: { x: 0.5, y: 0.5 }, credit: "", widths: [], bytes: 1 };
      const kept = {
        ready: true,
        createdAt: "2026-11-01T10:00:00.000Z",
        updatedAt: "2026-11-01T10:00:00.000Z",
        version: 1,
      };
      for (const [hash, alts] of Object.entries({ uno: {}, dos: { es: "Un salón" }, tres: {} }))
        await MediaModel.query(api.db).insert({ ...row, ...kept, hash, path: `/media/${hash}.jpg`, alts });
      await createPost(api.db, {
        ...{ title: "Luz", excerpt: "De la luz.", imageUrl: "/media/uno.jpg" },
        content: "![](/media/dos.jpg)\n\n![Una silla](/media/tres.jpg)",
        translations: { ca: { title: "Llum", content: "Text" } },
      });
      const found = await problems({ problem: "altMissing" });
      expect(found.map(({ text, lang, path }) => [text, lang, path])).toEqual([["/media/uno.jpg", "es", "/blog/luz"]]);
    });

    it("are paginated like other lists, for signed-in users only", async () => {
      for (const number of [1, 2, 3]) await createProject(api.db, { title: `Piso ${number}`, description: "" });
      await changeSomething();
      const query = `filter=${encodeURIComponent('{"problem":"descriptionMissing"}')}&range=[1,1]`;
      const part = await editor.call<SeoProblem[]>("GET", `/api/admin/seo?${query}`);
      expect([part.body.map(({ name }) => name), part.headers.get("Content-Range")]).toEqual([["Piso 2"], "seo 1-1/3"]);
      const ids = encodeURIComponent(JSON.stringify({ id: part.body.map(({ id }) => id) }));
      expect((await editor.call("GET", `/api/admin/seo?filter=${ids}`)).body).toEqual(part.body);
      expect(await visitor.call("GET", "/api/admin/seo")).toMatchObject({ status: 401 });
      expect(await editor.call("GET", `/api/admin/seo?filter=${encodeURIComponent('{"nada":1}')}`)).toMatchObject({
        status: 400,
      });
    });
  });
});
