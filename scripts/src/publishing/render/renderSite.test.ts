import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ReleaseManifest } from "@estudio/contract";
import { pagesOf } from "@estudio/contract/site/pages";
import { dataFile, htmlFile } from "@estudio/contract/site/sitePage";
import { hashOf } from "@estudio/database";
import { testEnv, testSnapshot } from "../../../testing/site";
import type { BuildEnv } from "../buildEnv";
import type { Site } from "../release/site";
import { isContentFile, type Program, publicDirOf } from "./program";
import type { Renderer } from "./renderer";
import { renderSite } from "./renderSite";

const shared = { "/share.jpg": "la foto de la demo", "/app.js": "app" };
const monitor = { output: [], isEnding: () => false, onProgress: () => undefined };

describe("a site rendered upon the served release", () => {
  let env: ReturnType<typeof testEnv>;
  let rendered: string[];
  const renderer: Pick<Renderer, "render"> & { start(): never } = {
    start: () => undefined as never,
    render: async ({ work, paths }) => {
      rendered = paths;
      for (const path of paths) {
        const file = join(work, "public", htmlFile(path));
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, `<h1>${path}</h1>`);
      }
    },
  };
  const demo = testSnapshot(1, [
    { slug: "casa", title: "Casa" },
    { slug: "piso", title: "Piso" },
  ]);
  demo.settings = { ...demo.settings, brand: "Estudio Lumbre" };
  const program = programWith(shared, demo);
  const make = (snapshot: typeof demo, base?: ReleaseManifest) =>
    renderSite(env, renderer, program, snapshot, base, monitor);

  beforeEach(() => {
    env = testEnv();
    putShared(env);
  });
  afterEach(() => env.remove());

  it("has the brand's own pictures, and the demo's again under the demo's name", async () => {
    const other = { ...demo, settings: { ...demo.settings, brand: "Estudi Roca" } };
    const own = await make(other);
    expect(bytesOf(own, "/share.jpg").subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    expect(readFileSync(join(publicDirOf(env), "share.jpg"), "utf8")).toBe(shared["/share.jpg"]);
    expect(bytesOf(own, "/favicon.svg").toString()).toContain("<title>Estudi Roca</title>");
    expect(isContentFile("/favicon.svg")).toBe(true);

    const served = releaseOf(own);
    const again = await make(other, served);
    expect([...again.kept.keys()]).toEqual(expect.arrayContaining(["/share.jpg", "/app.js", "/favicon.svg"]));

    const back = await make(demo, served);
    expect(bytesOf(back, "/share.jpg").toString()).toBe(shared["/share.jpg"]);
    expect(back.kept.has("/app.js")).toBe(true);
  });

  it("renders only the pages whose data have changed", async () => {
    const served = releaseOf(await make(demo));
    await make(demo, served);
    expect(rendered).toEqual([]);
    const [casa, piso] = demo.content.es.projects;
    const edited = structuredClone(demo);
    Object.assign(edited.content.es.projects[0] ?? {}, { ...casa, description: "Cal" });
    const site = await make(edited, served);
    expect(rendered).toContain("/proyecto/casa");
    expect(rendered).not.toContain(`/en/proyecto/${piso?.slug}`);
    expect(site.kept.has("/en/proyecto/piso/index.html")).toBe(true);
    expect(site.made.has("/proyecto/casa/index.html")).toBe(true);
  });

  it("renders every page when the release is of another program", async () => {
    const served = { ...releaseOf(await make(demo)), program: "otro" };
    const site = await make(demo, served);
    expect(rendered.length).toBe(site.pages.length);
    expect(site.base).toBeUndefined();
  });

  it("renders a page whose HTML is missing from the release", async () => {
    const served = releaseOf(await make(demo));
    delete served.files["/proyecto/casa/index.html"];
    await make(demo, served);
    expect(rendered).toEqual(["/proyecto/casa"]);
  });
});

function putShared(env: BuildEnv): void {
  mkdirSync(publicDirOf(env), { recursive: true });
  for (const [name, text] of Object.entries(shared)) writeFileSync(join(publicDirOf(env), name), text);
}

const bytesOf = (site: Site, name: string): Buffer => readFileSync(site.made.get(name) ?? "");

function programWith(files: Record<string, string>, snapshot: Parameters<typeof pagesOf>[0]): Program {
  const contexts = pagesOf(snapshot, "").map(({ context }) => context);
  const words = contexts.map(({ language, namespaces }) => [JSON.stringify([language, namespaces]), "{}"]);
  return {
    id: "p",
    code: "c",
    root: "",
    compilationHash: "",
    words: Object.fromEntries(words),
    files: Object.fromEntries(Object.entries(files).map(([name, text]) => [name, hashOf(text)])),
  };
}

/** Return a manifest for the site, as if it were served. */
function releaseOf({ made, pages }: Site): ReleaseManifest {
  expect(made.has(dataFile(pages[0]?.path ?? ""))).toBe(true);
  const files = [...made].map(([name, path]) => {
    const bytes = readFileSync(path);
    return [name, { blob: hashOf(bytes), bytes: bytes.length }];
  });
  const head = { name: "000001-r1-a", sequence: 1, revision: 1, code: "c", program: "p", siteUrl: "" };
  return { ...head, contentSecurityPolicy: "", scripts: [], styles: [], files: Object.fromEntries(files) };
}
