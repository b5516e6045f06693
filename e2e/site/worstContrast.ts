import type { Page } from "@playwright/test";

/** Return the worst contrast of a colour with the pixels of a screenshot, or with those of its border of this width. */
export const worstContrast = (page: Page, picture: Buffer, color: string, width = Number.POSITIVE_INFINITY) =>
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
    [picture.toString("base64"), color, width] as const,
  );
