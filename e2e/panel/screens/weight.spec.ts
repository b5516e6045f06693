import { expect, signIn, test } from "../support";

test("serves few scripts, compressed and cacheable", async ({ page }) => {
  await signIn(page);
  const scripts: { url: string; headers: Record<string, string> }[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script")
      scripts.push({ url: response.url(), headers: response.headers() });
  });
  await page.goto("/admin/projects");
  await expect(page.getByRole("listitem").first()).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.length).toBeLessThan(10);
  for (const { url, headers } of scripts) {
    expect(headers["cache-control"], url).toContain("immutable");
    if (Number(headers["content-length"]) > 1024) expect(["br", "gzip"], url).toContain(headers["content-encoding"]);
  }
});
