import { manifest, robots, rss } from "./files";

const site = "https://estudio.example";

it("lists the twenty newest articles in a feed, with escaped text", () => {
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

it("keeps robots out of the panel, the API and previews", () => {
  expect(robots(site)).toContain("Disallow: /ca/vista-previa");
  expect(robots(site)).toContain("Sitemap: https://estudio.example/sitemap.xml");
});

it("writes the studio's name into the manifest", () => {
  expect(JSON.parse(manifest("Estudio Lumbre")).name).toBe("Estudio Lumbre");
});
