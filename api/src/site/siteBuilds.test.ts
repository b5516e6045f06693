import type { SiteBuild } from "@estudio/contract";
import { SiteBuildModel, SiteStateModel } from "@estudio/database";
import { emptied, engines } from "../../../database/testing/engines";
import { serveRelease } from "../../testing/release";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";

describe.each(engines)("publications, on %s", (engine) => {
  let api: TestApi;
  let editor: Client;
  beforeAll(async () => {
    api = await startTestApi(engine);
    editor = await api.as("editor");
    for (const name of ["r1", "r2"]) serveRelease(api.dataDir, name);
  });
  beforeEach(() => emptied(api.db, SiteBuildModel));
  afterAll(() => api.close());

  const ask = (body: object) => editor.call<SiteBuild>("POST", "/api/admin/site-builds", body);
  const history = async () =>
    (await editor.call<SiteBuild[]>("GET", '/api/admin/site-builds?range=[0,9]&sort=["id","DESC"]')).body;
  const ended = async (release: string, revision: number) => {
    const waiting = await SiteBuildModel.query(api.db).findOne({ slot: "queued" }).throwIfNotFound();
    const done = { status: "succeeded", slot: null, phase: "done", progress: 100, release, revision } as const;
    await waiting.$query(api.db).patch(done);
    await SiteStateModel.query(api.db).findById(1).patch({ release, built: revision });
  };

  it("include changes saved while they wait, and record who changed what", async () => {
    const luz = await api.as("owner");
    await editor.call("POST", "/api/admin/projects", { title: "Patio", status: "published" });
    await luz.call("POST", "/api/admin/projects", { title: "Ático", status: "published" });
    const builds = await history();
    expect(builds).toHaveLength(1);
    expect(builds[0]).toMatchObject({ status: "queued", phase: "waiting", restorable: false });
    expect(builds[0]?.changes.map(({ who }) => who)).toEqual([editor.user?.name, luz.user?.name]);
    expect(builds[0]?.changes.map(({ what }) => what).join()).toMatch(/Patio.*Ático/);
  });

  it("are requested by «Publicar ahora» or as a return to a kept release; others are refused", async () => {
    expect(await ask({})).toMatchObject({ status: 201, body: { status: "queued", reason: "Publicar ahora" } });
    expect(await ask({ release: "r1" })).toMatchObject({ status: 201, body: { reason: "Volver a la versión r1" } });
    expect(await history()).toHaveLength(1);
    for (const release of ["r0", "../r1", ".r1"]) expect((await ask({ release })).status).toBe(422);
  });

  it("can build the whole site, also when a later change joins", async () => {
    expect(await ask({ full: "sí" })).toMatchObject({ status: 422 });
    expect((await ask({})).body.full).toBe(false);
    expect((await ask({ full: true })).body).toMatchObject({ full: true, reason: "Construir la web entera" });
    await editor.call("POST", "/api/admin/projects", { title: "Patio", status: "published" });
    expect((await history())[0]?.full).toBe(true);
  });

  it("can return to every kept release but the served one", async () => {
    for (const [release, revision] of [
      ["gone", 1],
      ["r1", 2],
      ["r2", 3],
    ] as const) {
      await ask({});
      await ended(release, revision);
    }
    expect((await history()).map(({ release, restorable }) => [release, restorable])).toEqual([
      ["r2", false],
      ["r1", true],
      ["gone", false],
    ]);
  });

  it("report whether an earlier release is pinned, whoever changed it", async () => {
    const told = async () => (await editor.call<{ pinned: boolean }>("GET", "/api/site/revision")).body.pinned;
    for (const pinned of [true, false]) {
      await SiteStateModel.query(api.db).findById(1).patch({ pinned });
      expect(await told()).toBe(pinned);
    }
  });

  it("stream the newest one and its changes", async () => {
    await ask({ reason: "Primera" });
    const leaving = new AbortController();
    const answer = await fetch(`${api.url}/api/admin/site-builds/events`, {
      headers: { Cookie: editor.cookie() },
      signal: leaving.signal,
    });
    expect(answer.headers.get("Content-Type")).toContain("text/event-stream");
    const events = read(answer.body as ReadableStream<Uint8Array>);
    expect((await events.next()).value).toMatchObject({ reason: "Primera", progress: 0 });
    await SiteBuildModel.query(api.db).findOne({ slot: "queued" }).patch({ phase: "building", progress: 40 });
    expect((await events.next()).value).toMatchObject({ phase: "building", progress: 40 });
    leaving.abort();
  });
});

async function* read(body: ReadableStream<Uint8Array>): AsyncGenerator<SiteBuild> {
  let text = "";
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    text += Buffer.from(chunk).toString();
    for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
      const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1];
      text = text.slice(end + 2);
      if (data) {
        const build: SiteBuild = JSON.parse(data);
        yield build;
      }
    }
  }
}
