import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Media, PublicProject } from "@estudio/contract";
import { UploadModel } from "@estudio/database";
import sharp, { type Sharp } from "sharp";
import { engines } from "../../../database/testing/engines";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";
import { ask, ready, upload } from "../../testing/upload";
import { Housekeeping } from "../privacy/housekeeping";

const shade = (width: number, height: number, color = "#804020") =>
  sharp({ create: { width, height, channels: 3, background: color } });

const jpeg = () => shade(400, 300).jpeg().toBuffer();

describe.each(engines)("pictures, on %s", (engine) => {
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

  it("accepts an upload once, also when it is claimed twice at the same moment", async () => {
    const url = await ask(editor);
    await editor.call("PUT", url, await jpeg(), { "Content-Type": "image/jpeg" });
    const claims = await Promise.all(Array.from({ length: 5 }, () => ready(editor, url)));
    expect(claims.map((one) => one.status).sort()).toEqual([200, 422, 422, 422, 422]);
    for (const { status, body } of claims)
      if (status === 422) expect(body).toMatchObject({ message: expect.stringContaining("ya se ha usado") });
    expect((await editor.call("PUT", url, await jpeg())).status).toBe(422);
  });

  it("refuses URLs that are not uploads, and uploads without bytes", async () => {
    for (const imageURL of [
      "https://otra.example/x.jpg",
      "/media/x.jpg",
      `/api/objects/upload/${"G".repeat(32)}`,
      "../../etc/passwd",
    ])
      expect((await ready(editor, imageURL)).status).toBe(422);
    expect((await ready(editor, `/api/objects/upload/${"0".repeat(32)}`)).status).toBe(422);
    expect((await ready(editor, await ask(editor))).status).toBe(422);
  });

  it("stores the same picture once and shows its alternative text and focal point on public pages", async () => {
    const bytes = await shade(700, 500, "#336699").jpeg().toBuffer();
    const [first, second] = [await upload(editor, bytes), await upload(editor, bytes)];
    expect(first.body.objectPath).toBe(second.body.objectPath);
    const path = first.body.objectPath;
    const { body } = await editor.call<Media[]>(
      "GET",
      `/api/admin/media?filter=${encodeURIComponent(JSON.stringify({ path }))}`,
    );
    expect(body).toMatchObject([
      {
        width: 700,
        height: 500,
        color: expect.stringMatching(/^#[0-9a-f]{6}$/),
        widths: [320, 480, 640, 700],
        version: 1,
      },
    ]);
    await editor.call("PUT", `/api/admin/media/${body[0]?.id}`, {
      alts: { es: "Salón", en: "Living room" },
      focal: { x: 0.2, y: 0.8 },
    });
    await editor.call("POST", "/api/admin/projects", {
      title: "Con foto",
      mainImage: path,
      galleryImages: ["/media/no-existe.jpg"],
      beforeImage: "{host}/x.jpg",
    });
    const seen = await api.anonymous().call<PublicProject>("GET", "/api/projects/con-foto?lang=en");
    expect(seen.body.media).toEqual({
      [path]: {
        width: 700,
        height: 500,
        color: body[0]?.color,
        focal: { x: 0.2, y: 0.8 },
        alt: "Living room",
        credit: "",
        widths: [320, 480, 640, 700],
      },
    });
    const foreign = await editor.call("POST", "/api/admin/projects", {
      title: "X",
      galleryImages: ["", "https://otra.example/x.jpg"],
    });
    expect([foreign.status, Object.keys(Object(foreign.body.errors))]).toEqual([422, ["galleryImages.1"]]);
  });

  it("keeps a picture of one pixel at its size", async () => {
    const { body } = await upload(editor, await shade(1, 1, "#d02020").png().toBuffer());
    const { response } = await shown(body.objectPath.replace(".jpg", "/1.webp"));
    expect([response.status, response.headers.get("Content-Type")?.split("/")[0]]).toEqual([200, "image"]);
  });

  it("makes a share image of 1200 by 630 around the focal point, and a new one when it moves", async () => {
    const left = await shade(600, 600, "#d02020").png().toBuffer();
    const both = shade(1800, 600, "#2020d0").composite([{ input: left, left: 0, top: 0 }]);
    const { body } = await upload(editor, await both.jpeg().toBuffer());
    const path = body.objectPath;
    const made = async (name: string) => {
      for (;;) {
        const { response, picture } = await shown(path.replace(".jpg", `/${name}`));
        if (response.headers.get("Cache-Control")?.includes("immutable")) return picture;
        await pause(100);
      }
    };
    const reddest = async (picture: Sharp) => {
      const { width, height } = await picture.metadata();
      const { dominant } = await picture.stats();
      return [width, height, dominant.r > dominant.b];
    };
    expect(await reddest(await made("share-50-50.jpg"))).toEqual([1200, 630, false]);
    const filter = encodeURIComponent(JSON.stringify({ path }));
    const [media] = (await editor.call<Media[]>("GET", `/api/admin/media?filter=${filter}`)).body;
    await editor.call("PUT", `/api/admin/media/${media?.id}`, { focal: { x: 0.1, y: 0.5 } });
    expect(await reddest(await made("share-10-50.jpg"))).toEqual([1200, 630, true]);
  });

  it("makes every size in the background and serves the full picture until then", async () => {
    const { body } = await upload(editor, await shade(500, 400, "#11aa55").jpeg().toBuffer());
    const base = body.objectPath.replace(".jpg", "");
    const early = await shown(`${base}/320.webp`);
    expect(early.response.status).toBe(200);
    for (let tries = 0; tries < 200; tries++) {
      const { response } = await shown(`${base}/480.jpg`);
      if (response.headers.get("Cache-Control")?.includes("immutable")) break;
      await pause(100);
    }
    for (const [format, type] of [
      ["avif", "heif"],
      ["webp", "webp"],
      ["jpg", "jpeg"],
    ])
      expect(await (await shown(`${base}/320.${format}`)).picture.metadata()).toMatchObject({
        format: type,
        width: 320,
        height: 256,
      });
    expect((await fetch(`${api.url}/media/${"0".repeat(32)}.jpg`)).status).toBe(404);
    // A client with the current version gets 304; one with the full picture gets the real size.
    const asked = (tag: string) =>
      fetch(`${api.url}${base}/320.webp`, { headers: { "If-None-Match": tag, "Cache-Control": "max-age=0" } });
    const tagOf = async (path: string) => (await fetch(api.url + path)).headers.get("ETag") ?? "";
    const same = await asked(await tagOf(`${base}/320.webp`));
    expect([same.status, await same.text()]).toEqual([304, ""]);
    expect((await asked(await tagOf(`${base}.jpg`))).status).toBe(200);
  }, 60_000);

  it("deletes uploads that are not used within a day", async () => {
    const url = await ask(editor);
    await editor.call("PUT", url, await jpeg(), { "Content-Type": "image/jpeg" });
    const key = url.split("/").at(-1) ?? "";
    expect(existsSync(join(api.dataDir, "uploads", key))).toBe(true);
    await UploadModel.query(api.db).patch({ createdAt: "2026-01-01T00:00:00.000Z" }).where({ key });
    await new Housekeeping(api.running.deps).run();
    expect([existsSync(join(api.dataDir, "uploads", key)), await UploadModel.query(api.db).findById(key)]).toEqual([
      false,
      undefined,
    ]);
  });
});
