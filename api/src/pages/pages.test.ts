import type { Page, PublicPage, Section } from "@estudio/contract";
import { PageModel, VersionModel } from "@estudio/database";
import { emptied, engines } from "../../../database/testing/engines";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";

describe.each(engines)("pages, on %s", (engine) => {
  let api: TestApi;
  let ana: Client;
  let luis: Client;
  beforeAll(async () => {
    api = await startTestApi(engine);
    [ana, luis] = [await api.as("editor"), await api.as("editor")];
  });
  beforeEach(async () => {
    await emptied(api.db, PageModel, VersionModel);
  });
  afterAll(() => api.close());

  const save = (who: Client, sections: object[], version?: number) =>
    who.call<Page & { code: string; current: Page }>("PUT", "/api/admin/pages/homepage", {
      pageKey: "homepage",
      sections,
      ...(version === undefined ? {} : { version }),
    });
  const titles = (page: { sections: Section[] }) => page.sections.map((one) => `${one.sectionKey}: ${one.title}`);

  it("lists the six pages in the panel and serves empty ones to visitors before the first save", async () => {
    const { body, headers } = await ana.call<Page[]>("GET", '/api/admin/pages?sort=["id","ASC"]&range=[0,3]');
    expect(body.map((one) => [one.id, one.version])).toEqual([
      ["about", 0],
      ["business", 0],
      ["construction", 0],
      ["contact", 0],
    ]);
    expect(headers.get("Content-Range")).toBe("pages 0-3/6");
    expect((await ana.call<Page[]>("GET", '/api/admin/pages?filter={"id":["about","contact"]}')).body).toHaveLength(2);
    const seen = await api.anonymous().call<PublicPage>("GET", "/api/pages/homepage");
    expect([seen.status, seen.body.sections]).toEqual([200, []]);
    expect((await api.anonymous().call("GET", "/api/pages/otra")).status).toBe(404);
  });

  it("merges the first saves of two editors who change different sections", async () => {
    await save(ana, [{ sectionKey: "hero", title: "De Ana" }, { sectionKey: "services" }], 0);
    const { status, body } = await save(
      luis,
      [{ sectionKey: "hero" }, { sectionKey: "services", title: "De Luis" }],
      0,
    );
    expect([status, titles(body)]).toEqual([200, ["hero: De Ana", "services: De Luis"]]);
  });

  it("returns sections in the order of the specification, with defaults for missing fields", async () => {
    const { status, body } = await save(ana, [
      { sectionKey: "testimonials" },
      { sectionKey: "hero", title: "Hola", translations: { en: { title: "Hello" } } },
    ]);
    expect([status, titles(body)]).toEqual([200, ["hero: Hola", "testimonials: Testimonials"]]);
    const seen = await api.anonymous().call<PublicPage>("GET", "/api/pages/homepage?lang=en");
    expect(seen.body.sections.map((one) => [one.title, one.fallback])).toEqual([
      ["Hello", []],
      ["Testimonials", ["title"]],
    ]);
    for (const sections of [
      [{ sectionKey: "philosophy" }],
      [{ title: "sin clave" }],
      [{ sectionKey: "hero" }, { sectionKey: "hero" }],
      [{ sectionKey: "hero", image: "https://otra.example/x.jpg" }],
      [{ sectionKey: "hero", ctaUrl: "javascript:alert(1)" }],
      [{ sectionKey: "hero", items: [{ title: "x", text: "y", otro: 1 }] }],
    ])
      expect((await save(ana, sections)).status).toBe(422);
  });

  it("keeps the changes of two editors in different sections", async () => {
    const { body: base } = await save(ana, [
      { sectionKey: "hero", title: "H0" },
      { sectionKey: "services", title: "S0" },
    ]);
    const [hero, services] = base.sections as [Section, Section];
    await save(ana, [{ ...hero, title: "H1" }, services], base.version);
    const { status, body } = await save(luis, [hero, { ...services, title: "S1" }], base.version);
    expect([status, titles(body), body.version]).toEqual([200, ["hero: H1", "services: S1"], 3]);
  });

  it("reports a conflict when both sides change the same section differently", async () => {
    const { body: base } = await save(ana, [{ sectionKey: "hero", title: "H0" }]);
    const [hero] = base.sections as [Section];
    await save(ana, [{ ...hero, title: "H1" }], base.version);
    const late = await save(luis, [{ ...hero, title: "H2" }], base.version);
    expect([late.status, late.body.code, titles(late.body.current)]).toEqual([409, "conflict", ["hero: H1"]]);
    expect((await save(luis, [{ ...hero, title: "H1" }], base.version)).status).toBe(200);
    expect(titles((await save(luis, [{ ...hero, title: "H3" }])).body)).toEqual(["hero: H3"]);
  });

  it("keeps both of two simultaneous first saves", async () => {
    const answers = await Promise.all([
      save(ana, [{ sectionKey: "hero", title: "Ana" }]),
      save(luis, [{ sectionKey: "services", title: "Luis" }]),
    ]);
    expect(answers.map((one) => one.status)).toEqual([200, 200]);
    expect(titles((await ana.call<Page>("GET", "/api/admin/pages/homepage")).body)).toEqual([
      "hero: Ana",
      "services: Luis",
    ]);
  });

  it("keeps every version of a long page that is saved often, and still merges", async () => {
    const items = Array.from({ length: 30 }, () => ({ title: "t", text: "x".repeat(3000) }));
    const save = (who: Client, sections: object[], version?: number) =>
      who.call<Page>("PUT", "/api/admin/pages/business", { sections, ...(version && { version }) });
    const sections = ["services", "benefits", "case-studies"].map((sectionKey) => ({
      sectionKey,
      items,
      translations: { ca: { items }, en: { items } },
    }));
    let version = 0;
    for (let round = 0; round < 8; round++)
      version = (
        await save(
          ana,
          sections.map((one) => ({ ...one, title: `V${round}` })),
        )
      ).body.version;
    await save(ana, [{ sectionKey: "benefits", title: "Nueva" }], version);
    expect((await save(luis, [{ sectionKey: "services", title: "Otra" }], version)).status).toBe(200);
  });
});
