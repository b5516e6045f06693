import type { Page } from "@playwright/test";
import { desktop, expect, open, phone, tablet, test } from "./support";

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

/** Return the worst contrast of a colour with the pixels of a picture's border of this width. */
const worstContrast = (page: Page, picture: string, color: string, width: number) =>
  page.evaluate(
    async ([data, ring, border]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext("2d");
      context?.drawImage(image, 0, 0);
      const { data: pixels } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
      const linear = (value = 0) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      const luminance = ([red, green, blue]: (number | undefined)[]) =>
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
      const own = luminance((/\d+, \d+, \d+/.exec(ring)?.[0] ?? "").split(", ").map(Number));
      let worst = 21;
      for (let y = 0; y < image.height; y++)
        for (let x = 0; x < image.width; x++) {
          if (x >= border && y >= border && x < image.width - border && y < image.height - border) continue;
          const at = (y * image.width + x) * 4;
          const ground = luminance([pixels[at], pixels[at + 1], pixels[at + 2]]);
          worst = Math.min(worst, (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05));
        }
      return worst;
    },
    [picture, color, width] as const,
  );

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
  const worst = await worstContrast(page, picture.toString("base64"), color, thickness);
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
