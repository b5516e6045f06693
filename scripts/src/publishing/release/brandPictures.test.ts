import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultBrand } from "@estudio/contract";
import { iconSvg } from "@estudio/contract/brand/signs";
import { root } from "@estudio/database";
import sharp from "sharp";
import { brandPictures } from "./brandPictures";

const demo = { brand: "Estudio Lumbre", ...defaultBrand };

test("matches the style sheet's colours and the icon of the site while no brand is chosen", () => {
  const sheet = readFileSync(join(root, "marketing/src/styles/tokens.css"), "utf8");
  expect(sheet).toContain(`--clay: ${defaultBrand.accent};`);
  expect(sheet).toContain(`--ink: ${defaultBrand.dark};`);
  expect(`${iconSvg(demo)}\n`).toBe(readFileSync(join(root, "marketing/static/favicon.svg"), "utf8"));
});

test("keeps the demo's own pictures for the demo's brand", async () => {
  expect(await brandPictures(demo)).toEqual(new Map());
});

test("draws icons and a share picture for another brand, in the sizes of those it replaces", async () => {
  const pictures = await brandPictures({ ...demo, brand: "Estudi Roca", accent: "#1f5e4a" });
  expect([...pictures.keys()].sort()).toEqual(
    ["/apple-touch-icon.png", "/favicon.ico", "/icon-192.png", "/icon-512.png", "/share.jpg"].sort(),
  );
  for (const [name, bytes] of pictures) {
    const drawn = readFileSync(join(root, "marketing/static", name));
    if (name.endsWith(".ico")) {
      expect(bytes.subarray(0, 14)).toEqual(drawn.subarray(0, 14));
      continue;
    }
    const { width, height, format } = await sharp(bytes).metadata();
    expect(await sharp(drawn).metadata()).toMatchObject({ width, height, format });
  }
  const { data } = await sharp(pictures.get("/icon-192.png")).raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([0x1f, 0x5e, 0x4a]);
});

test("draws the same bytes for the same brand", async () => {
  const brand = { ...demo, monogram: "CV" };
  const first = new Map(await brandPictures(brand));
  await brandPictures({ ...brand, monogram: "X" });
  const again = await brandPictures(brand);
  for (const [name, bytes] of first) expect(again.get(name)?.equals(bytes)).toBe(true);
});
