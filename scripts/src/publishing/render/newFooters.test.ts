import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pagesOf } from "@estudio/contract/site/pages";
import { dataFile, htmlFile, type PageSettings } from "@estudio/contract/site/sitePage";
import { listed, testEnv, testSnapshot, write } from "../../../testing/site";
import { etagOf, type MadeSite, type Release } from "../release/madeSite";
import type { FileEntry } from "../release/releaseFiles";
import { PageTags } from "./pageTags";
import { type Program, publicDirOf } from "./program";
import type { Job } from "./renderer";
import { renderSite } from "./renderSite";

const watch = { output: [], isEnding: () => false, onProgress: () => undefined };
const shared = "app";
/** On the pages of this site: every footer has the telephone, the contact pages have it in their text, too. */
const telling = { says: (path: string, { phone }: PageSettings) => (path.endsWith("/contacto") ? phone : "") };

test("another telephone: a page that shows it in its footer alone gets a new footer, and is as if it had been rendered", async () => {
  const { now, rendered, whole } = await change({ phone: "600 $& 2" });
  expect(now).toEqual(whole);
  expect(now["/ca/proyecto/casa/index.html"]).toContain("<footer>ca 600 $& 2</footer>");
  expect(rendered).toEqual(expect.arrayContaining(["/contacto", "/ca/contacto", "/en/contacto"]));
  expect(rendered.length).toBeLessThan(12);
  // Each page's data have the new telephone.
  expect(now["/page-data/proyecto/casa/page-data.json"]).toContain("600 $& 2");
});

test.each([
  ["another name, which every page shows", { brand: "Estudi Roca" }, {}],
  ["footers that are not the only ones", { phone: "2" }, { body: () => "<footer>otro</footer>" }],
  ["pages that do not say what they read", { phone: "2" }, { reads: () => "" }],
  ["pages that show more than they say", { phone: "2" }, { body: ({ phone }: PageSettings) => phone }],
  [
    "a page's own link in the new footer",
    { city: "/proyecto/casa" },
    { footer: ({ city }: PageSettings) => `<a href="${city}">` },
  ],
])("%s: the pages are rendered", async (_, settings, how) => {
  const { now, rendered, whole } = await change(settings, how);
  expect(now).toEqual(whole);
  expect(rendered).toContain("/proyecto/casa");
});

test("a page to which the footer links, where that link is marked, gets a new footer that marks it, too", async () => {
  const footer = ({ phone }: PageSettings, path: string) => `${linksFrom(path)}${phone}`;
  const { now, rendered, whole } = await change({ phone: "2" }, { footer });
  expect(now).toEqual(whole);
  expect(now["/portfolio/index.html"]).toContain('<a aria-current="page" class="" href="/portfolio">');
  expect(rendered).not.toContain("/portfolio");
});

test("a page to which the footer links, where that link is marked in another way, is rendered", async () => {
  const footer = ({ phone }: PageSettings, path: string) =>
    `${linksFrom(path).replace('class=""', 'class="own"')}${phone}`;
  const { now, rendered, whole } = await change({ phone: "2" }, { footer });
  expect(now).toEqual(whole);
  expect(rendered).toContain("/portfolio");
});

test("a served page that is not as it was made is rendered", async () => {
  const { now, rendered, whole } = await change({ phone: "2" }, {}, (served) =>
    writeFileSync(join(served.dir, "proyecto/casa/index.html"), "<html></html>"),
  );
  expect(now).toEqual(whole);
  expect(rendered).toContain("/proyecto/casa");
});

test("another telephone and another project: the project is rendered, the others get their footer", async () => {
  const { now, rendered, whole } = await change({ phone: "2" }, {}, undefined, "Otra descripción");
  expect(now).toEqual(whole);
  expect(rendered).toContain("/proyecto/casa");
  expect(rendered).not.toContain("/proyecto/piso");
});

type How = {
  body?: (settings: PageSettings) => string;
  footer?: (settings: PageSettings, path: string) => string;
  reads?: (path: string) => string;
};

/** Links of a footer: the one to the page itself is marked as Gatsby does. */
const linksFrom = (path: string) =>
  ["/portfolio", "/blog"].map((to) => `<a ${to === path ? 'aria-current="page" class="" ' : ""}href="${to}">`).join("");

/** A page, made of its data as React makes it. */
function pageOf(path: string, text: string, { body, footer, reads }: How): string {
  const { settings, language, project } = JSON.parse(text).result.pageContext;
  const own = telling.says(path, settings);
  const read = reads ? reads(path) : ` data-reads="${own ? "brand phone" : "brand"}"`;
  const main = `<h1>${settings.brand}</h1>${own}${project?.description ?? ""}${body?.(settings) ?? ""}`;
  const foot = `<footer>${language} ${footer?.(settings, path) ?? settings.phone}</footer>`;
  return `<html><main>${main}</main>${foot}<script data-path="${path}"${read}>boot</script></html>`;
}

/**
 * Makes a site, serves it, and makes it anew with other settings.
 * @returns the files of then, which pages were rendered for it, and the files as they are when all is rendered
 */
async function change(
  settings: Partial<PageSettings>,
  how: How = {},
  meanwhile: (served: Release) => void = () => undefined,
  description = "",
) {
  const env = testEnv();
  const before = testSnapshot(1, [{ slug: "casa" }, { slug: "piso" }, { slug: "torre" }]);
  Object.assign(before.settings, { phone: "1", city: "Madrid" });
  const after = structuredClone(before);
  Object.assign(after.settings, settings);
  for (const { projects } of Object.values(after.content)) Object.assign(projects[0] ?? {}, { description });
  mkdirSync(publicDirOf(env), { recursive: true });
  writeFileSync(join(publicDirOf(env), "app.js"), shared);
  const contexts = pagesOf(before, "").map(({ context }) => context);
  const words = contexts.map(({ language, namespaces }) => [JSON.stringify([language, namespaces]), "{}"]);
  const program: Program = {
    id: "p",
    code: "c",
    root: "",
    compilationHash: "",
    words: Object.fromEntries(words),
    files: { "/app.js": etagOf(shared) },
  };
  const rendered: string[] = [];
  const renderers = {
    begin: () => undefined,
    render: async ({ work, paths }: Job) => {
      rendered.push(...paths);
      for (const path of paths) {
        const text = readFileSync(join(work, "public", dataFile(path)), "utf8");
        write(join(work, "public"), htmlFile(path), pageOf(path, text, how));
      }
    },
  } as never;
  const make = (snapshot: typeof before, base?: Release) =>
    renderSite(env, { renderers, tags: new PageTags() }, program, snapshot, base, watch, Number.POSITIVE_INFINITY);

  const served = releaseOf(await make(before), join(env.dataDir, "served"));
  meanwhile(served);
  rendered.length = 0;
  const now = contentsOf(await make(after, served));
  const paths = [...rendered];
  const whole = contentsOf(await make(after));
  env.remove();
  return { now, rendered: paths, whole };
}

/** What was made, as if it were served. */
function releaseOf(site: MadeSite, dir: string): Release {
  const files = Object.entries(contentsOf(site)).map(([name, text]) => {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
    return [name, { etag: etagOf(text), bytes: text.length, twins: [] }] as [string, FileEntry];
  });
  return { dir, manifest: { program: site.program, files: listed(Object.fromEntries(files)) } as never };
}

/** Pages and their data, those that were kept too. */
function contentsOf({ made, kept, base }: MadeSite): Record<string, string> {
  const all = [...made, ...[...kept.names()].map((name) => [name, join(base?.dir ?? "", name)] as const)];
  const pages = all.filter(([name]) => /\.html$|page-data\.json$/.test(name)).sort();
  return Object.fromEntries(pages.map(([name, file]) => [name, readFileSync(file, "utf8")]));
}
