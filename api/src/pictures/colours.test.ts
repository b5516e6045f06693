import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { adobeRgbProfile } from "../../testing/pictures/rgbProfile";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";
import { upload } from "../../testing/upload";

const folder = mkdtempSync(join(tmpdir(), "estudio-colours-"));
const adobe = join(folder, "adobe.icc");
writeFileSync(adobe, adobeRgbProfile());

type Colour = [red: number, green: number, blue: number];
const red: Colour = [200, 60, 40];
const flat = ([r, g, b]: Colour) => sharp({ create: { width: 64, height: 48, channels: 3, background: { r, g, b } } });
const encoders: Record<string, (picture: Sharp) => Promise<Buffer>> = {
  PNG: (picture) => picture.png().toBuffer(),
  TIFF: (picture) => picture.tiff({ compression: "lzw" }).toBuffer(),
  JPEG: (picture) => picture.jpeg({ quality: 100, chromaSubsampling: "4:4:4" }).toBuffer(),
};
/** Of each profile, what the file holds of this red: without that a test would not see whether the profile is heeded. */
const profiles: Record<string, [name: string | undefined, held: Colour]> = {
  "no profile": [undefined, red],
  sRGB: ["srgb", red],
  "Display P3": ["p3", [186, 71, 50]],
  "Adobe RGB": [adobe, [173, 62, 45]],
};
/** What Little CMS says that ink comes out as, by way of Pillow, with sharp's profile of ink and the perceptual intent. */
const inks: { name: string; profile?: "cmyk"; made: Colour; shown: Colour }[] = [
  { name: "with its profile", profile: "cmyk", made: red, shown: [196, 55, 19] },
  { name: "with its profile", profile: "cmyk", made: [150, 90, 70], shown: [149, 82, 50] },
  { name: "without a profile", made: red, shown: [200, 48, 13] },
  { name: "without a profile", made: [120, 130, 140], shown: [122, 129, 137] },
];

async function at(picture: Sharp, left: number, top: number): Promise<number[]> {
  const pixel = picture.clone().extract({ left, top, width: 1, height: 1 });
  const { data } = await pixel.raw({ depth: "uchar" }).toBuffer({ resolveWithObject: true });
  return [...data];
}

function expectNear(found: number[], wanted: Colour) {
  const furthest = Math.max(...wanted.map((value, part) => Math.abs(value - (found[part] ?? 999))));
  expect({ found, wanted, near: furthest <= 3 }).toEqual({ found, wanted, near: true });
}

describe("the colours of a picture", () => {
  let api: TestApi;
  let editor: Client;
  beforeAll(async () => {
    api = await startTestApi("sqlite");
    editor = await api.as("editor");
  });
  afterAll(async () => {
    await api.close();
    rmSync(folder, { recursive: true });
  });

  const shown = async (bytes: Buffer): Promise<Sharp> => {
    const { status, body } = await upload(editor, bytes);
    expect([status, body.errors]).toEqual([200, undefined]);
    return sharp(Buffer.from(await (await fetch(api.url + body.objectPath)).arrayBuffer()));
  };

  const cases = Object.keys(profiles).flatMap((profile) =>
    [8, 16].flatMap((bits) =>
      Object.keys(encoders).flatMap((format) => (bits === 16 && format === "JPEG" ? [] : [{ profile, bits, format }])),
    ),
  );
  test.each(cases)("are seen as they were: $format of $bits bits, $profile", async ({ profile, bits, format }) => {
    const [name, held] = profiles[profile] ?? [undefined, red];
    const picture = name ? flat(red).withIccProfile(name) : flat(red);
    const bytes = await encoders[format]?.(bits === 16 ? picture.toColourspace("rgb16") : picture);
    const file = sharp(bytes, { ignoreIcc: true });
    expect(await file.metadata()).toMatchObject({ depth: bits === 16 ? "ushort" : "uchar", hasProfile: !!name });
    expectNear(await at(file, 20, 20), held);
    expectNear(await at(await shown(bytes ?? Buffer.alloc(0)), 20, 20), red);
  });

  test.each(inks.flatMap((ink) => ["TIFF", "JPEG"].map((format) => ({ ...ink, format }))))(
    "of ink are those that Little CMS makes of it: $format, CMYK $name, of $made",
    async ({ profile, made, shown: wanted, format }) => {
      const ink = profile ? flat(made).withIccProfile(profile) : flat(made).toColourspace("cmyk");
      const bytes = await encoders[format]?.(ink);
      expect(await sharp(bytes).metadata()).toMatchObject({ space: "cmyk", hasProfile: !!profile });
      expectNear(await at(await shown(bytes ?? Buffer.alloc(0)), 20, 20), wanted);
    },
  );

  test("of 16 bits are seen as they were where the picture is partly transparent", async () => {
    const picture = flat(red).ensureAlpha(0.5).withIccProfile("p3").toColourspace("rgb16");
    expectNear(await at(await shown(await picture.png().toBuffer()), 20, 20), [228, 158, 148]);
  });

  test.each(["portraitP3.heic", "portraitP3Exif.heic"])(
    "of an iPhone's Display P3 are seen as they were, and upright: %s",
    async (name) => {
      const bytes = readFileSync(join(__dirname, "../../testing/pictures", name));
      const picture = await shown(bytes);
      const { width, height, orientation } = await picture.metadata();
      expect([width, height, orientation]).toEqual([64, 96, undefined]);
      expectNear(await at(picture, 32, 20), red);
      expectNear(await at(picture, 32, 76), [40, 90, 160]);
      expectNear(await at(await shown(withP3Numbers(bytes)), 32, 20), red);
    },
  );

  test.each(["gif", "webp"] as const)(
    "of a moving picture (%s) are those of its first frame that shows something",
    async (format) => {
      const clear = {
        create: { width: 64, height: 48, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
      } as const;
      const [nothing, spot] = [
        sharp(clear),
        sharp(clear).composite([{ input: await flat(red).resize(32, 32).png().toBuffer(), left: 16, top: 16 }]),
      ];
      const frames = [nothing, nothing, spot, flat([40, 90, 160])].map((frame) => frame.clone().png().toBuffer());
      const moving = sharp(await Promise.all(frames), { join: { animated: true } });
      const bytes = await (format === "gif" ? moving.gif() : moving.webp({ lossless: true })).toBuffer();
      expect(await sharp(bytes).metadata()).toMatchObject({ pages: expect.any(Number), hasAlpha: true });
      const picture = await shown(bytes);
      expectNear(await at(picture, 32, 24), red);
      expectNear(await at(picture, 2, 2), [255, 255, 255]);
    },
  );
});

/** @returns the HEIC with a video standard's numbers for Display P3 in the place of its profile: 12, 13, 6, the full range */
function withP3Numbers(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const name = changed.indexOf("colrprof");
  changed.fill(0, name + 4, name - 4 + changed.readUInt32BE(name - 4));
  changed.write("nclx\0\x0c\0\x0d\0\x06\x80", name + 4, "latin1");
  return changed;
}
