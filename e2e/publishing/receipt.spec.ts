import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { signIn } from "../panel/support";
import { baseUrl, builderPid, type Desk, expect, test, unique } from "./support";

test("shows an editor that a save is public, returns to the release before it in one click, and publishes again", async ({
  desk,
  page,
  browser,
}) => {
  test.setTimeout(15 * 60_000);
  const [kept, withdrawn, renamed] = [await desk.project(), await desk.project(), await desk.project()];
  const address = `/proyecto/${kept.slug}`;
  await desk.published();
  await signIn(page);
  const mark = await saveUnderWatch(desk, page, kept.id, address);

  await page.goto("/admin/publicacion");
  await page.getByRole("button", { name: "Volver a esta versión" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Volver a esta versión" }).click();
  await expect.poll(async () => (await desk.site()).pinned, { timeout: 5 * 60_000 }).toBe(true);
  const said = page.getByText("La web muestra una versión anterior", { exact: true });
  await expect(said).toBeVisible();
  await desk.verified();
  expect((await desk.page(address)).html).not.toContain(mark);
  const later = await desk.change(kept);
  await expect(page.getByRole("alert")).toContainText("Lo guardado desde entonces espera");
  await desk.call("PUT", `/api/admin/projects/${withdrawn.id}`, { status: "draft" });
  await desk.call("PUT", `/api/admin/projects/${renamed.id}`, { slug: `${renamed.slug}-otra` });
  await pause(3000);
  // A pinned release is not refreshed: the browser shows it, and not newer text. Withdrawn pages stay withdrawn.
  const visitor = await browser.newPage({ baseURL: baseUrl() });
  await visitor.goto(address);
  await visitor.waitForLoadState("networkidle");
  for (const text of [mark, later]) await expect(visitor.getByText(text)).toHaveCount(0);
  expect((await desk.page(`/proyecto/${withdrawn.slug}`)).status).toBe(404);
  expect((await desk.site()).pinned).toBe(true);
  // A renamed project stays at the address that the pinned release links to, with and without scripts.
  const old = `/proyecto/${renamed.slug}`;
  expect(await desk.page(old)).toMatchObject({ status: 200, html: expect.stringContaining(renamed.title) });
  for (const arrive of [() => visitor.goto(old), () => fromThePortfolio(visitor, old)]) {
    const asked = visitor.waitForResponse(`**/api/projects/${renamed.slug}?*`);
    await arrive();
    expect((await asked).status()).toBe(404);
    await pause(500);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(renamed.title);
  }

  await page.getByRole("button", { name: "Publicar ahora" }).click();
  await expect.poll(async () => (await desk.site()).pinned, { timeout: 5 * 60_000 }).toBe(false);
  await expect(said).toHaveCount(0);
  expect((await desk.page(address)).html).toContain(later);
  expect((await desk.page(old)).status).toBe(301);
});

async function fromThePortfolio(visitor: Page, to: string): Promise<void> {
  await visitor.goto("/portfolio");
  await visitor.locator(`main a[href="${to}"]`).first().click();
  await visitor.waitForURL(`**${to}`);
}

/**
 * Save in the panel while the builder is stopped.
 * The receipt must turn green only when the public page shows the change, and must name the publication.
 * @returns the saved text
 */
async function saveUnderWatch(desk: Desk, page: Page, id: number, address: string): Promise<string> {
  const { id: before } = await desk.newest();
  await page.goto(`/admin/projects/${id}/edit`);
  const mark = unique("Legazpi");
  await page.getByLabel("Ubicación").fill(mark);
  const receipt = page.getByRole("status").filter({ hasText: "Verificado" });
  const builder = builderPid() as number;
  process.kill(builder, "SIGSTOP");
  try {
    await page.getByRole("button", { name: "Guardar y publicar" }).click();
    await expect(receipt).toContainText("✓ Visible para visitantes");
    await pause(4000);
    for (const step of [/… (En cola|En la web|Publicándose)/, "… Verificado"])
      await expect(receipt).toContainText(step);
    expect((await desk.page(address)).html).not.toContain(mark);
  } finally {
    process.kill(builder, "SIGCONT");
  }
  await expect(receipt).toContainText("✓ En la web (publicación", { timeout: 5 * 60_000 });
  expect((await desk.page(address)).html).toContain(mark);
  await expect(receipt).toContainText("✓ Verificado");
  const build = await desk.newest();
  expect(build.id).toBeGreaterThan(before);
  expect(build.verifiedAt).not.toBeNull();
  await expect(receipt).toContainText(`(publicación ${build.id}, `);
  return mark;
}
