import type { Post, PostCategory, PublicPost, Snapshot } from "@estudio/contract";
import { pagesOf } from "@estudio/contract/site/pages";
import { PostModel, ProjectModel } from "@estudio/database";
import { createPost } from "@estudio/database/factories";
import { emptied, engines } from "../../../database/testing/engines";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";

describe.each(engines)("search engine data of categories, on %s", (engine) => {
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

  const snapshot = async () => {
    const { body } = await visitor.call<Snapshot>("GET", "/api/site/snapshot", undefined, {
      Authorization: "Bearer secreto",
    });
    return body;
  };

  describe("article categories", () => {
    const put = (slug: string, body: object, who = editor) =>
      who.call<PostCategory>("PUT", `/api/admin/post-categories/${slug}`, body);

    it("are those of existing articles; a translated name is shown in its language, the Spanish one elsewhere", async () => {
      await createPost(api.db, { title: "Uno", category: "Obra menor", translations: { ca: { title: "U" } } });
      await createPost(api.db, { title: "Dos", category: "obra menor", status: "draft" });
      await createPost(api.db, { title: "Tres", category: "" });
      expect(await put("obra-menor", { translations: { ca: { name: "Obra petita" } } })).toMatchObject({
        status: 200,
        body: { posts: 2, version: 1 },
      });
      const { body: listed } = await editor.call<PostCategory[]>("GET", "/api/admin/post-categories");
      expect(listed).toMatchObject([{ id: "obra-menor", posts: 2, translations: { ca: { name: "Obra petita" } } }]);
      const { body: ca } = await visitor.call<PublicPost>("GET", "/api/blog/uno?lang=ca");
      expect(ca).toMatchObject({ category: "Obra menor", categoryName: "Obra petita", categorySlug: "obra-menor" });
      const { body: en } = await visitor.call<PublicPost[]>("GET", "/api/blog?lang=en&fields=card");
      expect(en.find(({ slug }) => slug === "uno")).toMatchObject({
        categoryName: "Obra menor",
        fallback: expect.arrayContaining(["categoryName"]),
      });
      const pages = pagesOf(await snapshot(), "https://estudio.example");
      const page = pages.find(({ path }) => path === "/ca/blog/categoria/obra-menor");
      expect(page?.context).toMatchObject({ writtenIn: ["es", "ca"], category: { name: "Obra petita" } });
    });

    it("can be filtered and sorted like other lists, and refuse unknown fields", async () => {
      for (const category of ["Luz", "Ático", "Zócalo"]) await createPost(api.db, { title: category, category });
      await createPost(api.db, { title: "Otra luz", category: "Luz" });
      const asked = async (query: Record<string, unknown>) => {
        const parameters = Object.entries(query).map(
          ([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`,
        );
        const address = `/api/admin/post-categories?${parameters.join("&")}`;
        const { status, headers, body } = await editor.call<PostCategory[]>("GET", address);
        return status === 200 ? [body.map(({ name }) => name), headers.get("Content-Range")] : status;
      };
      expect(await asked({ filter: { id: ["zocalo", "luz"] } })).toEqual([["Luz", "Zócalo"], "post-categories 0-1/2"]);
      expect(await asked({ filter: { id: [] } })).toEqual([[], "post-categories */0"]);
      expect(await asked({ filter: { posts: "2" } })).toEqual([["Luz"], "post-categories 0-0/1"]);
      expect(await asked({ sort: ["name", "DESC"], range: [0, 1] })).toEqual([
        ["Zócalo", "Luz"],
        "post-categories 0-1/3",
      ]);
      expect(await asked({ sort: ["posts", "ASC"], range: [2, 2] })).toEqual([["Luz"], "post-categories 2-2/3"]);
      for (const wrong of [{ filter: { nada: 1 } }, { sort: ["nada", "ASC"] }, { filter: "{" }])
        expect(await asked(wrong)).toBe(400);
    });

    it("refuse anonymous, conflicting, too long and unknown names", async () => {
      await createPost(api.db, { title: "Uno", category: "Luz" });
      const named = (name: string) => ({ translations: { ca: { name } } });
      expect(await put("luz", named("Llum"), visitor)).toMatchObject({ status: 401 });
      expect(await put("luz", named("x".repeat(101)))).toMatchObject({ status: 422 });
      expect(await put("nada", named("Res"))).toMatchObject({ status: 404 });
      expect(await put("luz", { ...named("Llum"), version: 0 })).toMatchObject({ status: 200 });
      expect(await put("luz", { ...named("Claror"), version: 0 })).toMatchObject({ status: 409 });
    });

    it("are renamed in all their articles at once, keep their translations, and redirect the old address", async () => {
      const one = await createPost(api.db, { title: "Uno", category: "Sombra" });
      await createPost(api.db, { title: "Dos", category: "sombra", status: "draft" });
      await createPost(api.db, { title: "Tres", category: "Cal" });
      await put("sombra", { translations: { ca: { name: "Ombra" } } });
      const renamed = await put("sombra", { name: "Sombra fina", version: 1 });
      expect([renamed.status, renamed.body]).toEqual([
        200,
        expect.objectContaining({ id: "sombra-fina", name: "Sombra fina", posts: 2, version: 2 }),
      ]);
      const { body: listed } = await editor.call<PostCategory[]>("GET", "/api/admin/post-categories");
      expect(listed.map(({ name, posts, translations: { ca } }) => [name, posts, ca?.name])).toEqual([
        ["Cal", 1, undefined],
        ["Sombra fina", 2, "Ombra"],
      ]);
      const { body: shown } = await visitor.call<PublicPost>("GET", "/api/blog/uno?lang=ca");
      expect(shown).toMatchObject({ category: "Sombra fina", categoryName: "Ombra", categorySlug: "sombra-fina" });
      const { body: history } = await editor.call("GET", `/api/admin/versions/blog/${one.id}`);
      expect(history).toMatchObject([{ version: 2, changed: ["category"] }, { version: 1 }]);
      const { body: redirects } = await editor.call("GET", "/api/admin/redirects");
      expect(redirects).toContainEqual(
        expect.objectContaining({ from: "/ca/blog/categoria/sombra", to: "/ca/blog/categoria/sombra-fina" }),
      );

      expect(await put("sombra", { name: "Otra" })).toMatchObject({ status: 404 });
      expect(await put("sombra-fina", { name: "cal" })).toMatchObject({
        status: 422,
        body: { errors: { name: "Ya hay una categoría «Cal»: elige otro nombre" } },
      });
      expect(await put("sombra-fina", { name: "¡!" })).toMatchObject({ status: 422 });
      expect(await put("sombra-fina", { name: "SOMBRA FINA" })).toMatchObject({
        status: 200,
        body: { id: "sombra-fina", name: "SOMBRA FINA", translations: { ca: { name: "Ombra" } } },
      });
    });

    it("are valid targets for links and redirects while they have a page", async () => {
      await createPost(api.db, { title: "Uno", category: "Luz" });
      const redirects = (to: string) =>
        editor.call("POST", "/api/admin/redirects", { redirects: [{ from: "/antigua.html", to }] });
      expect(await redirects("/blog/categoria/nada")).toMatchObject({ status: 422 });
      expect(await redirects("/ca/blog/categoria/luz")).toMatchObject({ status: 201 });
      const content = "[Luz](/blog/categoria/luz) y [nada](/blog/categoria/nada)";
      await editor.call<Post>("POST", "/api/admin/blog", { title: "Dos", content });
      const { body } = await visitor.call<PublicPost>("GET", "/api/blog/dos");
      expect(body.content).toBe("[Luz](/blog/categoria/luz) y nada");
    });
  });
});
