import {
  type AuditEntry,
  blankSection,
  type CopySummary,
  type Page,
  type PageCopy,
  type Project,
  type PublicPage,
  pageNames,
  pageSections,
  type Section,
  type VersionSummary,
} from "@estudio/contract";
import { PageModel, VersionModel, WorkingCopyModel } from "@estudio/database";
import { emptied, engines } from "../../../database/testing/engines";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";

type Refused = { code: string; message: string; current?: Page; errors?: Record<string, string> };
const place = "/api/admin/pages/homepage";
const address = `${place}/copy`;

describe.each(engines)("a working copy of a page, on %s", (engine) => {
  let api: TestApi;
  let ana: Client;
  let eva: Client;
  beforeAll(async () => {
    api = await startTestApi(engine);
    [ana, eva] = [await api.as("owner"), await api.as("editor")];
  });
  beforeEach(async () => {
    await emptied(api.db, PageModel, WorkingCopyModel, VersionModel);
  });
  afterAll(() => api.close());

  const save = async (sections: object[], who = ana) => (await who.call<Page>("PUT", place, { sections })).body;
  const write = (sections: object[], fields: object = {}, who = ana) =>
    who.call<PageCopy & Refused>("PUT", address, { sections, ...fields });
  const read = async () => (await ana.call<PageCopy | null>("GET", address)).body;
  const publish = (body: object = {}, who = ana) => who.call<Page & Refused>("POST", `${address}/publication`, body);
  const seen = async () =>
    (await api.anonymous().call<PublicPage>("GET", "/api/pages/homepage")).body.sections.map(titled);
  const titled = (one: { sectionKey: string; title: string }) => `${one.sectionKey}: ${one.title}`;
  const titles = (page: { sections: Section[] } | null) => page?.sections.map(titled);
  const revision = async () => (await ana.call<{ revision: number }>("GET", "/api/site/revision")).body.revision;
  const runDue = async () => {
    await WorkingCopyModel.query(api.db).patch({ publishAt: new Date(Date.now() - 1000).toISOString() });
    await api.runDue();
  };
  const soon = () => new Date(Date.now() + 3_600_000).toISOString();
  const hero = (title: string) => ({ sectionKey: "hero", title });
  const services = (title: string) => ({ sectionKey: "services", title });

  it("leaves the public page and the build alone until it is published", async () => {
    const { version } = await save([hero("Hola"), services("Qué hago")]);
    expect(await read()).toBeNull();
    const before = await revision();
    const saved = await write([hero("Hola otra vez")], { version: 0, base: version });
    expect([saved.status, saved.body]).toEqual([
      200,
      expect.objectContaining({ pageKey: "homepage", version: 1, base: 1, problem: "", updatedBy: ana.user?.name }),
    ]);
    await write([services("Qué hacemos")], { version: 1 }, eva);
    expect(titles(await read())).toEqual(["hero: Hola otra vez", "services: Qué hacemos"]);
    expect([await seen(), await revision()]).toEqual([["hero: Hola", "services: Qué hago"], before]);
    expect(titles((await ana.call<Page>("GET", place)).body)).toEqual(["hero: Hola", "services: Qué hago"]);

    const published = await publish({ version: 2 });
    expect([published.status, published.body.version]).toEqual([200, 2]);
    expect([await seen(), await revision(), await read()]).toEqual([
      ["hero: Hola otra vez", "services: Qué hacemos"],
      before + 1,
      null,
    ]);
    expect((await publish()).status).toBe(404);
  });

  it("keeps each of its saves, and records who saved, published and discarded it", async () => {
    await save([hero("Hola")]);
    await write([hero("Una")]);
    await write([hero("Otra")], { version: 1 }, eva);
    const gone = await ana.call<PageCopy>("DELETE", address);
    expect([gone.status, titles(gone.body)]).toEqual([200, ["hero: Otra"]]);
    expect((await ana.call("DELETE", address)).status).toBe(404);
    expect((await write([hero("Tercera")])).body.version).toBe(3);
    expect((await write([hero("Tercera")])).body.version).toBe(3);
    await publish();
    const history = async (record: string) =>
      (await ana.call<VersionSummary[]>("GET", `/api/admin/versions/pages/${record}`)).body;
    expect((await history("homepage-copy")).map(({ version, savedBy }) => [version, savedBy])).toEqual([
      [3, ana.user?.name],
      [2, eva.user?.name],
      [1, ana.user?.name],
    ]);
    expect((await history("homepage"))[0]).toMatchObject({ version: 2, savedBy: ana.user?.name });
    const { body: audit } = await ana.call<AuditEntry[]>("GET", "/api/admin/audit?range=[0,99]");
    const kinds = audit.filter(({ what }) => what === `Página: ${pageNames.homepage}`).map(({ kind }) => kind);
    for (const kind of ["copyDiscarded", "copyPublished", "copySaved"] as const) expect(kinds).toContain(kind);
  });

  it("can be started by two people at once for a page nobody has written", async () => {
    const answers = await Promise.all([
      write([hero("De Ana")], { version: 0, base: 0 }),
      write([services("De Eva")], { version: 0, base: 0 }, eva),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([titles(await read()), await seen()]).toEqual([["hero: De Ana", "services: De Eva"], []]);
    expect((await publish()).body.version).toBe(1);
    expect(await seen()).toEqual(["hero: De Ana", "services: De Eva"]);
  });

  it("is refused to visitors, and validated like its page, with a future moment", async () => {
    for (const [method, path] of [
      ["GET", address],
      ["PUT", address],
      ["DELETE", address],
      ["POST", `${address}/publication`],
    ] as const)
      expect((await api.anonymous().call(method, path, method === "PUT" ? {} : undefined)).status).toBe(401);
    for (const [body, field] of [
      [{ sections: [{ sectionKey: "philosophy" }] }, "sections.0.sectionKey"],
      [{ sections: [{ sectionKey: "hero", items: [{ title: "x", text: "y" }] }] }, "sections.0.items"],
      [{ sections: [{ sectionKey: "hero", ctaUrl: "javascript:alert(1)" }] }, "sections.0.ctaUrl"],
      [{ noexiste: 1 }, "noexiste"],
      [{ publishAt: "2020-01-01T00:00:00Z" }, "publishAt"],
    ] as const) {
      const { status, body: answer } = await ana.call<Refused>("PUT", address, body);
      expect([status, Object.keys(answer.errors ?? {})]).toEqual([422, [field]]);
    }
    expect(await read()).toBeNull();
    expect((await publish({ version: "uno" })).status).toBe(422);
    expect((await ana.call("GET", "/api/admin/pages/otra/copy")).status).toBe(404);
  });

  it("stores any moment as UTC to the millisecond", async () => {
    await save([hero("Hola")]);
    const saved = await write([hero("Luego")], {
      publishAt: "3360-02-29T15:57:00.371275619145+01:00",
      version: 0,
      base: 1,
    });
    expect([saved.status, saved.body.publishAt]).toEqual([200, "3360-02-29T14:57:00.371Z"]);
  });

  it("can be discarded only in its latest version", async () => {
    await save([hero("Hola")]);
    await write([hero("Vista")]);
    await write([services("Sin ver")], { version: 1 }, eva);
    const late = await ana.call<Refused>("DELETE", `${address}?version=1`);
    expect([late.status, late.body.code, late.body.current?.version]).toEqual([409, "conflict", 2]);
    expect(titles(await read())).toEqual(["hero: Vista", "services: Sin ver"]);
    expect((await ana.call("DELETE", `${address}?version=x`)).status).toBe(400);
    expect((await ana.call("DELETE", `${address}?version=2`)).status).toBe(200);
    expect(await read()).toBeNull();
  });

  it("does not replace published sections with default ones", async () => {
    const { version } = await save([hero("Hola")]);
    // Another client may send every section, with defaults for those not written yet.
    const whole = [hero("De la copia"), ...pageSections.homepage.filter((key) => key !== "hero").map(blankSection)];
    await write(whole, { version: 0, base: version });
    await save([hero("De la web"), services("Nueva")], eva);
    const asked = await publish({ version: 1 });
    expect([asked.status, Object.keys(asked.body.errors ?? {})]).toEqual([409, ["base"]]);
    expect((await publish({ version: 1, base: asked.body.current?.version })).status).toBe(200);
    expect((await seen()).filter((one) => !one.endsWith(": "))).toEqual(["hero: De la copia", "services: Nueva"]);
  });

  it("can be scheduled only in its latest version", async () => {
    await save([hero("Hola")]);
    await write([hero("Vista")]);
    await write([services("Sin ver")], { version: 1 }, eva);
    const plan = (version: number) => ana.call<PageCopy & Refused>("PUT", address, { publishAt: soon(), version });
    const late = await plan(1);
    expect([late.status, late.body.current]).toEqual([409, expect.objectContaining({ version: 2, publishAt: null })]);
    expect((await plan(2)).status).toBe(200);
  });

  it("is published at its moment, or stays a copy with the reason", async () => {
    await save([hero("Hola")]);
    const planned = soon();
    await write([hero("Llegó")]);
    expect((await ana.call<PageCopy>("PUT", address, { publishAt: planned, version: 1 })).body).toMatchObject({
      publishAt: planned,
      version: 2,
    });
    await runDue();
    expect([await seen(), await read()]).toEqual([["hero: Llegó"], null]);
    expect((await ana.call<Page>("GET", place)).body.updatedBy).toBe("Programación");

    await write([hero("Tarde")], { publishAt: soon() });
    await save([hero("Antes")], eva);
    await runDue();
    expect(await read()).toMatchObject({ publishAt: null, problem: expect.stringContaining(eva.user?.name ?? "?") });
    expect(await seen()).toEqual(["hero: Antes"]);
  });

  it("may link to a draft, and cannot be published before that draft", async () => {
    const { body: draft } = await ana.call<Project>("POST", "/api/admin/projects", {
      title: "Aún no",
      status: "draft",
    });
    const button = { sectionKey: "hero", ctaText: "Ver", ctaUrl: `/proyecto/${draft.slug}` };
    expect((await write([button])).status).toBe(200);
    const refused = await publish();
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ["sections.0.ctaUrl"]]);
    await ana.call("PUT", `/api/admin/projects/${draft.id}`, { status: "published" });
    expect((await publish()).status).toBe(200);
  });

  it("is shown in a preview with the unsaved values, and in the list of copies", async () => {
    await save([hero("Antes"), services("Qué hago")]);
    await write([hero("En la copia")]);
    const shown = async (sections?: object[]) => {
      const body = { kind: "page", id: "homepage", ...(sections && { values: { sections } }) };
      const { body: link } = await ana.call<{ url: string }>("POST", "/api/admin/previews", body);
      const { body: preview } = await ana.call<{ record: PublicPage }>(
        "GET",
        `/api/previews/${link.url.split("=")[1]}`,
      );
      return preview.record.sections.map(titled).sort();
    };
    expect(await shown()).toEqual(["hero: En la copia", "services: Qué hago"]);
    expect(await shown([services("Tecleado")])).toEqual(["hero: En la copia", "services: Tecleado"]);
    await save([services("Publicado después")], eva);
    expect(await shown()).toEqual(["hero: En la copia", "services: Publicado después"]);
    const { body } = await ana.call<CopySummary[]>("GET", '/api/admin/copies?filter={"resource":"pages"}');
    expect(body).toEqual([expect.objectContaining({ resource: "pages", recordId: 1, version: 1 })]);
  });
});
