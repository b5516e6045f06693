import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { MediaModel, programArguments } from "@estudio/database";
import sharp from "sharp";
import { freshDatabase } from "../../../database/testing/engines";

test("a picture whose sizes cannot be written is one line of JSON in the log, with the reason", async () => {
  const { db, dataDir, drop } = await freshDatabase("sqlite");
  const hash = "0123456789abcdef0123456789abcdef";
  const [path, now] = [`/media/${hash}.jpg`, "2026-01-01T00:00:00.000Z"];
  const facts = { path, hash, width: 500, height: 400, bytes: 1, widths: [320, 480], color: "#804020" };
  await MediaModel.query(db).insert({
    ...facts,
    ...{ alts: { es: "", ca: "", en: "" }, credit: "", focal: { x: 0.5, y: 0.5 }, ready: false, shareReady: false },
    ...{ createdAt: now, updatedAt: now, version: 1 },
  });
  mkdirSync(join(dataDir, "media"));
  await sharp({ create: { width: 500, height: 400, channels: 3, background: "#804020" } })
    .jpeg()
    .toFile(join(dataDir, "media", `${hash}.jpg`));
  // Where the folder of its sizes would be.
  writeFileSync(join(dataDir, "media", hash), "");
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" };
  const worker = programArguments("api/src/pictures/variantsWorker.ts", true);
  const { stdout, stderr } = spawnSync(process.execPath, worker, { env, encoding: "utf8", timeout: 60_000 });
  await drop();
  expect(stderr).toBe("");
  const [line, ...more] = stdout.trim().split("\n");
  expect(more).toEqual([]);
  expect(JSON.parse(line ?? "")).toMatchObject({
    level: 50,
    picture: path,
    err: { code: expect.stringMatching(/^E/) },
  });
});
