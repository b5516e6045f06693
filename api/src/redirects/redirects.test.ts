import type { ListedRedirect, MissedPath, Project, Snapshot } from "@estudio/contract";
import { MissedPathModel, SettingsModel } from "@estudio/database";
import { createPost, createProject } from "@estudio/database/factories";
import { emptied, engines } from "../../../database/testing/engines";
import { serveRelease } from "../../testing/release";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";
import { Housekeeping } from "../privacy/housekeeping";

type Refused = { errors: Record<string, string> };
const byPeople = { Accept: "text/html,application/xhtml+xml" };

describe.each(engines)("redirects, on %s", (engine) => {
  let api: TestApi;
  let ana: Client;
  let atico: number;
  beforeAll(async () => {
    api = await startTestApi(engine);
    ana = await api.as("editor");
    serveRelease(api.dataDir, "r1", {
      "/index.html": "<h1>Inicio</h1>",
      "/404.html": "<h1>404</h1>",
      "/robots.txt": "User-agent: *",
      "/_/proyecto/index.html": '<html data-shell="missing">',
    });
    atico = (await createProject(api.db, { title: "Ático", slug: "atico" })).id;
    await createPost(api.db, { title: "Luz", slug: "luz" });
    await createPost(api.db, { title: "Borrador", slug: "borrador", status: "draft" });
  });
  afterAll(() => api.close());

  const add = (...redirects: [from: unknown, to: unknown][]) =>
    ana.call<ListedRedirect[] & Refused>("POST", "/api/admin/redirects", {
      redirects: redirects.map(([from, to]) => ({ from, to })),
    });
  const list = async () => (await ana.call<ListedRedirect[]>("GET", "/api/admin/redirects")).body;
  const visit = async (path: string) => {
    const { status, headers } = await api.anonymous().call("GET", path, undefined, byPeople);
    // A browser caches a 301 forever, even when the path has a page again.
    if (status === 301) expect(headers.get("Cache-Control")).toBe("no-cache");
    return [status, headers.get("Location")];
  };
  const published = async () =>
    (await api.anonymous().call<Snapshot>("GET", "/api/site/snapshot", undefined, { Authorization: "Bearer secreto" }))
      .body.redirects;

  it("lead from addresses of an old site to pages as soon as they are saved", async () => {
    const { status, body } = await add(
      ["/servicios.html", "/empresas"],
      ["/index.php", "/"],
      ["/café con leche", "/en/contacto#formulario"],
      ["/es/obra", "/proyecto/atico"],
    );
    expect([status, body.map(({ from }) => from)]).toEqual([
      201,
      ["/servicios.html", "/index.php", "/café con leche", "/obra"],
    ]);
    expect(await visit("/servicios.html?de=google")).toEqual([301, "/empresas?de=google"]);
    expect(await visit("/servicios.html/")).toEqual([301, "/servicios.html"]);
    expect(await visit("/caf%C3%A9%20con%20leche")).toEqual([301, "/en/contacto#formulario"]);
    expect(await visit("/obra")).toEqual([301, "/proyecto/atico"]);
    expect(await visit("/ca/obra")).toEqual([404, null]);
    expect(await published()).toContainEqual({ from: "/servicios.html", to: "/empresas", exact: true });
  });

  it("accept percent-encoded addresses, as copied from a browser, and treat them like typed ones", async () => {
    const { status, body } = await add(
      ["/men%C3%BA", "/en/contact%6F#secci%C3%B3n"],
      ["/otra%20vieja", "/"],
      ["/caf%c3%a9/100%25", "/"],
    );
    expect([status, body.map(({ from, to }) => [from, to])]).toEqual([
      201,
      [
        ["/menú", "/en/contacto#sección"],
        ["/otra vieja", "/"],
        ["/café/100%", "/"],
      ],
    ]);
    expect(await visit("/men%C3%BA?a=1")).toEqual([301, "/en/contacto?a=1#secci%C3%B3n"]);
    expect(await visit("/otra%20vieja")).toEqual([301, "/"]);
    expect(await visit("/caf%C3%A9/100%25")).toEqual([301, "/"]);
    expect((await add(["/menú", "/"])).body.errors["redirects.0.from"]).toContain("ya lleva a");
  });

  it.each([
    ["/100%", "/", { from: "no forman letras" }],
    ["/caf%e9", "/", { from: "no forman letras" }],
    ["/a%0d%0ab", "/", { from: "que no se ven" }],
    ["/a\nb", "/", { from: "que no se ven" }],
    ["/a%22%7b", "/", { from: "sin comillas" }],
    ["/a/%2e%2e/b", "/", { from: "sin dominio" }],
    ["/a//b", "/", { from: "sin dos barras" }],
    ["/x", "/%22; }", { to: "tiene que existir" }],
    ["/portfolio", "/", { from: "una página de esta web" }],
    ["/en/blog/luz", "/", { from: "una página de esta web" }],
    ["/admin/x", "/", { from: "el propio programa" }],
    ["/robots.txt", "/", { from: "el propio programa" }],
    ["/servicios.html", "/contacto", { from: "ya lleva a /empresas" }],
    ["/x", "/no-hay", { to: "tiene que existir" }],
    ["/x", "/blog/borrador", { to: "tiene que existir" }],
    ["/x", "/servicios.html", { to: "lleva a su vez a /empresas" }],
    ["/x", "/x", { to: "a sí misma" }],
    ["/x", "https://otra.example/", { to: "tiene que existir" }],
    ["/x", '/"; } location / { return 301 https://mal.example; }', { to: "tiene que existir" }],
    ["/x$host", "/", { from: "sin dominio" }],
    ["/x?p=1", "/", { from: "sin dominio" }],
    ["https://antigua.example/x", "/", { from: "sin dominio" }],
    ["/x/../y", "/", { from: "sin dominio" }],
    ["//mal.example", "/", { from: "sin dominio" }],
    ["/", "/empresas", { from: "sin dominio" }],
  ])("are refused from %s to %s with a reason", async (from, to, wrong) => {
    const { status, body } = await add(["/buena", "/"], [from, to]);
    const [[field, reason] = []] = Object.entries(wrong);
    expect([status, body.errors]).toEqual([422, { [`redirects.1.${field}`]: expect.stringContaining(reason ?? "") }]);
    expect(await visit("/buena")).toEqual([404, null]);
  });

  it("are refused when they form a loop or repeat an address", async () => {
    expect((await add(["/a", "/b"], ["/b", "/a"])).body.errors).toEqual({
      "redirects.0.to": "Darían vueltas sin fin: /b lleva de nuevo aquí",
      "redirects.1.to": "Darían vueltas sin fin: /a lleva de nuevo aquí",
    });
    expect((await add(["/a", "/"], ["/a", "/blog"])).body.errors).toEqual({
      "redirects.1.from": "Esa dirección está dos veces en la lista",
    });
  });

  it("stop working when deleted; renamed slugs are listed beside them", async () => {
    const [one] = (await add(["/vieja", "/blog/luz"])).body;
    expect((await ana.call("DELETE", `/api/admin/redirects/${one?.id}`)).status).toBe(200);
    expect(await visit("/vieja")).toEqual([404, null]);
    expect((await ana.call("DELETE", `/api/admin/redirects/${one?.id}`)).status).toBe(404);

    await ana.call<Project>("PUT", `/api/admin/projects/${atico}`, { slug: "atico-nuevo" });
    expect(await list()).toContainEqual(
      expect.objectContaining({ kind: "renaming", from: "/proyecto/atico", to: "/proyecto/atico-nuevo", problem: "" }),
    );
    // Redirects to the former slug are resolved to the new one, without a chain.
    expect(await visit("/obra")).toEqual([301, "/proyecto/atico-nuevo"]);
    expect(await visit("/en/proyecto/atico")).toEqual([301, "/en/proyecto/atico-nuevo"]);
    expect((await add(["/z", "/proyecto/atico"])).body.errors["redirects.0.to"]).toContain("/proyecto/atico-nuevo");
  });

  it("do not lead a slug that was changed and changed back to itself", async () => {
    const { id } = await createProject(api.db, { title: "Patio", slug: "patio" });
    for (const slug of ["patio-2", "patio-3", "patio"]) await ana.call("PUT", `/api/admin/projects/${id}`, { slug });
    const ways = (await list()).filter(({ to }) => to === "/proyecto/patio");
    expect(ways.map(({ from, problem }) => [from, problem]).sort()).toEqual([
      ["/proyecto/patio-2", ""],
      ["/proyecto/patio-3", ""],
    ]);
    expect((await published()).filter(({ from, to }) => from === to)).toEqual([]);
    // The former slug still leads to the record when it changes once more.
    await ana.call("PUT", `/api/admin/projects/${id}`, { slug: "patio-4" });
    expect(await visit("/proyecto/patio")).toEqual([301, "/proyecto/patio-4"]);
  });

  it("lead from a category that lost its last article to the article's new category, in each language", async () => {
    const first = await createPost(api.db, { title: "Suelos", slug: "suelos", category: "Obra menor" });
    const last = await createPost(api.db, { title: "Puertas", slug: "puertas", category: "Obra menor" });
    const move = (id: number, category: string) => ana.call("PUT", `/api/admin/blog/${id}`, { category });
    await move(first.id, "Reformas pequeñas");
    expect((await visit("/blog/categoria/obra-menor"))[0]).toBe(404); // The category still exists, but this test's release has no page for it.
    expect((await list()).map(({ from }) => from)).not.toContain("/blog/categoria/obra-menor");
    await move(last.id, "Reformas pequeñas");
    expect(await visit("/blog/categoria/obra-menor")).toEqual([301, "/blog/categoria/reformas-pequenas"]);
    expect(await visit("/ca/blog/categoria/obra-menor")).toEqual([301, "/ca/blog/categoria/reformas-pequenas"]);
    // Moving back does not create a loop.
    await move(first.id, "Obra menor");
    await move(last.id, "Obra menor");
    expect(await visit("/en/blog/categoria/reformas-pequenas")).toEqual([301, "/en/blog/categoria/obra-menor"]);
    expect((await published()).map(({ from }) => from)).not.toContain("/blog/categoria/obra-menor");
  });

  it("yield to a page at their address, and are listed as broken when their target disappears", async () => {
    await add(["/blog/madera", "/blog/luz"], ["/otra", "/proyecto/atico-nuevo"]);
    await ana.call("POST", "/api/admin/blog", { title: "Madera", slug: "madera", status: "published" });
    await ana.call("PUT", `/api/admin/projects/${atico}`, { status: "draft" });
    expect((await visit("/otra"))[0]).toBe(404);
    const problems = (await list()).filter(({ problem }) => problem).map(({ from }) => from);
    expect(problems).toEqual(expect.arrayContaining(["/blog/madera", "/otra", "/obra", "/proyecto/atico"]));
    expect((await published()).map(({ from }) => from)).not.toContain("/blog/madera");
  });

  describe("missed paths", () => {
    const missed = async () => (await ana.call<MissedPath[]>("GET", "/api/admin/missed-paths")).body;
    beforeEach(async () => {
      await missed();
      await emptied(api.db, MissedPathModel);
    });

    it("are counted by path and day without the query, and leave the list when redirected", async () => {
      for (const path of ["/obras.html?nombre=Ana", "/obras.html", "/en/otra"]) await visit(path);
      await api.anonymous().call("GET", "/imagen.png", undefined, { Accept: "image/avif" });
      await visit("/baja/ana@example.com");
      await visit("/proyecto/0034600000000");
      const lastOn = new Date().toISOString().slice(0, 10);
      expect(await missed()).toEqual([
        { path: "/obras.html", times: 2, lastOn },
        { path: "/en/otra", times: 1, lastOn },
      ]);
      await visit("/obras.html");
      expect((await missed())[0]).toMatchObject({ times: 3 });
      await add(["/obras.html", "/portfolio"]);
      expect((await missed()).map(({ path }) => path)).toEqual(["/en/otra"]);
    });

    it("are limited in number, deleted after thirty days, and not counted while counting is off", async () => {
      await MissedPathModel.query(api.db).insert({ day: "2020-01-01", path: "/antigua", times: 9 });
      await new Housekeeping(api.running.deps).run();
      for (let at = 0; at < 320; at++) api.running.deps.missed.note(`/al-azar/${at}`);
      await missed();
      expect(await MissedPathModel.query(api.db).resultSize()).toBe(300);
      await visit("/una-mas");
      expect((await missed()).some(({ path }) => path === "/una-mas" || path === "/antigua")).toBe(false);
      await emptied(api.db, MissedPathModel);
      await SettingsModel.query(api.db).findById(1).patch({ countMissed: false });
      await visit("/nadie-cuenta");
      expect(await missed()).toEqual([]);
    });
  });
});
