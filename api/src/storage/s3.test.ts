import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import sharp from "sharp";
import { startTestApi } from "../../testing/testApi";
import { ask, ready } from "../../testing/upload";

// The SDK warns about its 2027 versions on Node 20; the lock file pins ours.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";

test("pictures are uploaded straight to an S3 store, processed, and served from it", async () => {
  const directory = mkdtempSync(join(tmpdir(), "s3-"));
  const store = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: "estudio", configs: [] }],
  });
  const { port } = await store.run();
  const api = await startTestApi("sqlite", {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_REGION: "us-east-1",
    S3_BUCKET: "estudio",
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
  });
  const editor = await api.as("editor");
  const url = await ask(editor);
  expect(url).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:${port}/estudio/uploads/[0-9a-f]{32}\\?`));
  const put = await fetch(url, {
    method: "PUT",
    body: new Uint8Array(
      await sharp({ create: { width: 60, height: 40, channels: 3, background: "#804020" } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer(),
    ),
    headers: { "Content-Type": "image/jpeg" },
  });
  expect(put.status).toBe(200);
  const { status, body } = await ready(editor, url);
  expect(status).toBe(200);
  const response = await fetch(api.url + body.objectPath);
  expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
    format: "jpeg",
    width: 40,
    height: 60,
  });
  expect((await ready(editor, url)).status).toBe(422);
  expect((await ready(editor, await ask(editor))).status).toBe(422);
  await store.close();
  const lost = await editor.call("PUT", "/api/objects/set-acl", { imageURL: await ask(editor) });
  expect([lost.status, lost.headers.get("Retry-After")]).toEqual([503, "5"]);
  await api.close();
  rmSync(directory, { recursive: true, force: true });
}, 30_000);
