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
/**
 * What a file with each profile holds for this red. Without it, the test could not tell whether the profile is used.
 */
const profiles: Record<string, [name: string | undefined, held: Colour]> = {
  "no profile": [undefined, red],
  sRGB: ["srgb", red],
  "Display P3": ["p3", [186, 71, 50]],
  "Adobe RGB": [adobe, [173, 62, 45]],
};
/** `shown`: the result of Little CMS (through Pillow) with sharp's CMYK profile and the perceptual intent. */
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

describe("picture colours", () => {
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
  it.each(cases)("stay the same in $format with $bits bits and $profile", async ({ profile, bits, format }) => {
    const [name, held] = profiles[profile] ?? [undefined, red];
    const picture = name ? flat(red).withIccProfile(name) : flat(red);
    const bytes = await encoders[format]?.(bits === 16 ? picture.toColourspace("rgb16") : picture);
    const file = sharp(bytes, { ignoreIcc: true });
    expect(await file.metadata()).toMatchObject({ depth: bits === 16 ? "ushort" : "uchar", hasProfile: !!name });
    expectNear(await at(file, 20, 20), held);
    expectNear(await at(await shown(bytes ?? Buffer.alloc(0)), 20, 20), red);
  });

  it.each(inks.flatMap((ink) => ["TIFF", "JPEG"].map((format) => ({ ...ink, format }))))(
    "match Little CMS for $format, CMYK $name, of $made",
    async ({ profile, made, shown: wanted, format }) => {
      const ink = profile ? flat(made).withIccProfile(profile) : flat(made).toColourspace("cmyk");
      const bytes = await encoders[format]?.(ink);
      expect(await sharp(bytes).metadata()).toMatchObject({ space: "cmyk", hasProfile: !!profile });
      expectNear(await at(await shown(bytes ?? Buffer.alloc(0)), 20, 20), wanted);
    },
  );

  it("stay the same in a partly transparent picture of 16 bits", async () => {
    const picture = flat(red).ensureAlpha(0.5).withIccProfile("p3").toColourspace("rgb16");
    expectNear(await at(await shown(await picture.png().toBuffer()), 20, 20), [228, 158, 148]);
  });

  it.each(["portraitP3.heic", "portraitP3Exif.heic"])(
    "stay the same, and the picture upright, in an iPhone's Display P3: %s",
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

  it.each(["gif", "webp"] as const)("come from the first visible frame of an animation (%s)", async (format) => {
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
  });
});

/** Replace the HEIC's ICC profile by an nclx box for Display P3: 12, 13, 6, full range. */
function withP3Numbers(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const name = changed.indexOf("colrprof");
  changed.fill(0, name + 4, name - 4 + changed.readUInt32BE(name - 4));
  changed.write("nclx\0\x0c\0\x0d\0\x06\x80", name + 4, "latin1");
  return changed;
}
