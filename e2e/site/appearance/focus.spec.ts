import type { Page } from "@playwright/test";
import { desktop, expect, open, phone, tablet, test } from "../support";
import { worstContrast } from "../worstContrast";

/** The focus ring in pixels: distance of its outer edge from the control, and width. */
const reach = 5;
const thickness = 2;

type Ring = { tag: string; color: string; clip: { x: number; y: number; width: number; height: number } };

const focusRing = (page: Page, around: number) =>
  page.evaluate((outside): Ring => {
    const element = document.activeElement as HTMLElement;
    const { x, y, width, height } = element.getBoundingClientRect();
    const left = Math.max(0, x - outside);
    const top = Math.max(0, y - outside);
    return {
      tag: element.outerHTML.slice(0, 90),
      color: getComputedStyle(element).outlineColor,
      clip: { x: left, y: top, width: x + width + outside - left, height: y + height + outside - top },
    };
  }, around);

// The test adds style sheets.
test.use({ bypassCSP: true });

/** Hides focus rings, letters, underlines and arrows, so that only the background is left. */
const bare = `:focus-visible { outline-color: transparent !important }
  header *, main * { color: transparent !important; transition: none !important }
  header *::after, header summary::before { opacity: 0 !important }`;

/** Expect a contrast of at least 3 to 1 between the focus ring and the background. */
async function expectSeen(page: Page, where: string) {
  const { tag, color, clip } = await focusRing(page, reach);
  const style = await page.addStyleTag({ content: bare });
  const picture = await page.screenshot({ clip });
  await style.evaluate((element) => (element as HTMLStyleElement).remove());
  const worst = await worstContrast(page, picture, color, thickness);
  expect(worst, `${where}: ${tag} ${color}`).toBeGreaterThanOrEqual(3);
}

test("shows the keyboard focus in header, dropdown and menu with a contrast of 3 to 1 on every picture", async ({
  page,
}) => {
  test.setTimeout(600_000);
  for (const size of [phone, tablet, desktop])
    for (const address of ["/", "/empresas", "/constructoras", "/particulares", "/portfolio"]) {
      await page.setViewportSize(size);
      await open(page, address);
      await page.evaluate(() => window.scrollTo(0, 0));
      const where = `${address} ${size.width}`;
      const summary = page.locator("header summary:visible");
      await page.locator("header a:visible").first().focus();
      const controls = await page.locator("header a:visible, header summary:visible").count();
      for (let step = 0; step < controls; step++) {
        await expectSeen(page, where);
        await page.keyboard.press("Tab");
      }
      await summary.focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expectSeen(page, `${where}, opened`);
      await page.keyboard.press("Shift+Tab");
      await expectSeen(page, `${where}, its button`);
    }
});
