import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pagesOf } from "@estudio/contract/site/pages";
import { listed, testEnv, testSnapshot } from "../../../testing/site";
import type { BuildEnv } from "../buildEnv";
import { etagOf, type MadeSite, type Release } from "../release/madeSite";
import type { FileEntry } from "../release/releaseFiles";
import { PageTags } from "./pageTags";
import { isContentFile, type Program, publicDirOf } from "./program";
import { renderSite } from "./renderSite";

const shared = { "/share.jpg": "la foto de la demo", "/app.js": "app" };
const watch = { output: [], isEnding: () => false, onProgress: () => undefined };

test("a brand's pictures go in the place of the demo's, which stay where they are and come back with its name", async () => {
  const env = testEnv();
  const demo = testSnapshot(1);
  demo.settings = { ...demo.settings, brand: "Estudio Lumbre" };
  const other = { ...demo, settings: { ...demo.settings, brand: "Estudi Roca" } };
  const program = programWith(shared, demo);
  putShared(env);
  const renderers = { begin: () => undefined, render: async () => undefined } as never;
  const make = (snapshot: typeof demo, base?: Release) =>
    renderSite(env, { renderers, tags: new PageTags() }, program, snapshot, base, watch, Number.POSITIVE_INFINITY);

  const own = await make(other);
  expect(bytesOf(own, "/share.jpg").subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  expect(readFileSync(join(publicDirOf(env), "share.jpg"), "utf8")).toBe(shared["/share.jpg"]);
  expect(bytesOf(own, "/favicon.svg").toString()).toContain("<title>Estudi Roca</title>");
  expect(isContentFile("/favicon.svg")).toBe(true);

  const served = releaseOf(own, program);
  const again = await make(other, served);
  expect([...again.kept.names()]).toEqual(expect.arrayContaining(["/share.jpg", "/app.js", "/favicon.svg"]));

  const back = await make(demo, served);
  expect(bytesOf(back, "/share.jpg").toString()).toBe(shared["/share.jpg"]);
  expect(back.kept.has("/app.js")).toBe(true);
  env.remove();
});

test("what is only looked through, with nothing to be rendered, begins what would render it", async () => {
  const env = testEnv();
  const content = testSnapshot(1);
  const program = programWith(shared, content);
  putShared(env);
  const begin = jest.fn();
  const renderers = { begin, render: () => Promise.reject(new Error("rendered")) } as never;
  const looked = renderSite(env, { renderers, tags: new PageTags() }, program, content, undefined, watch, 0);
  await expect(looked).rejects.toThrow("More than 0 pages");
  expect(begin).toHaveBeenCalledTimes(1);
  env.remove();
});

function putShared(env: BuildEnv): void {
  mkdirSync(publicDirOf(env), { recursive: true });
  for (const [name, text] of Object.entries(shared)) writeFileSync(join(publicDirOf(env), name), text);
}

const bytesOf = (site: MadeSite, name: string): Buffer => readFileSync(site.made.get(name) ?? "");

function programWith(files: Record<string, string>, snapshot: Parameters<typeof pagesOf>[0]): Program {
  const contexts = pagesOf(snapshot, "").map(({ context }) => context);
  const words = contexts.map(({ language, namespaces }) => [JSON.stringify([language, namespaces]), "{}"]);
  return {
    id: "p",
    code: "c",
    root: "",
    compilationHash: "",
    words: Object.fromEntries(words),
    files: Object.fromEntries(Object.entries(files).map(([name, text]) => [name, etagOf(text)])),
  };
}

/** What was made, as if it were served. Pages are not rendered here. */
function releaseOf(site: MadeSite, { id }: Program): Release {
  const files = [...site.made].flatMap(([name, file]) =>
    name.endsWith(".html")
      ? []
      : [[name, { etag: etagOf(readFileSync(file)), bytes: 1, twins: [] }] as [string, FileEntry]],
  );
  return { dir: "", manifest: { program: id, files: listed(Object.fromEntries(files)) } as never };
}
