import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { type RequestOptions, request } from "node:http";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type ReleaseManifest, releaseManifestFile } from "@estudio/contract";
import { serveRelease } from "../../testing/release";
import { startTestApi, type TestApi } from "../../testing/testApi";
import { releasesDir } from "./releases";

describe("the site's releases", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi("sqlite");
    serveRelease(api.dataDir, "r1", {
      "/index.html": "<h1>uno</h1>",
      "/antes/index.html": "<h1>antes</h1>",
      "/app-0123456789abcdef0123.js": "uno",
      "/sitemap.xml": "<uno/>",
    });
  });
  afterAll(() => api.close());

  const get = async (path: string) => {
    const { status, text, headers } = await api.anonymous().call("GET", path);
    return { status, text, cached: headers.get("Cache-Control") };
  };
  /** Write the gzip file that the builder adds to a release a moment later. */
  const addTwin = (release: string, file: string, text: string) => {
    const twin = gzipSync(text);
    const dir = join(releasesDir(api.dataDir), release);
    writeFileSync(join(dir, `${file}.gz`), twin);
    const manifest: ReleaseManifest = JSON.parse(readFileSync(join(dir, releaseManifestFile), "utf8"));
    Object.assign(manifest.files[file] ?? {}, { gz: { blob: `gz of ${text}`, bytes: twin.length } });
    writeFileSync(join(dir, "aside"), JSON.stringify(manifest));
    renameSync(join(dir, "aside"), join(dir, releaseManifestFile));
  };
  const forever = "public, max-age=31536000, immutable";

  it("serves a new release from the next request on, and hashed files of older ones to open tabs", async () => {
    expect(await get("/")).toEqual({ status: 200, text: "<h1>uno</h1>", cached: "no-cache" });
    serveRelease(api.dataDir, "r2", {
      "/index.html": "<h1>dos</h1>",
      "/app-fedcba98765432100123.js": "dos",
      "/sitemap.xml": "<dos/>",
    });
    expect((await get("/")).text).toBe("<h1>dos</h1>");
    expect((await get("/sitemap.xml")).text).toBe("<dos/>");
    expect(await get("/app-fedcba98765432100123.js")).toEqual({ status: 200, text: "dos", cached: forever });
    expect(await get("/app-0123456789abcdef0123.js")).toEqual({ status: 200, text: "uno", cached: forever });
    expect((await get("/antes")).status).toBe(404);
    rmSync(join(releasesDir(api.dataDir), "r1"), { recursive: true });
    expect(await get("/app-0123456789abcdef0123.js")).toMatchObject({ status: 404, cached: "no-cache" });
  });

  it("answers 503 for a page whose file is lost, without the page's encoding and ETag", async () => {
    serveRelease(api.dataDir, "r3", { "/perdida/index.html": "<h1>perdida</h1>" });
    addTwin("r3", "/perdida/index.html", "<h1>perdida</h1>");
    const folder = join(releasesDir(api.dataDir), "r3", "perdida");
    for (const name of ["index.html", "index.html.gz"]) rmSync(join(folder, name));
    const { status, text, headers } = await api.anonymous().call("GET", "/perdida");
    expect(status).toBe(503);
    expect(text).toContain("Estamos preparando la web");
    expect(headers.get("Content-Encoding")).toBeNull();
    expect(headers.get("ETag")).toBeNull();
    expect(headers.get("Cache-Control")).toBe("no-store");
  });

  it("sends plain text to clients that refuse every encoding, and a message for a malformed address", async () => {
    serveRelease(api.dataDir, "r4", { "/index.html": `<h1>cuatro</h1>${" ".repeat(4000)}` });
    const ask = (options: RequestOptions) =>
      new Promise<[status: number | undefined, encoding: string | undefined]>((resolve, reject) => {
        const { port } = new URL(api.url);
        request({ host: "127.0.0.1", port, ...options }, (answer) =>
          answer.resume().on("end", () => resolve([answer.statusCode, answer.headers["content-encoding"]])),
        )
          .on("error", reject)
          .end();
      });
    for (const none of ["identity;q=0", "*;q=0", "identity;q=0, gzip;q=0"])
      for (const path of ["/", "/nada", "/api/nada"])
        expect([none, path, await ask({ path, headers: { "Accept-Encoding": none } })]).toEqual([
          none,
          path,
          [path === "/" ? 200 : 404, undefined],
        ]);
    expect(await ask({ path: "http://[" })).toEqual([400, undefined]);
  });

  it("refuses a request with two Host headers", async () => {
    const asked = (...hosts: string[]) =>
      new Promise<number | undefined>((resolve, reject) => {
        const { port } = new URL(api.url);
        const headers = hosts.flatMap((host) => ["Host", host]);
        request({ host: "127.0.0.1", port, path: "/api/health", headers }, (answer) =>
          answer.resume().on("end", () => resolve(answer.statusCode)),
        )
          .on("error", reject)
          .end();
      });
    expect([await asked("estudio.example"), await asked("estudio.example", "otro.example")]).toEqual([200, 400]);
  });

  it("compresses a page without precompressed files, and sends those as soon as they exist", async () => {
    const html = `<h1>cinco</h1>${"cal y luz ".repeat(400)}`;
    serveRelease(api.dataDir, "r5", { "/index.html": html });
    const ask = async () => {
      const { headers, text } = await api.anonymous().call("GET", "/", undefined, { "Accept-Encoding": "gzip" });
      return { encoding: headers.get("Content-Encoding"), etag: headers.get("ETag"), text };
    };
    const before = await ask();
    expect(before).toMatchObject({ encoding: "gzip", etag: expect.stringMatching(/^W\/"/), text: html });
    // Another text shows which of the two was sent.
    addTwin("r5", "/index.html", "<h1>gemelo</h1>");
    expect(await ask()).toEqual({ encoding: "gzip", etag: before.etag, text: "<h1>gemelo</h1>" });
  });

  it("shows the pages in memory, and else the waiting page, when the release is deleted while the server runs", async () => {
    serveRelease(api.dataDir, "r3", { "/index.html": "<h1>tres</h1>", "/otra/index.html": "<h1>otra</h1>" });
    expect((await get("/")).status).toBe(200);
    rmSync(join(releasesDir(api.dataDir), "r3"), { recursive: true });
    expect(await get("/")).toMatchObject({ status: 200, text: "<h1>tres</h1>" });
    expect(await get("/otra")).toMatchObject({
      status: 503,
      text: expect.stringContaining("Estamos preparando la web"),
    });
  });

  it("redirects /index.html to the page, and refuses encoded slashes", async () => {
    const page = "<h1>ocho</h1>";
    serveRelease(api.dataDir, "r8", {
      "/index.html": page,
      "/ca/index.html": page,
      "/ca/portfolio/index.html": page,
    });
    for (const [from, to] of [
      ["/index.html", "/"],
      ["/index.html?a=1", "/?a=1"],
      ["/ca/index.html", "/ca"],
      ["/ca/portfolio/index.html?a=1", "/ca/portfolio?a=1"],
      ["/ca/portfolio//index.html", "/ca/portfolio/index.html"],
    ] as const) {
      const { status, headers } = await api.anonymous().call("GET", from);
      expect([from, status, headers.get("Location")]).toEqual([from, 301, to]);
    }
    for (const path of [
      "/ca%2Fportfolio",
      "/ca%2fportfolio/index.html",
      "/ca/portfolio/ind%65x.html",
      "/nada/index.html",
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  it("answers HEAD for missing pages with the headers of GET", async () => {
    serveRelease(api.dataDir, "r7");
    for (const file of ["/404.html", "/_/proyecto/index.html"]) addTwin("r7", file, "no está");
    for (const path of ["/nada", "/proyecto/nada"]) {
      const [whole, head] = await Promise.all(
        ["GET", "HEAD"].map((method) => api.anonymous().call(method, path, undefined, { "Accept-Encoding": "gzip" })),
      );
      for (const name of ["Content-Encoding", "Content-Type", "Vary", "Cache-Control", "ETag"])
        expect([path, name, head?.headers.get(name)]).toEqual([path, name, whole?.headers.get(name)]);
      expect([whole?.status, whole?.headers.get("Content-Encoding")]).toEqual([404, "gzip"]);
      expect([head?.status, head?.text]).toEqual([404, ""]);
    }
  });

  it("answers 404 at the fallback pages' own paths", async () => {
    serveRelease(api.dataDir, "r9", { "/404.html": "no está", "/404/index.html": "no está" });
    for (const path of ["/404", "/404.html", "/404/index.html"])
      expect([path, await get(path)]).toMatchObject([path, { status: 404, text: "no está" }]);
  });

  it("redirects an address in capital letters to its page, if there is one", async () => {
    serveRelease(api.dataDir, "r10", {
      "/404.html": "no está",
      "/ca/404/index.html": "no hi és",
      "/index.html": "inicio",
      "/ca/index.html": "inici",
      "/ca/contacto/index.html": "contacte",
      "/component---Grande-0123456789abcdef0123.js": "1",
    });
    const admin = await api.as("owner");
    const { status: made } = await admin.call("POST", "/api/admin/projects", {
      title: "Casa Alta",
      status: "published",
    });
    expect(made).toBe(201);
    for (const [from, to] of [
      ["/CA", "/ca"],
      ["/CA/Contacto?a=B", "/ca/contacto?a=B"],
      ["/ca/CONTACTO/", "/ca/CONTACTO"],
      ["/En/Proyecto/Casa-Alta", "/en/proyecto/casa-alta"],
      ["/Admin", "/admin"],
      ["/ADMIN/projects", "/admin/projects"],
    ] as const) {
      const { status, headers } = await api.anonymous().call("GET", from);
      expect([from, status, headers.get("Location")]).toEqual([from, 301, to]);
    }
    for (const path of ["/Nada", "/Proyecto/Nada", "/404.HTML", "/_/Proyecto", "/CA/Contacto/Index.html"])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    expect((await get("/component---Grande-0123456789abcdef0123.js")).status).toBe(200);
  });

  it("answers 404 for malformed percent-encoding, in the language of the address", async () => {
    expect(await get("/x%E0")).toMatchObject({ status: 404, text: "no está" });
    expect(await get("/ca/x%E0")).toMatchObject({ status: 404, text: "no hi és" });
  });
});
