import { signIn } from "../panel/support";
import { baseUrl, expect, pause, test } from "./support";

test("one click returns to an earlier release, until somebody publishes; what was withdrawn meanwhile stays withdrawn", async ({
  desk,
  page,
  browser,
}) => {
  test.setTimeout(6 * 60_000);
  const [kept, withdrawn] = [await desk.project(), await desk.project()];
  const address = `/proyecto/${kept.slug}`;
  await desk.published();
  const mark = await desk.change(kept);
  await desk.published();
  await signIn(page);
  await page.goto("/admin/publicacion");
  await page.getByRole("button", { name: "Volver a esta versión" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Volver a esta versión" }).click();
  await expect.poll(async () => (await desk.site()).pinned, { timeout: 30_000 }).toBe(true);
  await desk.verified();
  expect((await desk.page(address)).html).not.toContain(mark);

  const later = await desk.change(kept);
  await expect(page.getByRole("alert")).toContainText("Lo guardado desde entonces espera");
  await desk.call("PUT", `/api/admin/projects/${withdrawn.id}`, { status: "draft" });
  await pause(3000);
  // Fresh content is off: the visitor's browser shows the release, not the newest words.
  const visitor = await browser.newPage({ baseURL: baseUrl() });
  await visitor.goto(address);
  await visitor.waitForLoadState("networkidle");
  await expect(visitor.getByText(mark)).toHaveCount(0);
  await expect(visitor.getByText(later)).toHaveCount(0);
  expect((await desk.page(`/proyecto/${withdrawn.slug}`)).status).toBe(404);
  expect((await desk.site()).pinned).toBe(true);

  await page.getByRole("button", { name: "Publicar ahora" }).click();
  await expect.poll(async () => (await desk.site()).pinned, { timeout: 60_000 }).toBe(false);
  expect((await desk.page(address)).html).toContain(later);
});
