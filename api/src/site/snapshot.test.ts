import { type Snapshot, type SnapshotNews, snapshotOf } from "@estudio/contract";
import { MediaModel, ProjectModel, transaction } from "@estudio/database";
import { createGuide, createPost, createProject, projectRow } from "@estudio/database/factories";
import { engines } from "../../../database/testing/engines";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";
import { publishedPosts, publishedProjects } from "../content/published";

const builder = { Authorization: "Bearer secreto" };
const picture = "/media/0123456789abcdef0123456789abcdef.jpg";
const moment = "2026-01-01T00:00:00.000Z";

describe.each(engines)("a snapshot for who has the one before, on %s", (engine) => {
  let api: TestApi;
  let editor: Client;
  const ask = async <T>(path: string) => (await api.anonymous().call<T>("GET", path, undefined, builder)).body;
  const whole = () => ask<Snapshot>("/api/site/snapshot");
  const news = (token: string) => ask<SnapshotNews>(`/api/site/snapshot/${token}`);
  /** Keeps what it reads, as the builder does. */
  const newReader = () => {
    let [token, last] = ["0", undefined as Snapshot | undefined];
    return async () => {
      const now = await news(token);
      last = snapshotOf(now, last);
      token = now.token;
      return last;
    };
  };
  const toldOf = ({ content: { ca } }: SnapshotNews) =>
    [...ca.projects, ...ca.posts, ...ca.pages].flatMap((record) =>
      typeof record === "number" ? [] : "slug" in record ? record.slug : record.pageKey,
    );

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
  const remove = (path: string) => async () =>
    expect((await editor.call("DELETE", `/api/admin/${path}`)).status).toBe(200);
  const restore = (resource: string, id: number) => async () => {
    const { status } = await editor.call("POST", "/api/admin/trash/restore", { resource, ids: [id] });
    expect(status).toBe(200);
  };
  /** As by the clock: it is no save. */
  const turn = (id: number, status: "draft" | "published") => async () =>
    await ProjectModel.query(api.db).findById(id).patch({ status });
  const idsOf = (records: { id: number }[] | undefined) => records?.map(({ id }) => id);
  /** Each change, and what has to be told anew because of it. */
  const changes: [what: string, change: () => Promise<unknown>, told: string[]][] = [
    ["nothing", async () => undefined, []],
    ["a text", save("projects/2", { title: "Bajo con patio" }), ["bajo"]],
    ["a translation", save("blog/1", { translations: { ca: { title: "Llum" } } }), ["luz"]],
    [
      "a section",
      save("pages/about", { sections: [{ sectionKey: "hero", title: "Estudio", image: picture }] }),
      ["about"],
    ],
    [
      "a button that leads to a project",
      save("pages/homepage", { sections: [{ sectionKey: "hero", ctaText: "Ver", ctaUrl: "/proyecto/atico" }] }),
      ["homepage"],
    ],
    ["a picture's text, of all that show it", save("media/1", { alts: { es: "Un ático" } }), ["atico", "cal", "about"]],
    [
      "a category's name, of its articles",
      save("post-categories/consejos", { translations: { ca: { name: "Consells" } } }),
      ["luz", "cal"],
    ],
    ["what a link leads to is withdrawn", save("projects/1", { status: "draft" }), ["luz", "homepage"]],
    ["and comes back", save("projects/1", { status: "published" }), ["atico", "luz", "homepage"]],
    ["another address, to which links still lead", save("projects/1", { slug: "atico-nuevo" }), ["atico-nuevo"]],
    ["a draft appears", save("blog/3", { status: "published" }), ["borrador"]],
    ["one is deleted", remove("projects/2"), []],
    ["and brought back from the trash", restore("projects", 2), ["bajo"]],
    [
      "deleted and brought back before anybody has asked",
      async () => [await remove("blog/3")(), await restore("blog", 3)()],
      [],
    ],
    ["one is withdrawn by the clock alone", turn(2, "draft"), []],
    ["and appears by it", turn(2, "published"), ["bajo"]],
    ["the studio's data", save("settings/1", { phone: "910 000 000" }), []],
  ];

  test("says only what is new, and with it one has what the whole one says", async () => {
    const owner = await api.as("owner");
    const read = newReader();
    let { token } = await news("0");
    await read();
    for (const [what, change, told] of changes) {
      if (what === "the studio's data") editor = owner;
      await change();
      const now = await news(token);
      expect([what, toldOf(now).sort()]).toEqual([what, [...told].sort()]);
      token = now.token;
      const snapshot = await read();
      // Also the order of the fields, for pages are compared as texts.
      expect(JSON.stringify(snapshot?.content)).toBe(JSON.stringify((await whole()).content));
      expect(snapshot).toEqual(await whole());
      expect(idsOf(snapshot?.content.ca.projects)).toEqual(idsOf(await publishedProjects(api.db).select("id")));
      expect(idsOf(snapshot?.content.en.posts)).toEqual(idsOf(await publishedPosts(api.db).select("id")));
    }
  });

  test("is the whole one for who has none, one of another process, or something else", async () => {
    const { content } = await whole();
    for (const token of ["0", "other.1", "x", "%20", "__proto__", "1.NaN"])
      expect((await news(token)).content).toEqual(content);
  });

  test("two who read at once each have what the whole one says", async () => {
    const readers = [newReader(), newReader()];
    for (let round = 0; round < 5; round++) {
      const saving = save("projects/1", { title: `Ático ${round}` })();
      await Promise.all([saving, ...readers.map((read) => read())]);
      for (const read of readers) expect(await read()).toEqual(await whole());
    }
  });

  test("of thousands, many of one moment, says each once, in the order of the public list", async () => {
    const minutes = (index: number) => `2025-01-01T00:0${Math.floor(index / 700)}:00.000Z`;
    const rows = Array.from({ length: 2500 }, (_, index) => projectRow({ createdAt: minutes(index) }));
    await transaction(api.db, async (trx) => {
      for (const row of rows) await ProjectModel.query(trx).insert(row);
    });
    const listed = await publishedProjects(api.db).select("id");
    const { content } = await whole();
    expect(content.es.projects.map(({ id }) => id)).toEqual(listed.map(({ id }) => id));
    expect(listed).toHaveLength(2502);
  });
});
