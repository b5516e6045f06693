import type { Page } from "@playwright/test";
import { expect, firstOf, list, open, test } from "../support";

/** Open a page in the print layout, as wide as the paper. */
async function printed(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.emulateMedia({ media: "print" });
  // Width and height of an A4 sheet between its margins.
  await page.setViewportSize({ width: 680, height: 1009 });
}

const widthOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().width);

/** Return the number of A4 sheets of the printed page. */
const sheetsOf = async (page: Page): Promise<number> =>
  (await page.pdf({ format: "A4", printBackground: true })).toString("latin1").match(/\/Type \/Page\b(?!s)/g)?.length ??
  0;

test("prints articles and projects at full width", async ({ page }) => {
  const [project, post] = [await firstOf(page, "projects"), (await list(page, "blog"))[0]];
  for (const [address, paragraph] of [
    [`/blog/${post?.slug}`, "article h2[id] ~ p"],
    [`/proyecto/${project.slug}`, "article p + p"],
  ] as const) {
    await printed(page, address);
    expect([address, await widthOf(page, paragraph)]).toEqual([address, 680]);
    // At most one sheet more than the height needs: unbreakable blocks may leave some space at the foot of a sheet.
    const height = await page.evaluate(() => document.body.scrollHeight);
    expect(await sheetsOf(page)).toBeLessThanOrEqual(Math.ceil(height / 1009) + 1);
    await page.emulateMedia({ media: "screen" });
  }
});

test("prints the calculator's result and questions, without the form", async ({ page }) => {
  await printed(page, "/calculadora?tipo=cocina&m2=12&estado=malo&calidad=media&distrito=otro");
  const main = page.locator("main");
  await expect(main.getByText(/^Cocina · 12\sm² ·/)).toBeVisible();
  await expect(main.getByText(/\d\.\d{3}/).first()).toBeVisible();
  expect(await sheetsOf(page)).toBe(1);
  for (const control of await main.locator("input, select, button").all()) await expect(control).toBeHidden();
});
