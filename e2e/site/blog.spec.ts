import { desktop, expect, list, open, phone, test } from "./support";

test("shows the reading progress, the headings with the current one marked, and related articles", async ({ page }) => {
  await page.setViewportSize(desktop);
  const posts = await list(page, "blog");
  const post =
    posts.find(({ category }) => posts.filter((other) => other.category === category).length > 1) ?? posts[0];
  await open(page, `/blog/${post?.slug}`);
  const progress = page.getByRole("progressbar", { name: "Progreso de lectura" });
  const headings = page.locator("article h2[id]");
  const contents = page.getByRole("navigation", { name: "En este artículo" });
  await expect(contents.getByRole("link")).toHaveCount(await headings.count());
  await contents.getByRole("link").nth(1).click();
  await expect(contents.locator("[aria-current=location]")).toHaveText((await headings.nth(1).textContent()) ?? "");
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(progress).toHaveAttribute("aria-valuenow", "100");
  const related = posts.filter(({ category, slug }) => category === post?.category && slug !== post?.slug);
  await expect(page.locator("section[aria-labelledby=relacionados] article")).toHaveCount(Math.min(3, related.length));
});

test("shows the share bar below 100 px, with four networks in new windows", async ({ page }) => {
  await page.setViewportSize(phone);
  const [post] = await list(page, "blog");
  await open(page, `/blog/${post?.slug}`);
  await page.evaluate(() => window.scrollTo(0, 100));
  const bar = page.getByRole("complementary", { name: "Compartir" });
  await expect(bar).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 101));
  await expect(bar).toBeVisible();
  const addresses = await bar
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).hostname));
  expect(addresses).toEqual(["www.facebook.com", "x.com", "www.linkedin.com", "www.pinterest.com"]);
  await expect(bar.getByRole("link", { name: "Compartir en LinkedIn" })).toHaveAttribute("target", "_blank");
});

test("says that an article does not exist, and links back to the blog", async ({ page }) => {
  const answer = await page.goto("/ca/blog/no-existeix");
  expect(answer?.status()).toBe(404);
  await page.mouse.wheel(0, 1);
  await expect(page.getByRole("heading", { name: "Article no trobat" })).toBeVisible();
  await page.getByRole("link", { name: "Torna al blog" }).click();
  await page.waitForURL("**/ca/blog");
});
