import type { Page } from "@playwright/test";
import { axeFindings } from "../axe";
import { desktop, expect, firstOf, open, phone, tablet, test } from "./support";

async function openLightbox(page: Page) {
  const project = await firstOf(page, "projects");
  await open(page, `/proyecto/${project.slug}`);
  await page.getByRole("link", { name: /Ampliar imagen 1 de/ }).click();
  const box = page.getByRole("dialog", { name: "Galería de imágenes" });
  await expect(box).toBeVisible();
  await box.locator("img").evaluate((image: HTMLImageElement) => image.decode());
  return { box, project };
}

test("centers a photograph on phones, tablets and desktops, in portrait and landscape", async ({ page }) => {
  const lying = { width: phone.height, height: phone.width };
  for (const size of [phone, lying, tablet, desktop, { width: 2560, height: 1440 }]) {
    await page.setViewportSize(size);
    const { box } = await openLightbox(page);
    const picture = await box.locator("img").boundingBox();
    const caption = await box.locator("figcaption").boundingBox();
    if (!picture || !caption) throw new Error("The lightbox shows nothing");
    const middle = (from: number, length: number) => from + length / 2;
    expect(Math.abs(middle(picture.x, picture.width) - size.width / 2), `${size.width}, sideways`).toBeLessThan(2);
    // Centered in the space above the caption, so slightly above the screen's center.
    expect(Math.abs(middle(picture.y, picture.height) - size.height / 2), `${size.width}`).toBeLessThan(
      Math.max(36, caption.height / 2 + 4),
    );
    expect(picture.y + picture.height).toBeLessThanOrEqual(caption.y + 1);
    // A reload with the lightbox open would open it again. The dialog is removed once its history entry is left.
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog")).toHaveCount(0);
  }
});

test("opens the lightbox again after a reload, and closes it with Back", async ({ page }) => {
  const { box, project } = await openLightbox(page);
  await page.keyboard.press("ArrowRight");
  await expect(box.getByText(/^2 (de|\/) /)).toBeVisible();
  await page.reload();
  await expect(box.getByText(/^2 (de|\/) /)).toBeVisible();
  await page.goBack();
  await expect(box).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/proyecto/${project.slug}$`));
});

test("closes the lightbox with Escape, also from a button with a tooltip", async ({ page }) => {
  await page.setViewportSize(desktop);
  const { box } = await openLightbox(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tooltip")).toHaveText(/Anterior|Siguiente|Cerrar/);
  await page.keyboard.press("Escape");
  await expect(box).toBeHidden();
  await expect(page.getByRole("link", { name: /Ampliar imagen 1 de/ })).toBeFocused();
});

test("closes the lightbox with Back at the same place, and leads to the page before when it was closed by hand", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, "/portfolio");
  const project = await firstOf(page, "projects");
  await page.locator(`main article a[href="/proyecto/${project.slug}"]`).first().click();
  await page.waitForURL(`**/proyecto/${project.slug}`);
  const box = page.getByRole("dialog", { name: "Galería de imágenes" });
  const opener = page.getByRole("link", { name: /Ampliar imagen 2 de/ });
  await opener.scrollIntoViewIfNeeded();
  await expect(opener).toBeInViewport();
  const place = () => page.evaluate(() => window.scrollY);
  for (const close of ["Back", "Cerrar", "Escape"]) {
    await opener.click();
    await expect(box.getByRole("button", { name: "Cerrar" })).toBeVisible();
    const before = await place();
    if (close === "Back") await page.goBack();
    else if (close === "Escape") await page.keyboard.press("Escape");
    else await box.getByRole("button", { name: close }).click();
    await expect(box).toBeHidden();
    await expect(opener, close).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(`/proyecto/${project.slug}`);
    await page.waitForTimeout(300);
    expect(await place(), close).toBe(before);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe("hidden");
  }
  await page.goBack();
  await page.waitForURL("**/portfolio");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("scrolls an enlarged photograph with the arrow keys instead of turning the page", async ({ page }) => {
  await page.setViewportSize(desktop);
  const { box } = await openLightbox(page);
  const picture = box.locator("picture");
  await box.locator("img").click({ button: "right" });
  await expect(picture).not.toHaveAttribute("tabindex", "0");
  await box.getByRole("button", { name: "Ampliar" }).click();
  await expect(picture).toHaveAttribute("tabindex", "0");
  const place = () => picture.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
  const [left = 0, top = 0] = await place();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await expect.poll(place).toEqual([left + 80, top + 80]);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowUp");
  await expect.poll(place).toEqual([left, top]);
  await expect(box.locator("figcaption")).toContainText("1 de");
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(box).toBeHidden();
});

test("captions each photograph with its description and credit", async ({ page }) => {
  await page.setViewportSize(phone);
  const { box, project } = await openLightbox(page);
  const record = await (await page.request.get(`/api/projects/${project.slug}?lang=es`)).json();
  for (const [index, path] of (record.galleryImages as string[]).entries()) {
    const { alt, credit } = record.media[path];
    expect(alt).not.toBe("");
    await expect(box.locator("figcaption")).toContainText(alt);
    if (credit) await expect(box.locator("figcaption")).toContainText(credit);
    await expect(box.locator("figcaption")).toContainText(`${index + 1} de ${record.galleryImages.length}`);
    await page.keyboard.press("ArrowRight");
  }
});

test("shows on a phone that a picture can be enlarged, scrolls it, and resets it with a tap", async ({ browser }) => {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const { box, project } = await openLightbox(page);
  const sign = page.getByRole("link", { name: /Ampliar imagen 1 de/, includeHidden: true });
  expect(await sign.evaluate((link) => getComputedStyle(link, "::after").content)).toContain("+");
  const image = box.locator("img");
  const width = () => image.evaluate((element) => element.getBoundingClientRect().width);
  const whole = await width();
  await image.tap();
  await expect.poll(width).toBeGreaterThan(2 * whole);
  const left = () => image.evaluate((element) => element.parentElement?.scrollLeft ?? 0);
  expect(await left()).toBeGreaterThan(0);
  await expect(box.getByRole("button", { name: "Ampliar" })).toHaveAttribute("aria-pressed", "true");
  await image.tap();
  await expect.poll(width).toBe(whole);
  await box.getByRole("button", { name: "Ampliar" }).tap();
  await expect.poll(width).toBeGreaterThan(2 * whole);
  await box.getByRole("button", { name: "Siguiente" }).tap();
  await expect(box.locator("figcaption")).toContainText(`2 de ${project.galleryImages?.length ?? 0}`);
  await expect(box.getByRole("button", { name: "Ampliar" })).toHaveAttribute("aria-pressed", "false");
  await context.close();
});
