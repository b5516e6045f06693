import { pagesOf } from "@estudio/contract/site/pages";
import { dataFile, htmlFile, type SitePage } from "@estudio/contract/site/sitePage";
import { listed, testSnapshot } from "../../../testing/site";
import { etagOf } from "../release/madeSite";
import { ReleaseFiles } from "../release/releaseFiles";
import { asBefore } from "./asBefore";
import { PageTags } from "./pageTags";
import { type Program, pageData } from "./program";

const siteUrl = "https://estudio.example";
const program = (id: string, snapshot: Parameters<typeof pagesOf>[0], words = "{}"): Program => ({
  ...{ id, code: "c", root: "", compilationHash: "", files: {} },
  words: Object.fromEntries(
    pagesOf(snapshot, siteUrl).map(({ context: { language, namespaces } }) => [
      JSON.stringify([language, namespaces]),
      words,
    ]),
  ),
});
const projects = (title: string) => [
  { slug: "casa", title },
  { slug: "piso", title: "Piso" },
];

test("only pages that show something else are written out again, and every tag is that of the page's data", () => {
  const tags = new PageTags();
  const first = testSnapshot(1, projects("Casa"));
  const one = program("one", first);
  let served = ReleaseFiles.none;
  const of = (snapshot: typeof first, by = one) => {
    const pages = pagesOf(snapshot, siteUrl);
    const found = new Map<SitePage, { etag: string; text?: string | undefined }>();
    const { there } = tags.of(by, pages, served, (page, tag) => found.set(page, tag));
    for (const page of pages) {
      const { path } = page;
      const etag = etagOf(pageData(by, page));
      const isThere = served.has(htmlFile(path)) && served.get(dataFile(path))?.etag === etag;
      expect(found.get(page)?.etag).toBe(isThere ? undefined : etag);
    }
    expect(there + found.size).toBe(pages.length);
    served = filesOf(by, pages);
    return pages.filter((page) => found.get(page)?.text !== undefined).map(({ path }) => path);
  };

  expect(of(first)).toHaveLength(pagesOf(first, siteUrl).length);
  expect(of(asBefore(first, testSnapshot(2, projects("Casa"))))).toEqual([]);

  const renamed = asBefore(first, testSnapshot(3, projects("Ático")));
  const written = of(renamed);
  expect(written).toContain("/proyecto/casa");
  expect(written).not.toContain("/contacto");

  const other = program("two", first, '{"locales":1}');
  expect(of(renamed, other)).toContain("/contacto");

  served = served.without([htmlFile("/contacto")]);
  expect(of(renamed, other)).toEqual([]);
  const entry = { etag: '"other"', bytes: 1, twins: [] };
  served = served.with(new Map([[dataFile("/contacto"), entry]]));
  expect(of(renamed, other)).toEqual([]);
});

test("the files of a page that there is no longer are told once", () => {
  const tags = new PageTags();
  const both = testSnapshot(1, projects("Casa"));
  const by = program("one", both);
  const of = (snapshot: typeof both) =>
    tags.of(by, pagesOf(snapshot, siteUrl), ReleaseFiles.none, () => undefined).gone;
  const fewer = asBefore(both, testSnapshot(2, projects("Casa").slice(0, 1)));
  const gone = ["/proyecto/piso", "/ca/proyecto/piso", "/en/proyecto/piso"];

  expect(of(both)).toEqual([]);
  expect(of(fewer)).toEqual(gone.flatMap((path) => [htmlFile(path), dataFile(path)]));
  expect(of(fewer)).toEqual([]);
});

/** Those pages, as they are served. */
const filesOf = (by: Program, pages: SitePage[]) =>
  listed(
    Object.fromEntries(
      pages.flatMap((page) => [
        [htmlFile(page.path), { etag: '"html"', bytes: 1, twins: [] }],
        [dataFile(page.path), { etag: etagOf(pageData(by, page)), bytes: 1, twins: [] }],
      ]),
    ),
  );
