import { isSitemapPart, type SitemapEntry, sitemapFiles } from "./sitemap";

const site = "https://estudio.example";
const oneFile = (entries: SitemapEntry[]) => {
  const files = sitemapFiles(site, entries);
  expect(Object.keys(files)).toEqual(["/sitemap.xml"]);
  return files["/sitemap.xml"] ?? "";
};

test("the sitemap names every page in every language, each with all its languages", () => {
  const xml = oneFile([{ path: "/" }, { path: "/blog/uno", changedAt: "2026-01-02T03:04:05.000Z" }]);
  expect(xml.match(/<url>/g)).toHaveLength(6);
  expect(xml).toContain("<loc>https://estudio.example/ca/blog/uno</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod>");
  expect(xml).toContain('<xhtml:link rel="alternate" hreflang="x-default" href="https://estudio.example/"/>');
});

test("what was not written in a language is not offered in it; pictures stand beside their page", () => {
  const xml = oneFile([{ path: "/blog/uno", languages: ["es", "en"], pictures: ["/media/a.jpg"] }]);
  expect(xml.match(/<url>/g)).toHaveLength(2);
  expect(xml).not.toContain("/ca/blog/uno");
  expect(xml.match(/<image:loc>https:\/\/estudio.example\/media\/a.jpg<\/image:loc>/g)).toHaveLength(2);
});

test("more addresses than a search engine takes in one file stand in several, which the one at the known address lists", () => {
  const entries = Array.from({ length: 17_000 }, (_, index) => ({
    path: `/blog/uno-${index}`,
    changedAt: `2026-01-${index === 3_400 ? "20" : "02"}T03:04:05.000Z`,
  }));
  const { "/sitemap.xml": index = "", ...parts } = sitemapFiles(site, entries);
  const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);
  expect(locs(index)).toEqual(Object.keys(parts).map((name) => site + name));
  expect(index).toContain(
    "<loc>https://estudio.example/sitemap-2.xml</loc><lastmod>2026-01-20T03:04:05.000Z</lastmod>",
  );
  expect(index).toContain("<loc>https://estudio.example/sitemap-1.xml</loc><lastmod>2026-01-02T");
  const all = Object.values(parts).flatMap(locs);
  expect(new Set(all).size).toBe(51_000);
  for (const [name, xml] of Object.entries(parts)) {
    expect(isSitemapPart(name)).toBe(true);
    expect(locs(xml).length).toBeLessThanOrEqual(50_000);
  }
});
