import { missingIn, type Project, projectTranslatable, publicationOf } from "@estudio/contract";
import { ProjectModel } from "@estudio/database";
import { engines } from "../../../../database/testing/engines";
import { type Client, startTestApi, type TestApi } from "../../../testing/testApi";

const hour = 3_600_000;
const at = (fromNow: number | null) => (fromNow === null ? null : new Date(Date.now() + fromNow).toISOString());

describe.each(engines)("the publication state of a project, on %s", (engine) => {
  let api: TestApi;
  let editor: Client;
  beforeAll(async () => {
    api = await startTestApi(engine);
    editor = await api.as("editor");
  });
  afterAll(() => api.close());

  it.each(
    (["published", "draft"] as const)
      .flatMap((status) =>
        [null, -hour, hour].flatMap((publish) =>
          [null, -hour / 2, 2 * hour].map((unpublish) => ({ status, publish, unpublish })),
        ),
      )
      // A draft that is due would be published while the test looks.
      .filter(({ status, publish }) => status === "published" || publish !== -hour),
  )(
    "is the same for panel and visitor: $status, published in $publish ms, withdrawn in $unpublish ms",
    async ({ status, publish, unpublish }) => {
      const { body } = await editor.call<Project>("POST", "/api/admin/projects", { title: "Ático", status });
      const record = { status, publishAt: at(publish), unpublishAt: at(unpublish) };
      // Written into the table, because the API would refuse past moments.
      await ProjectModel.query(api.db).findById(body.id).patch(record);
      await api.running.deps.state.refresh();
      const { status: answer } = await editor.call("GET", `/api/projects/${body.slug}`);
      expect(answer).toBe(publicationOf(record) === "published" ? 200 : 404);
    },
  );

  it("filters exactly the records that the panel marks as untranslated", async () => {
    const mark = `Marca${engine}`;
    const whole = { title: "Àtic", description: "Text", results: ["u"] };
    const base = { description: "Texto", results: ["uno"] };
    const kinds = [{ ca: whole }, {}, { en: whole }, { ca: { title: "Àtic" } }, { ca: { ...whole, title: " \n" } }];
    for (const translations of [...kinds, { ca: { ...whole, results: [] } }])
      await editor.call("POST", "/api/admin/projects", { title: `${mark} x`, ...base, translations });
    const list = async (filter: object) =>
      (
        await editor.call<Project[]>(
          "GET",
          `/api/admin/projects?${new URLSearchParams({ range: "[0,99]", filter: JSON.stringify({ q: mark, ...filter }) })}`,
        )
      ).body;
    const all = await list({});
    expect(all).toHaveLength(6);
    for (const lang of ["ca", "en"] as const) {
      const marked = all.filter((project) => missingIn(project, projectTranslatable, lang).length > 0);
      expect(marked.length).toBeGreaterThan(0);
      expect((await list({ missing: lang })).map(({ id }) => id).sort()).toEqual(marked.map(({ id }) => id).sort());
    }
    const counts = await editor.call("GET", `/api/admin/projects/counts?filter={"q":"${mark}","missing":"ca"}`);
    expect(counts.body).toMatchObject({ total: 5 });
    const wrong = await editor.call("GET", '/api/admin/projects?filter={"missing":"fr"}');
    expect(wrong.status).toBe(400);
  });
});
