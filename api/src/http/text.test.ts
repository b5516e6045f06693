import { gzipSync } from "node:zlib";
import type { Post, Project, ProjectCounts, PublicPost, PublicProject } from "@estudio/contract";
import { createProject } from "@estudio/database/factories";
import { engines } from "../../../database/testing/engines";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";

const texts = {
  accents: "Àtic al carrer d’Aragó: cel·la, Ñandú, ¿qué?, «comillas», 25 m² · 3 €",
  decomposed: "A\u0301tico y e\u0301bano",
  emoji: "🏠 reforma 👩🏽‍🎨 🇪🇸 🧱",
  arabic: "تصميم داخلي",
  hebrew: "עיצוב פנים",
  chinese: "室内设计 𠮷野家",
  japanese: "インテリア　デザイン",
  thai: "ออกแบบภายใน",
  devanagari: "आंतरिक सज्जा",
  greekAndCyrillic: "Σχεδιασμός — дизайн интерьера",
  separators: "una\u00a0tabla\u200by\ufeffotra\u202fcosa",
  blanks: "  espacios delante y detrás  ",
  quotes: `'"\`\\ \\' -- ; /* */ \${x} {{y}} %s %_! <script>alert(1)</script> &amp;`,
  replaced: "\ufffd",
};

describe.each(engines)("a text, on %s", (engine) => {
  let api: TestApi;
  let editor: Client;
  beforeAll(async () => {
    api = await startTestApi(engine);
    editor = await api.as("editor");
  });
  afterAll(() => api.close());

  it.each(Object.entries(texts))("is returned exactly as sent: %s", async (name, text) => {
    const sent = {
      slug: name.toLowerCase(),
      title: text,
      description: text,
      location: text,
      results: [text],
      translations: { ca: { title: text }, en: { results: [text] } },
    };
    const { status, body } = await editor.call<Project>("POST", "/api/admin/projects", sent);
    expect(status).toBe(201);
    expect(body).toMatchObject(sent);
    const read = await editor.call<Project>("GET", `/api/admin/projects/${body.id}`);
    expect(read.body).toEqual(body);
    const seen = await api.anonymous().call<PublicProject>("GET", `/api/projects/${body.slug}?lang=ca`);
    expect([seen.body.title, seen.body.description]).toEqual([text, text]);
  });

  it("keeps line breaks in multi-line fields only, and loses control characters", async () => {
    const typed = "una\ttabla\r\ny\n\notra\u000b cosa\u0001\ufffe";
    const texts = {
      title: typed,
      description: typed,
      location: typed,
      results: [typed],
      translations: { ca: { title: typed } },
    };
    const line = "una tabla y otra  cosa";
    const { status, body } = await editor.call<Project>("POST", "/api/admin/projects", { slug: "lineas", ...texts });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        title: line,
        description: "una\ttabla\r\ny\n\notra cosa",
        location: line,
        results: [line],
        translations: { ca: { title: line } },
      }),
    ]);
  });

  it.each([
    ["letters", "x"],
    ["accents", "é"],
    ["signs of three bytes", "室"],
    ["emoji", "🏠"],
  ])("fills a field up to its limit, with %s", async (_, sign) => {
    const full = (length: number) => sign.repeat(length);
    const limits = { title: 200, excerpt: 1000, content: 100_000, category: 100 };
    const sent = Object.fromEntries(Object.entries(limits).map(([field, length]) => [field, full(length)]));
    const { status, body } = await editor.call<Post>("POST", "/api/admin/blog", {
      ...sent,
      slug: `lleno-${sign.codePointAt(0)}`,
      translations: { ca: { content: full(100_000) }, en: { content: full(100_000) } },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject(sent);
    const seen = await api.anonymous().call<PublicPost>("GET", `/api/blog/${body.slug}?lang=en`);
    expect(seen.body).toMatchObject(sent);
    for (const [field, length] of Object.entries(limits)) {
      const refused = await editor.call("PUT", `/api/admin/blog/${body.id}`, { [field]: `${full(length)}x` });
      expect([refused.status, Object.keys(Object(refused.body.errors))]).toEqual([422, [field]]);
    }
  });

  it("is found without regard to case and accents, but with its punctuation", async () => {
    const titles = [
      "Ático en Chamberí",
      "ATICO LUMINOSO",
      "Cel·la d’estudi",
      "Straße",
      "Søborg",
      "100% lino",
      "100 linos",
      "a_b",
      "aXb",
      "¡Hola!",
      "🏠 casa",
      "🎉 fiesta",
      "室内设计",
      "Ὀδυσσεύς",
    ];
    for (const [index, title] of titles.entries())
      await createProject(api.db, { title, slug: `busca-${index}`, location: "Xanadú" });
    const search = async (words: string) => {
      const filter = encodeURIComponent(JSON.stringify({ q: words, location: "Xanadú" }));
      const sort = encodeURIComponent('["id","ASC"]');
      const { body } = await editor.call<Project[]>("GET", `/api/admin/projects?filter=${filter}&sort=${sort}`);
      return body.map((one) => one.title);
    };
    expect(await search("atico")).toEqual(["Ático en Chamberí", "ATICO LUMINOSO"]);
    expect(await search("ÁTICO")).toEqual(["Ático en Chamberí", "ATICO LUMINOSO"]);
    expect(await search("a\u0301tico  CHAMBERÍ")).toEqual(["Ático en Chamberí"]);
    expect(await search("xanadu chamberi")).toEqual(["Ático en Chamberí"]);
    expect(await search("strasse")).toEqual([]);
    expect(await search("soborg")).toEqual([]);
    expect(await search("100%")).toEqual(["100% lino"]);
    expect(await search("a_b")).toEqual(["a_b"]);
    expect(await search("hola!")).toEqual(["¡Hola!"]);
    expect(await search("🏠")).toEqual(["🏠 casa"]);
    expect(await search("设计")).toEqual(["室内设计"]);
    expect(await search("ὀδυσσεύσ")).toEqual([]);
    expect(await search("   ")).toHaveLength(titles.length);
    expect(await search("nada de nada")).toEqual([]);
  });

  it("is refused in a search that is not UTF-8", async () => {
    const filter = `${encodeURIComponent('{"q":"caf')}%e9${encodeURIComponent('"}')}`;
    const { status, body } = await editor.call<{ message: string }>("GET", `/api/admin/projects?filter=${filter}`);
    expect([status, body.message]).toEqual([400, "El texto no está en UTF-8"]);
  });

  it("may begin with a byte order mark, and is refused when compressed", async () => {
    const title = JSON.stringify({ title: "Con marca" });
    const marked = await editor.call<Project>("POST", "/api/admin/projects", `\ufeff${title}`);
    expect([marked.status, marked.body.title]).toEqual([201, "Con marca"]);
    await editor.call("DELETE", `/api/admin/projects/${marked.body.id}`);
    const packed = await editor.call<{ message: string }>("POST", "/api/admin/projects", gzipSync(title), {
      "Content-Encoding": "gzip",
    });
    expect([packed.status, packed.body.message]).toEqual([415, "Envía los datos sin comprimir"]);
  });

  it("is found by a rare word among thousands, and again after every change", async () => {
    await api.db.transaction(async (trx) => {
      for (let at = 0; at < 1100; at++) await createProject(trx, { title: `Muchos pisos ${at}`, slug: `muchos-${at}` });
    });
    const search = async (q: string) => {
      const filter = encodeURIComponent(JSON.stringify({ q }));
      const { body, headers } = await editor.call<Project[]>("GET", `/api/admin/projects?filter=${filter}`);
      const counts = await editor.call<ProjectCounts>("GET", `/api/admin/projects/counts?filter=${filter}`);
      return [body.map((one) => one.title), headers.get("X-Total-Count"), counts.body.total];
    };
    const titles = (result: unknown[]) => (result[0] as string[]).length;
    const many = await search("muchos pisos");
    expect([titles(many), ...many.slice(1)]).toEqual([25, "1100", 1100]);
    expect(await search("uchos isos 109")).toEqual([expect.arrayContaining(["Muchos pisos 109"]), "11", 11]);
    const created = await editor.call<Project>("POST", "/api/admin/projects", { title: "Un caserón junto al faro" });
    expect(await search("aser")).toEqual([["Un caserón junto al faro"], "1", 1]);
    await editor.call("PUT", `/api/admin/projects/${created.body.id}`, { title: "Un molino junto al faro" });
    expect(await search("aser")).toEqual([[], "0", 0]);
    expect(await search("FARO molí")).toEqual([["Un molino junto al faro"], "1", 1]);
    await editor.call("PUT", `/api/admin/projects/${created.body.id}`, {
      title: "Un molino",
      location: "Muchos pisos",
    });
    expect((await search("muchos pisos")).slice(1)).toEqual(["1101", 1101]);
    await editor.call("DELETE", `/api/admin/projects/${created.body.id}`);
    expect(await search("molino")).toEqual([[], "0", 0]);
    expect((await search("muchos pisos")).slice(1)).toEqual(["1100", 1100]);
  });

  it("is sorted in Spanish order and filtered exactly", async () => {
    for (const title of ["zócalo", "Ébano", "ebanista", "Árbol", "arcón"])
      await createProject(api.db, {
        title,
        slug: `orden-${title.length}-${title.codePointAt(0)}`,
        clientName: "Orden",
      });
    const ordered = async (order: string) => {
      const query = `filter=${encodeURIComponent('{"clientName":"Orden"}')}&sort=${encodeURIComponent(`["title","${order}"]`)}`;
      return (await editor.call<Project[]>("GET", `/api/admin/projects?${query}`)).body.map((one) => one.title);
    };
    const alphabetical = ["Árbol", "arcón", "ebanista", "Ébano", "zócalo"];
    expect(await ordered("ASC")).toEqual(alphabetical);
    expect(await ordered("DESC")).toEqual([...alphabetical].reverse());
    const exact = await editor.call<Project[]>(
      "GET",
      `/api/admin/projects?filter=${encodeURIComponent('{"title":"arbol"}')}`,
    );
    expect(exact.body).toEqual([]);
  });
});
