import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { engines } from "../../../database/testing/engines";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";
import { ask, upload } from "../../testing/upload";

const shade = (width: number, height: number, color = "#804020") =>
  sharp({ create: { width, height, channels: 3, background: color } });
const frames = () => Promise.all(["#ff0000", "#00ff00"].map((color) => shade(40, 30, color).png().toBuffer()));

/** Unusual pictures that people upload, and the upright size each one must get. */
const good: Record<string, [make: () => Promise<Buffer>, width: number, height: number]> = {
  "a JPEG": [() => shade(60, 40).jpeg().toBuffer(), 60, 40],
  "a CMYK JPEG": [() => shade(60, 40).toColourspace("cmyk").jpeg().toBuffer(), 60, 40],
  "a grey JPEG": [() => shade(60, 40).greyscale().jpeg().toBuffer(), 60, 40],
  "a 16-bit PNG": [() => shade(60, 40).toColourspace("rgb16").png().toBuffer(), 60, 40],
  "a transparent PNG": [() => shade(60, 40).ensureAlpha(0.3).png().toBuffer(), 60, 40],
  "a JPEG lying on its side": [() => shade(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer(), 40, 60],
  "an animated GIF": [
    async () =>
      sharp(await frames(), { join: { animated: true } })
        .gif()
        .toBuffer(),
    40,
    30,
  ],
  "an animated WebP": [
    async () =>
      sharp(await frames(), { join: { animated: true } })
        .webp()
        .toBuffer(),
    40,
    30,
  ],
  "an AVIF": [() => shade(64, 48).avif().toBuffer(), 64, 48],
  "a TIFF": [() => shade(60, 40).tiff().toBuffer(), 60, 40],
  "one of a single pixel": [() => shade(1, 1).png().toBuffer(), 1, 1],
  "a wide panorama": [() => shade(4000, 300).jpeg().toBuffer(), 2560, 192],
};
const heic = join(__dirname, "../../testing/pictures/IMG_4021.HEIC");
const jpeg = () => shade(400, 300).jpeg().toBuffer();
const bad: Record<string, () => Promise<Buffer>> = {
  "a drawing with scripts": async () =>
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
  "a text named .jpg": async () => Buffer.from("esto no es una imagen"),
  "nothing at all": async () => Buffer.alloc(0),
  "half a JPEG": async () =>
    sharp({
      create: {
        width: 400,
        height: 300,
        channels: 3,
        background: "#123456",
        noise: { type: "gaussian", mean: 99, sigma: 50 },
      },
    })
      .jpeg()
      .toBuffer()
      .then((bytes) => bytes.subarray(0, bytes.length / 2)),
  "the first bytes of a JPEG": async () => (await jpeg()).subarray(0, 20),
  "a page of HTML": async () => Buffer.from("<!doctype html><img src=x>"),
  "a PDF": async () => Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF"),
  "something that says it is HEIC": async () =>
    Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic"), Buffer.alloc(200)]),
};

describe.each(engines)("uploaded pictures, on %s", (engine) => {
  let api: TestApi;
  let editor: Client;
  beforeAll(async () => {
    api = await startTestApi(engine);
    editor = await api.as("editor");
  });
  afterAll(() => api.close());

  const shown = async (path: string) => {
    const response = await fetch(api.url + path);
    return { response, picture: sharp(Buffer.from(await response.arrayBuffer())) };
  };

  it.each(Object.entries(good))("stores %s upright and in sRGB", async (_, [make, width, height]) => {
    const { status, body } = await upload(editor, await make());
    expect([status, body.objectPath]).toEqual([200, expect.stringMatching(/^\/media\/[0-9a-f]{32}\.jpg$/)]);
    const { response, picture } = await shown(body.objectPath);
    expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
    const found = await picture.metadata();
    expect(found).toMatchObject({ format: "jpeg", width, height, space: "srgb", channels: 3 });
    expect([found.exif, found.orientation]).toEqual([undefined, undefined]);
  });

  it.each(["image/heic", "image/heif", "application/octet-stream"])(
    "reads an iPhone's .HEIC, also if the browser sends another type (%s)",
    async (type) => {
      const { status, body } = await upload(editor, readFileSync(heic), type);
      expect(status).toBe(200);
      expect(await (await shown(body.objectPath)).picture.metadata()).toMatchObject({ width: 320, height: 240 });
    },
  );

  it.each(Object.entries(bad))("refuses %s in the words of the specification", async (_, make) => {
    const { status, body } = await upload(editor, await make());
    expect([status, body.errors]).toEqual([422, { imageURL: "Por favor selecciona un archivo de imagen válido." }]);
    expect(readdirSync(join(api.dataDir, "uploads"))).toEqual([]);
  });

  it("refuses sixty megapixels in a small file before decoding it", async () => {
    const bomb = await shade(10_000, 6_000).png().toBuffer();
    const { status, body } = await upload(editor, bomb);
    expect([status, body.errors.imageURL]).toEqual([
      422,
      "La imagen tiene demasiados píxeles: como máximo 50 millones",
    ]);
  });

  it("refuses more than ten megabytes", async () => {
    const url = await ask(editor);
    const { status, body } = await editor.call("PUT", url, Buffer.alloc(10_485_761), { "Content-Type": "image/jpeg" });
    expect([status, body.message]).toEqual([413, "El archivo es demasiado grande. Máximo permitido: 10MB"]);
    const stream = new ReadableStream({
      start: (to) => {
        for (let part = 0; part < 11; part++) to.enqueue(new Uint8Array(1024 * 1024));
        to.close();
      },
    });
    const chunked = await fetch(api.url + url, {
      method: "PUT",
      body: stream,
      headers: { Cookie: editor.cookie(), Origin: api.url },
      duplex: "half",
    } as RequestInit).catch(() => undefined);
    expect(chunked?.status ?? 413).toBe(413);
    expect((await editor.call("PUT", url, Buffer.alloc(10_485_760), { "Content-Type": "image/jpeg" })).status).toBe(
      200,
    );
  });
});
