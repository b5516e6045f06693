import type { Page } from "@playwright/test";
import { desktop, expect, open, phone, tablet, test } from "../support";
import { worstContrast } from "../worstContrast";

// The test adds style sheets.
test.use({ bypassCSP: true });

/** Return the worst contrast of each text with a pixel behind it, on a screenshot without text. */
async function worstContrasts(page: Page, selector: string): Promise<number[]> {
  const texts = await page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
      .map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { x, y, width, height } = range.getBoundingClientRect();
        return { clip: { x, y, width, height }, color: getComputedStyle(element).color };
      }),
  );
  const style = await page.addStyleTag({
    content:
      "header *, main * { color: transparent !important; text-decoration: none !important; transition: none !important } header *::after, header summary::before, main svg { opacity: 0 !important }",
  });
  const found: number[] = [];
  for (const { clip, color } of texts)
    found.push(await worstContrast(page, await page.screenshot({ clip, fullPage: true }), color));
  await style.evaluate((element) => (element as HTMLStyleElement).remove());
  return found;
}

test("keeps a contrast of 4.5 to 1 (large titles 3 to 1) with every pixel behind heroes and header", async ({
  page,
}) => {
  test.setTimeout(900_000);
  for (const size of [phone, tablet, desktop])
    for (const address of ["/", "/empresas", "/constructoras", "/particulares"]) {
      await page.setViewportSize(size);
      await open(page, address);
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.waitForTimeout(300);
      for (const [selector, least] of [
        ["main h1", 3],
        ["main h1 + p, main h1 ~ div a:not(.button), a[href='#siguiente'] span", 4.5],
        ["header a:not([class*=cta]), header summary span", 4.5],
      ] as const)
        for (const contrast of await worstContrasts(page, selector))
          expect(contrast, `${address} ${size.width} ${selector}`).toBeGreaterThanOrEqual(least);
    }
});
