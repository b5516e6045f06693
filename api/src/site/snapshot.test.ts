import type { Snapshot } from "@estudio/contract";
import { MediaModel, ProjectModel, transaction } from "@estudio/database";
import { createGuide, createPost, createProject, projectRow } from "@estudio/database/factories";
import { engines } from "../../../database/testing/engines";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";
import { publishedPosts, publishedProjects } from "../content/publication/published";

const builder = { Authorization: "Bearer secreto" };
const picture = "/media/0123456789abcdef0123456789abcdef.jpg";
const moment = "2026-01-01T00:00:00.000Z";

describe.each(engines)("the snapshot, on %s", (engine) => {
  let api: TestApi;
  let editor: Client;
  const ask = async <T>(path: string) => (await api.anonymous().call<T>("GET", path, undefined, builder)).body;
  const read = () => ask<Snapshot>("/api/site/snapshot");
  beforeAll(async () => {
    api = await startTestApi(engine);
    editor = await api.as("editor");
    await MediaModel.query(api.db).insert({
      ...{ path: picture, hash: "0".repeat(64), width: 10, height: 10, color: "#000000", focal: { x: 0.5, y: 0.5 } },
      ...{ alts: {}, credit: "", widths: [], bytes: 1, ready: true, createdAt: moment, updatedAt: moment, version: 1 },
    });
    await createProject(api.db, { title: "Ático", slug: "atico", mainImage: picture });
    await createProject(api.db, { title: "Bajo", slug: "bajo" });
    await createPost(api.db, { title: "Luz", slug: "luz", content: "Como [aquel ático](/proyecto/atico)." });
    await createPost(api.db, { title: "Cal", slug: "cal", content: `![Cal](${picture})` });
    await createPost(api.db, { title: "Borrador", slug: "borrador", status: "draft" });
    await createGuide(api.db, { title: "Guía" });
  });
  afterAll(() => api.close());

  const save = (path: string, body: object) => async () => {
    const { status, text } = await editor.call("PUT", `/api/admin/${path}`, body);
    expect([status, text]).toEqual([200, text]);
  };
  const slugsIn = async () => {
    const { content } = await read();
    return [...content.ca.projects, ...content.ca.posts].map(({ slug }) => slug).sort();
  };

  it("contains the published records in each language, in the order of the public lists", async () => {
    const { content } = await read();
    expect(await slugsIn()).toEqual(["atico", "bajo", "cal", "luz"]);
    const idsOf = (records: { id: number }[]) => records.map(({ id }) => id);
    expect(idsOf(content.ca.projects)).toEqual(idsOf(await publishedProjects(api.db).select("id")));
    expect(idsOf(content.en.posts)).toEqual(idsOf(await publishedPosts(api.db).select("id")));
    expect(content.es.projects[1]?.media[picture]).toMatchObject({ width: 10, height: 10 });
  });

  it("reflects drafts, deletions, slugs, translations, alternative texts, category names and links", async () => {
    await save("blog/3", { status: "published" })();
    expect(await slugsIn()).toContain("borrador");
    await editor.call("DELETE", "/api/admin/projects/2");
    expect(await slugsIn()).not.toContain("bajo");
    await save("projects/1", { slug: "atico-nuevo", translations: { ca: { title: "Àtic" } } })();
    await save("media/1", { alts: { es: "Un ático" } })();
    await save("post-categories/consejos", { translations: { ca: { name: "Consells" } } })();
    const { content, redirects } = await read();
    expect(redirects).toEqual([{ from: "/proyecto/atico", to: "/proyecto/atico-nuevo" }]);
    const project = content.ca.projects.find(({ slug }) => slug === "atico-nuevo");
    expect(project).toMatchObject({ title: "Àtic", media: { [picture]: { alt: "Un ático" } } });
    expect(content.ca.posts.find(({ slug }) => slug === "luz")).toMatchObject({ categoryName: "Consells" });
    await save("projects/1", { status: "draft" })();
    const after = await read();
    expect(after.brokenLinks).toMatchObject([{ postId: 1, ctaUrl: "/proyecto/atico" }]);
    expect(after.content.es.posts.find(({ slug }) => slug === "luz")?.content).not.toContain("/proyecto/atico");
  });

  it("is consistent for two readers during a save", async () => {
    const saving = save("projects/1", { status: "published", title: "Ático alto" })();
    for (const { content } of await Promise.all([read(), read()])) {
      const titles = content.es.projects.map(({ title }) => title);
      expect([[], ["Ático alto"]]).toContainEqual(titles);
    }
    await saving;
  });

  it("contains each of thousands of records once, many from the same moment, in the order of the public list", async () => {
    const minutes = (index: number) => `2025-01-01T00:0${Math.floor(index / 700)}:00.000Z`;
    const rows = Array.from({ length: 2500 }, (_, index) => projectRow({ createdAt: minutes(index) }));
    await transaction(api.db, async (trx) => {
      for (const row of rows) await ProjectModel.query(trx).insert(row);
    });
    const listed = await publishedProjects(api.db).select("id");
    const { content } = await read();
    expect(content.es.projects.map(({ id }) => id)).toEqual(listed.map(({ id }) => id));
    expect(listed).toHaveLength(2501);
  });
});
