import { rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { siteIn, testEnv, testSnapshot, writePage, writeSite } from "../../../testing/site";
import { SiteCheck } from "./checkSite";
import { servedManifest } from "./folders";
import { switchTo } from "./layOut";
import { makeRelease } from "./makeRelease";

describe("the check before a release", () => {
  let env: ReturnType<typeof testEnv>;
  let pictures: Server;
  let publicDir: string;
  const snapshot = testSnapshot(7, [{ slug: "casa", title: "Casa «Luz» & sombra", description: "Cal" }]);
  const check = (of = snapshot) => new SiteCheck(env).run(siteIn(publicDir, of));
  const page = (title: string, html = "") =>
    writePage(publicDir, "/proyecto/casa", `<h1>${title.replace("&", "&amp;")}</h1>${html}`);

  beforeAll((done) => {
    pictures = createServer((request, response) => {
      response.statusCode = request.url === "/media/abc123.jpg" ? 200 : 404;
      response.end();
    }).listen(0, "127.0.0.1", done);
  });
  afterAll((done) => void pictures.close(done));
  beforeEach(() => {
    env = testEnv({ apiUrl: `http://127.0.0.1:${(pictures.address() as AddressInfo).port}` });
    publicDir = join(env.siteDir, "public");
    writeSite(publicDir, snapshot);
  });
  afterEach(() => env.remove());

  it("accepts a complete site", async () => {
    await check();
  });

  it("refuses an older revision", async () => {
    await expect(check({ ...snapshot, revision: 8 })).rejects.toThrow("versión anterior del contenido");
  });

  it("refuses a page of older content, naming the record", async () => {
    page("Casa vieja");
    await expect(check()).rejects.toThrow("El proyecto «Casa «Luz» & sombra» se ha generado con un contenido anterior");
  });

  it.each(["/proyecto/casa", "/ca/proyecto/casa", "/en/portfolio", "/"])("refuses a site without %s", async (path) => {
    rmSync(join(publicDir, path, "index.html"));
    await expect(check()).rejects.toThrow(`no tiene página (${path})`);
  });

  it("refuses a broken link, and accepts links to pages, files, the panel and redirects", async () => {
    const links = [
      "/en/portfolio#uno",
      "/robots.txt",
      "/admin/projects",
      "/proyecto/vieja?x=1",
      "/ca",
      "//otra.example",
    ];
    page("Casa «Luz» & sombra", links.map((link) => `<a href="${link}">x</a>`).join(""));
    const moved = { ...snapshot, redirects: [{ from: "/proyecto/vieja", to: "/proyecto/casa" }] };
    await check(moved);
    await expect(check()).rejects.toThrow("La página /proyecto/casa enlaza a /proyecto/vieja");
  });

  it("accepts a broken link written by an editor, in any language, but not one of the program's own", async () => {
    const hero = { title: "", subtitle: "", description: "", ctaUrl: "/proyecto/retirado?x=1#y", items: [], media: {} };
    const pages = [{ pageKey: "homepage", sections: [hero] }] as never;
    const content = { ...snapshot.content };
    for (const lang of ["es", "ca", "en"] as const) content[lang] = { ...content[lang], pages };
    const link = (path: string) => `<a href="${path === "/" ? "" : path}/proyecto/retirado?x=1#y">Ver</a>`;
    const homes = ["/", "/ca", "/en"];
    writeSite(publicDir, { ...snapshot, content });
    for (const path of homes) writePage(publicDir, path, link(path));
    const warned = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    await check({ ...snapshot, content });
    expect(warned).toHaveBeenCalledTimes(3);
    warned.mockRestore();
    writeSite(publicDir, snapshot);
    for (const path of homes) writePage(publicDir, path, link(path));
    await expect(check()).rejects.toThrow("La página / enlaza a /proyecto/retirado");
  });

  it("refuses a picture that is gone", async () => {
    page("Casa «Luz» & sombra", `<img src="/media/abc123/640.webp">`);
    await check();
    page("Casa «Luz» & sombra", `<img srcset="/media/def456/640.webp 640w">`);
    await expect(check()).rejects.toThrow("La página /proyecto/casa muestra una imagen que ya no existe");
  });

  it("checks the unchanged pages that mention a removed page", async () => {
    const text = { slug: "casa", title: "Casa", description: "Como [el piso](/proyecto/piso)." };
    const two = testSnapshot(8, [text, { slug: "piso", title: "Piso" }]);
    writeSite(publicDir, two);
    writePage(publicDir, "/proyecto/casa", `<h1>Casa</h1><a href="/proyecto/piso">Piso</a>`);
    const one = new SiteCheck(env);
    const site = siteIn(publicDir, two);
    await one.run(site);
    const { name } = await makeRelease(env, site);
    await switchTo(env, name);
    const base = await servedManifest(env);
    const next = siteIn(publicDir, testSnapshot(9, [text]), base);
    const kept = new Map(Object.entries(base?.files ?? {}).filter(([file]) => !file.includes("piso")));
    await expect(one.run({ ...next, rendered: [], texts: {}, made: new Map(), kept })).rejects.toThrow(
      "La página /proyecto/casa enlaza a /proyecto/piso",
    );
  });
});
