import { readFileSync } from "node:fs";
import { join } from "node:path";
import { drawnBrand } from "@estudio/contract";
import { iconSvg } from "@estudio/contract/brand/signs";
import { root } from "@estudio/database";
import sharp from "sharp";
import { brandPictures } from "./brandPictures";

const demo = { brand: "Estudio Lumbre", ...drawnBrand };

test("a brand nobody has chosen is the site as it was drawn: its style sheet's colours, the same icon", () => {
  const sheet = readFileSync(join(root, "marketing/src/styles/tokens.css"), "utf8");
  expect(sheet).toContain(`--clay: ${drawnBrand.accent};`);
  expect(sheet).toContain(`--ink: ${drawnBrand.dark};`);
  expect(`${iconSvg(demo)}\n`).toBe(readFileSync(join(root, "marketing/static/favicon.svg"), "utf8"));
});

test("the demo as it was drawn keeps the pictures that lie beside the site", async () => {
  expect(await brandPictures(demo)).toEqual(new Map());
});

test("another brand gets icons and a share picture of its own, in the sizes of those it replaces", async () => {
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

test("the same brand gives the same bytes, however often it is made", async () => {
  const brand = { ...demo, monogram: "CV" };
  const first = new Map(await brandPictures(brand));
  await brandPictures({ ...brand, monogram: "X" });
  const again = await brandPictures(brand);
  for (const [name, bytes] of first) expect(again.get(name)?.equals(bytes)).toBe(true);
});
