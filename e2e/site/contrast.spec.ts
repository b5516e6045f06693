import type { Page } from "@playwright/test";
import { desktop, expect, open, phone, tablet, test } from "./support";

/** The lightest pixel behind a text, found on a screenshot taken without any text: relative luminance, 0 to 1. */
async function lightestBehind(page: Page, selector: string): Promise<number[]> {
  const boxes = await page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
      .map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { x, y, width, height } = range.getBoundingClientRect();
        return { x, y, width, height };
      }),
  );
  await page.addStyleTag({
    content:
      "header *, main * { color: transparent !important; text-decoration: none !important } header *::after, header summary::before, main svg { opacity: 0 !important }",
  });
  const found: number[] = [];
  for (const clip of boxes) {
    const picture = (await page.screenshot({ clip, fullPage: true })).toString("base64");
    found.push(
      await page.evaluate(async (data) => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext("2d");
        context?.drawImage(image, 0, 0);
        const { data: pixels } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
        const linear = (value = 0) =>
          value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
        let lightest = 0;
        for (let at = 0; at < pixels.length; at += 4)
          lightest = Math.max(
            lightest,
            0.2126 * linear(pixels[at]) + 0.7152 * linear(pixels[at + 1]) + 0.0722 * linear(pixels[at + 2]),
          );
        return lightest;
      }, picture),
    );
  }
  return found;
}

const againstWhite = (luminance: number) => 1.05 / (luminance + 0.05);

test("white words on pictures keep 4.5 to 1 (large titles 3 to 1) against the lightest pixel behind them", async ({
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
        for (const luminance of await lightestBehind(page, selector))
          expect(againstWhite(luminance), `${address} ${size.width} ${selector}`).toBeGreaterThanOrEqual(least);
    }
});
