import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { DiskStorage } from "../../storage/disk";
import { makeVariants } from "./variants";

test("makeVariants makes only the missing sizes of a picture whose preparation was interrupted", async () => {
  const folder = mkdtempSync(join(tmpdir(), "estudio-variants-"));
  const storage = new DiskStorage(folder);
  const put = jest.spyOn(storage, "put");
  const original = await sharp({ create: { width: 500, height: 400, channels: 3, background: "#804020" } })
    .jpeg()
    .toBuffer();
  const picture = { hash: "0123456789abcdef0123456789abcdef", widths: [320, 480] };
  await makeVariants(picture, original, storage);
  expect(put).toHaveBeenCalledTimes(6);
  put.mockClear();
  rmSync(join(folder, "media", picture.hash, "480.webp"));
  await makeVariants(picture, original, storage);
  expect(put.mock.calls.map(([name]) => name)).toEqual([`${picture.hash}/480.webp`]);
  rmSync(folder, { recursive: true });
});
