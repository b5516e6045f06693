import { manifest, robots, rss, sitemap } from "./files";

const site = "https://estudio.example";

test("the sitemap names every page in every language, each with all its languages", () => {
  const xml = sitemap(site, [{ path: "/" }, { path: "/blog/uno", changedAt: "2026-01-02T03:04:05.000Z" }]);
  expect(xml.match(/<url>/g)).toHaveLength(6);
  expect(xml).toContain("<loc>https://estudio.example/ca/blog/uno</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod>");
  expect(xml).toContain('<xhtml:link rel="alternate" hreflang="x-default" href="https://estudio.example/"/>');
});

test("what was not written in a language is not offered in it; pictures stand beside their page", () => {
  const xml = sitemap(site, [{ path: "/blog/uno", languages: ["es", "en"], pictures: ["/media/a.jpg"] }]);
  expect(xml.match(/<url>/g)).toHaveLength(2);
  expect(xml).not.toContain("/ca/blog/uno");
  expect(xml.match(/<image:loc>https:\/\/estudio.example\/media\/a.jpg<\/image:loc>/g)).toHaveLength(2);
});

test("a feed holds the twenty newest articles, with signs escaped", () => {
  const posts = Array.from({ length: 25 }, (_, index) => ({
    title: `Luz & <sombra> ${index}`,
    slug: `uno-${index}`,
    excerpt: index ? "Breve" : "",
    content: "## Uno\n\nCon **fuerza** y [enlace](/contacto).",
    categoryName: "Reformas",
    publishedAt: new Date(Date.UTC(2026, 0, index + 1)).toISOString(),
  }));
  const xml = rss(site, "en", "Estudio", posts);
  expect(xml.match(/<item>/g)).toHaveLength(20);
  expect(xml.indexOf("uno-24")).toBeLessThan(xml.indexOf("uno-23"));
  expect(xml).toContain("Luz &amp; &lt;sombra&gt; 24");
  expect(xml).toContain("https://estudio.example/en/blog/uno-24");
});

test("robots may not enter the panel, the API or previews", () => {
  expect(robots(site)).toContain("Disallow: /ca/vista-previa");
  expect(robots(site)).toContain("Sitemap: https://estudio.example/sitemap.xml");
});

test("the manifest carries the studio's name", () => {
  expect(JSON.parse(manifest("Estudio Lumbre")).name).toBe("Estudio Lumbre");
});
