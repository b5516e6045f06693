import { isSitemapPart, type SitemapEntry, sitemapFiles } from "./sitemap";

const site = "https://estudio.example";
const oneFile = (entries: SitemapEntry[]) => {
  const files = sitemapFiles(site, { pagesAndLists: [], records: entries });
  expect(Object.keys(files)).toEqual(["/sitemap.xml"]);
  return files["/sitemap.xml"] ?? "";
};

it("lists every page in every language, with links to its other languages", () => {
  const xml = oneFile([{ path: "/" }, { path: "/blog/uno", changedAt: "2026-01-02T03:04:05.000Z" }]);
  expect(xml.match(/<url>/g)).toHaveLength(6);
  expect(xml).toContain("<loc>https://estudio.example/ca/blog/uno</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod>");
  expect(xml).toContain('<xhtml:link rel="alternate" hreflang="x-default" href="https://estudio.example/"/>');
});

it("omits languages in which a page is not written, and lists its pictures", () => {
  const xml = oneFile([{ path: "/blog/uno", languages: ["es", "en"], pictures: ["/media/a.jpg"] }]);
  expect(xml.match(/<url>/g)).toHaveLength(2);
  expect(xml).not.toContain("/ca/blog/uno");
  expect(xml.match(/<image:loc>https:\/\/estudio.example\/media\/a.jpg<\/image:loc>/g)).toHaveLength(2);
});

describe("a sitemap with too many URLs for one file", () => {
  const recordsOf = (changed = -1) =>
    Array.from({ length: 300 }, (_, index) => ({
      path: `/blog/uno-${index}`,
      changedAt: `2026-01-${index === changed ? "20" : "02"}T03:04:05.000Z`,
    }));
  const pagesAndLists = [{ path: "/", changedAt: "2026-01-03T03:04:05.000Z" }];
  const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);

  it("splits into several files with an index", () => {
    const { "/sitemap.xml": index = "", ...parts } = sitemapFiles(site, { pagesAndLists, records: recordsOf() });
    expect(locs(index)).toEqual(Object.keys(parts).map((name) => site + name));
    expect(index).toContain(
      "<loc>https://estudio.example/sitemap-1.xml</loc><lastmod>2026-01-03T03:04:05.000Z</lastmod>",
    );
    expect(index).toContain("<loc>https://estudio.example/sitemap-2.xml</loc><lastmod>2026-01-02T");
    const all = Object.values(parts).flatMap(locs);
    expect([all.length, new Set(all).size]).toEqual([903, 903]);
    for (const [name, xml] of Object.entries(parts)) {
      expect(isSitemapPart(name)).toBe(true);
      expect(locs(xml).length).toBeLessThanOrEqual(400);
    }
  });

  it("changes only one file and the index with a record", () => {
    const before = sitemapFiles(site, { pagesAndLists, records: recordsOf() });
    const changedIn = (now: Record<string, string>) => Object.keys(now).filter((name) => now[name] !== before[name]);
    const [list, part] = changedIn(sitemapFiles(site, { pagesAndLists, records: recordsOf(150) }));
    expect(list).toBe("/sitemap.xml");
    expect(part).toMatch(/^\/sitemap-\d+\.xml$/);
    const another = { path: "/blog/otra", changedAt: "2026-01-20T03:04:05.000Z" };
    const more = changedIn(sitemapFiles(site, { pagesAndLists, records: [another, ...recordsOf()] }));
    expect(more).toEqual(["/sitemap.xml", expect.stringMatching(/^\/sitemap-\d+\.xml$/)]);
  });
});
