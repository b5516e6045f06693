import type { ChildProcess } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { observe } from "../../../../database/testing/observatory";
import { freePort } from "../../../testing/machine";
import { startNginx } from "../../../testing/nginx";
import { siteIn, testEnv, testSnapshot, write, writePage, writeSite } from "../../../testing/site";
import { switchTo } from "./layOut";
import { makeRelease } from "./makeRelease";

const hash = "0123456789abcdef0123456789abcdef";

describe("a release served by nginx alone", () => {
  const env = testEnv({ siteUrl: "https://estudio.example" });
  const publicDir = join(env.siteDir, "public");
  const redirects = [
    { from: "/proyecto/cas", to: "/proyecto/casa" },
    { from: "/café viejo.html", to: "/en/proyecto/casa#galeria", exact: true as const },
    { from: "/menú 100%", to: "/portfolio#sección", exact: true as const },
    { from: "/index.html", to: "/portfolio", exact: true as const },
    { from: "/cost", to: '/portfolio?t=$5"', exact: true as const },
  ];
  const snapshot = { ...testSnapshot(1, [{ slug: "casa", title: "Casa" }]), redirects };
  let nginx: ChildProcess;
  let base: string;

  beforeAll(async () => {
    writeSite(publicDir, snapshot);
    for (const lang of ["", "/ca", "/en"]) {
      writePage(publicDir, `${lang}/_/proyecto`, `no está ${lang}`);
      writePage(publicDir, `${lang}/_/articulo`, `no está ${lang}`);
    }
    for (const [path, lang] of [
      ["/404.html", "es"],
      ["/404", "es"],
      ["/ca/404", "ca"],
      ["/en/404", "en"],
    ] as const)
      writePage(publicDir, path, `404 ${lang}`);
    writePage(publicDir, "/ca", "<p>Llum.</p>".repeat(200));
    writePage(publicDir, "/", `<style>p { color: red }</style><script>a = 1;</script>${"<p>Luz.</p>".repeat(200)}`);
    write(publicDir, "vieja-aaaaaaaaaaaaaaaaaaaa.js", "0");
    await makeRelease(env, siteIn(publicDir, snapshot));
    rmSync(join(publicDir, "vieja-aaaaaaaaaaaaaaaaaaaa.js"));
    await switchTo(env, (await makeRelease(env, siteIn(publicDir, { ...snapshot, revision: 2 }))).name);
    // As just after a publication of many pages: not compressed yet.
    rmSync(join(env.dataDir, "site/current/ca/index.html.gz"));
    write(env.dataDir, `media/${hash}.jpg`, "entera");
    write(env.dataDir, `media/${hash}/640.webp`, "pequeña");
    const port = await freePort();
    base = `http://127.0.0.1:${port}`;
    nginx = await startNginx(env.dataDir, port);
  });
  afterAll(async () => {
    const ended = new Promise((resolve) => nginx.once("exit", resolve));
    nginx.kill("SIGTERM");
    await ended;
    env.remove();
  });
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(base + path, { redirect: "manual", headers });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  it.each(["/", "/ca"])("compresses %s, with or without a precompressed copy", async (path) => {
    const { headers, text } = await ask(path, { "Accept-Encoding": "gzip" });
    expect([headers.get("content-encoding"), headers.get("vary")]).toEqual(["gzip", "Accept-Encoding"]);
    expect(text).toContain("</html>");
  });

  it.each(["/", "/ca", "/en", "/portfolio", "/proyecto/casa", "/en/proyecto/casa", "/ca/contacto/gracias"])(
    "serves %s with no-cache, its policy and the security headers",
    async (path) => {
      const { status, headers, text } = await ask(path);
      expect(status).toBe(200);
      expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(headers.get("cache-control")).toBe("no-cache");
      expect(headers.get("content-security-policy")).toMatch(
        /script-src 'self' 'sha256-.*style-src 'self' 'sha256-.*frame-ancestors 'self'/,
      );
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
      expect(observe({ headers, html: text }).score).toBe(125);
    },
  );

  it.each([
    ["/baja?t=secreto", 200],
    ["/ca/baja?t=secreto", 200],
    ["/descarga?t=secreto", 200],
    ["/en/descarga/confirmar?t=secreto", 200],
    ["/baja/?t=secreto", 301],
    ["/Baja?t=secreto", 301],
  ])("keeps the token in the address %s to itself: no cache, no referrer", async (path, expected) => {
    const { status, headers } = await ask(path);
    expect([status, headers.get("cache-control"), headers.get("referrer-policy")]).toEqual([
      expected,
      "no-store",
      "no-referrer",
    ]);
  });

  it.each([
    ["/portfolio/", "/portfolio"],
    ["/ca/", "/ca"],
    ["/es", "/"],
    ["/es/", "/"],
    ["/es/portfolio/", "/portfolio"],
    ["/ca//portfolio?a=1", "/ca/portfolio?a=1"],
    ["/proyecto/cas?a=1", "/proyecto/casa?a=1"],
    ["/en/proyecto/cas", "/en/proyecto/casa"],
    ["/caf%C3%A9%20viejo.html?a=1", "/en/proyecto/casa?a=1#galeria"],
    ["/men%c3%ba%20100%25", "/portfolio#secci%C3%B3n"],
    ["/index.html", "/portfolio"],
    ["/ca/index.html?a=1", "/ca?a=1"],
    ["/portfolio/index.html", "/portfolio"],
    ["/proyecto/casa/index.html", "/proyecto/casa"],
    ["/ca//portfolio///?a=1", "/ca/portfolio///?a=1"],
    ["//%5cevil.example", "/%5cevil.example"],
    ["///evil.example/", "/evil.example/"],
    ["/portfolio%3fx/", "/portfolio%3fx"],
    ["/cost", "/portfolio?t=%245%22"],
    ["/Portfolio?a=B", "/portfolio?a=B"],
    ["/PROYECTO/Casa", "/proyecto/casa"],
    ["/proyecto/Casa", "/proyecto/casa"],
    ["/ca/Contacto/Gracias", "/ca/contacto/gracias"],
    ["/CA", "/ca"],
    ["/CA/Portfolio?a=B", "/ca/Portfolio?a=B"],
  ])("redirects from %s to %s", async (from, to) => {
    const { status, headers } = await ask(from);
    expect([status, headers.get("location")]).toEqual([301, to]);
  });

  it.each([
    ["/nada", "404 es"],
    ["/ca%2Fportfolio", "404 ca"],
    ["/404/index.html", "404 es"],
    ["/_/proyecto/index.html", "404 es"],
    ["/ca/nada", "404 ca"],
    ["/en/nada", "404 en"],
    ["/canada", "404 es"],
    ["/proyecto/nada", "no está"],
    ["/en/proyecto/nada", "no está /en"],
    ["/ca/blog/nada", "no está /ca"],
    ["/_/proyecto", "404 es"],
    ["/404", "404 es"],
    ["/404.html", "404 es"],
    ["/en/404", "404 en"],
    ["/.release.json", "404 es"],
    ["/.nginx.conf", "404 es"],
    ["/proyecto/.release.json", "no está"],
    ["/Nada", "404 es"],
    ["/ca/Nada", "404 ca"],
    ["/en/proyecto/Nada", "no está /en"],
    ["/_/Proyecto", "404 es"],
    ["/404.HTML", "404 es"],
  ])("answers 404 at %s with “%s”", async (path, text) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.text).toContain(text);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'self'");
  });

  it.each([
    "/x//%0d%0aX-Evil:%20yes",
    "/x//%0d%0aContent-Length:%2030%0d%0a%0d%0a%3cscript%3e",
    "/es/%0d%0aX-Evil:%20yes/",
    "/%0aX-Evil:%20yes/",
    "/%5cevil.example/",
    "/es/%5cevil.example",
    "/%5c/evil.example/",
  ])("does not let the address %s inject headers or redirect to another host", async (path) => {
    const { status, headers } = await ask(path);
    expect(headers.get("x-evil")).toBeNull();
    const to = headers.get("location") ?? "/";
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for control characters
    expect(to).not.toMatch(/[\u0000-\u001f\\]|^\/\//);
    expect([301, 404]).toContain(status);
  });

  it("caches hashed files for ever, those of earlier releases too, and serves them compressed", async () => {
    const packed = await ask("/app-0123456789abcdef0123.js", { "Accept-Encoding": "gzip" });
    expect(packed.headers.get("content-encoding")).toBe("gzip");
    expect(packed.text).toContain("window.app=1;");
    for (const path of ["/app-0123456789abcdef0123.js", "/vieja-aaaaaaaaaaaaaaaaaaaa.js"]) {
      const { status, headers } = await ask(path);
      expect([status, headers.get("cache-control")]).toEqual([200, "public, max-age=31536000, immutable"]);
    }
    expect((await ask("/otra-bbbbbbbbbbbbbbbbbbbb.js")).status).toBe(404);
  });

  it.each(["/sw.js", "/service-worker.js"])("serves a service worker at %s that unregisters itself", async (path) => {
    const { status, headers, text } = await ask(path);
    expect([status, headers.get("cache-control")]).toEqual([200, "no-cache"]);
    expect(headers.get("content-type")).toContain("javascript");
    expect(text).toContain("registration.unregister()");
  });

  it("answers 304 to a browser that has the page", async () => {
    const etag = (await ask("/portfolio")).headers.get("etag") ?? "";
    expect((await ask("/portfolio", { "If-None-Match": etag })).status).toBe(304);
  });

  it("serves pictures, and the original for a rendition that does not exist yet", async () => {
    const whole = await ask(`/media/${hash}.jpg`);
    expect([whole.text, whole.headers.get("content-type")]).toEqual(["entera", "image/jpeg"]);
    const size = await ask(`/media/${hash}/640.webp`);
    expect([size.text, size.headers.get("content-type")]).toEqual(["pequeña", "image/webp"]);
    expect(size.headers.get("cache-control")).toContain("immutable");
    const notYet = await ask(`/media/${hash}/960.avif`);
    expect([notYet.status, notYet.text, notYet.headers.get("content-type")]).toEqual([200, "entera", "image/jpeg"]);
    expect(notYet.headers.get("cache-control")).toBe("no-cache");
    for (const { headers } of [whole, size, notYet])
      expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect((await ask(`/media/${"f".repeat(32)}.jpg`)).status).toBe(404);
  });

  it("follows a switch without a reload", async () => {
    writePage(publicDir, "/portfolio", "ahora esta");
    await switchTo(env, (await makeRelease(env, siteIn(publicDir, { ...snapshot, revision: 3 }))).name);
    expect((await ask("/portfolio")).text).toContain("ahora esta");
  });
});
