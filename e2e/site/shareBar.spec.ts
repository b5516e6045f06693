import { expect, list, open, test } from "./support";

const sizes = [
  { width: 320, height: 480 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 991, height: 500 },
  { width: 992, height: 300 },
  { width: 1440, height: 900 },
];

test("leaves every footer link clickable at the end of an article, whatever the window's size", async ({ page }) => {
  const [post] = await list(page, "blog");
  await open(page, `/blog/${post?.slug}`);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole("complementary", { name: "Compartir" })).toBeVisible();
    const covered = await page.locator("footer a").evaluateAll((links) =>
      links
        .filter((link) => {
          const { left, top, width, height } = link.getBoundingClientRect();
          const y = top + height / 2;
          if (y < 0 || y > window.innerHeight) return false;
          const there = document.elementFromPoint(left + width / 2, y);
          // The site's header covers what is scrolled below it.
          return !link.contains(there) && !there?.closest("header");
        })
        .map((link) => link.textContent),
    );
    expect([size, covered]).toEqual([size, []]);
  }
});
