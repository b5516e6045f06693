import { languages, localizedPath } from "@estudio/contract";
import { desktop, expect, firstOf, fixedPages, phone, test } from "./support";

type Tag = { html: string; loading: string | null; priority: string | null; wanting: string[] };

/** Return the `<img>` and `<source>` tags of a served page, as a robot without scripts reads them. */
const tagsOf = (html: string): Tag[] => {
  const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1] ?? null;
  return [...html.matchAll(/<(img|source)\b[^>]*>/g)].map(([tag, name]) => {
    const needed = name === "img" ? ["src", "srcset", "sizes", "width", "height", "alt"] : ["srcset", "sizes", "type"];
    return {
      html: tag,
      loading: name === "img" ? attribute(tag, "loading") : null,
      priority: name === "img" ? attribute(tag, "fetchpriority") : null,
      wanting: needed.filter((one) => attribute(tag, one) === null),
    };
  });
};

test("has source, sizes and dimensions of every picture in the HTML", async ({ page }) => {
  const paths = [
    ...fixedPages,
    `/proyecto/${(await firstOf(page, "projects")).slug}`,
    `/blog/${(await firstOf(page, "blog")).slug}`,
  ];
  for (const path of paths.flatMap((one) => languages.map((lang) => localizedPath(one, lang)))) {
    const html = await (await page.request.get(path)).text();
    const tags = tagsOf(html);
    expect(
      tags.filter(({ wanting }) => wanting.length > 0).map(({ html: tag, wanting }) => `${wanting}: ${tag}`),
      path,
    ).toEqual([]);
    expect(html, path).not.toMatch(/<noscript>[\s\S]*?<img/);
    const eager = tags.filter(({ loading }) => loading === "eager");
    expect(eager.length, `${path}: pictures fetched at once`).toBeLessThanOrEqual(1);
    for (const { priority } of eager) expect(priority).toBe("high");
    expect(tags.every(({ html: tag, loading }) => tag.startsWith("<source") || loading !== null)).toBe(true);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("loads a page's pictures as they come into view", async ({ page }) => {
    const { slug } = await firstOf(page, "projects");
    for (const [path, size] of [
      ["/", desktop],
      ["/portfolio", { width: 2560, height: 1440 }],
      [`/proyecto/${slug}`, phone],
    ] as const) {
      await page.setViewportSize(size);
      await page.goto(path);
      const pictures = page.locator("main img");
      for (let index = 0; index < (await pictures.count()); index++) {
        const picture = pictures.nth(index);
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
          .toBe(true);
      }
    }
  });
});

test("shows a picture in view although no script loads", async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.setViewportSize({ width: 2560, height: 1440 });
  await page.goto("/portfolio");
  const inView = page.locator("main img").first();
  await expect
    .poll(() => inView.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
});
