import type { Project } from "@estudio/contract";
import { engines } from "../../../database/testing/engines";
import { serveRelease } from "../../testing/release";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";

describe.each(engines)("the creation of content, on %s", (engine) => {
  let api: TestApi;
  let editor: Client;
  beforeAll(async () => {
    api = await startTestApi(engine);
    serveRelease(api.dataDir, "r1");
    editor = await api.as("editor");
  });
  afterAll(() => api.close());

  it.each(["projects", "blog", "guides"])(
    "creates one record in %s for repeated requests with one idempotency key",
    async (of) => {
      const title = "Respuesta perdida";
      const ask = (body: object, name = `nombre-${of}`) =>
        editor.call<Project>("POST", `/api/admin/${of}`, body, { "Idempotency-Key": name });
      const counted = async () => (await editor.call("GET", `/api/admin/${of}`)).headers.get("X-Total-Count");
      const first = await ask({ title });
      expect([first.status, first.body.version]).toEqual([201, 1]);
      const all = await counted();
      expect((await ask({ title })).body).toEqual(first.body);
      const [one, twin] = await Promise.all([ask({ title, seoTitle: "Y más" }), ask({ title, seoTitle: "Y más" })]);
      expect(twin.body).toEqual(one.body);
      expect(one.body).toMatchObject({ id: first.body.id, slug: first.body.slug, seoTitle: "Y más", version: 2 });
      expect(await counted()).toBe(all);

      expect((await ask({ title, seoTitle: "Otra vez yo" })).body).toMatchObject({ id: first.body.id, version: 3 });

      // A change by the same person in another tab is a conflict, too.
      await editor.call("PUT", `/api/admin/${of}/${first.body.id}`, { seoTitle: "De otra persona" });
      const late = await ask({ title, seoTitle: "Tarde" });
      expect([late.status, (late.body as { current?: object }).current]).toMatchObject([
        409,
        { seoTitle: "De otra persona" },
      ]);

      expect((await ask({ title }, `otro-nombre-${of}`)).body.id).not.toBe(first.body.id);
      await editor.call("DELETE", `/api/admin/${of}/${first.body.id}`);
      const anew = await ask({ title });
      expect([anew.status, anew.body.version]).toEqual([201, 1]);
      expect(anew.body.id).not.toBe(first.body.id);
      for (const name of ["", "corto", "con espacio", "x".repeat(65)])
        expect(await ask({ title }, name)).toMatchObject({
          status: 400,
          body: { message: expect.stringMatching(/Idempotency-Key/) },
        });
    },
  );

  it("lets two people use the same idempotency key", async () => {
    const owner = await api.as("owner");
    const ask = (who: Client, body: object) =>
      who.call<Project>("POST", "/api/admin/projects", body, { "Idempotency-Key": "import-0001" });
    const secret = await ask(owner, { title: "Borrador privado", description: "Aún no" });
    const other = await ask(editor, { title: "Otro proyecto", status: "published" });
    expect(other.body).toMatchObject({ title: "Otro proyecto", description: "", version: 1 });
    expect(other.body.id).not.toBe(secret.body.id);
    expect((await ask(owner, { title: "Borrador privado", description: "Aún no" })).body).toEqual(secret.body);
  });

  it("creates one record for twenty concurrent requests with one idempotency key", async () => {
    const made = await Promise.all(
      Array.from({ length: 20 }, () =>
        editor.call<Project>("POST", "/api/admin/projects", { title: "A la vez" }, { "Idempotency-Key": "a-la-vez" }),
      ),
    );
    expect(made.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const ids = new Set(made.map(({ body }) => body.id));
    expect(ids.size).toBe(1);
    const changed = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        editor.call<Project>(
          "POST",
          "/api/admin/projects",
          { title: "A la vez", location: `Lugar ${index}` },
          { "Idempotency-Key": "a-la-vez" },
        ),
      ),
    );
    expect(changed.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(new Set(changed.map(({ body }) => body.id))).toEqual(ids);
  });
});
