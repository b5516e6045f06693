import { spawnSync } from "node:child_process";
import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { MediaModel, programArguments } from "@estudio/database";
import type { Knex } from "knex";
import sharp from "sharp";
import { freshDatabase } from "../../../../database/testing/engines";

test("the worker makes the share images of all pictures before any sizes", async () => {
  const { db, dataDir, drop } = await freshDatabase("sqlite");
  const hashes = ["0", "1", "2"].map((sign) => sign.repeat(32));
  for (const hash of hashes) await addPicture(db, dataDir, hash);
  const { stdout, stderr } = work(dataDir);
  const madeAt = (hash: string, file: string) => statSync(join(dataDir, "media", hash, file)).mtimeMs;
  const shared = hashes.map((hash) => madeAt(hash, "share-50-50.jpg"));
  const sized = hashes.map((hash) => madeAt(hash, "320.avif"));
  const left = await MediaModel.query(db).where({ ready: 0 }).orWhere({ shareReady: 0 });
  await drop();
  expect([stdout, stderr, left]).toEqual(["", "", []]);
  expect(Math.max(...shared)).toBeLessThanOrEqual(Math.min(...sized));
});

test("the worker logs a picture whose sizes cannot be written as one line of JSON with the reason", async () => {
  const { db, dataDir, drop } = await freshDatabase("sqlite");
  const hash = "0123456789abcdef0123456789abcdef";
  const path = await addPicture(db, dataDir, hash);
  // A file in place of the folder for the sizes.
  writeFileSync(join(dataDir, "media", hash), "");
  const { stdout, stderr } = work(dataDir);
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

/** Add a picture without its sizes. Return its path. */
async function addPicture(db: Knex, dataDir: string, hash: string): Promise<string> {
  const [path, now] = [`/media/${hash}.jpg`, "2026-01-01T00:00:00.000Z"];
  const facts = { path, hash, width: 500, height: 400, bytes: 1, widths: [320, 480], color: "#804020" };
  await MediaModel.query(db).insert({
    ...facts,
    ...{ alts: { es: "", ca: "", en: "" }, credit: "", focal: { x: 0.5, y: 0.5 }, ready: false, shareReady: false },
    ...{ createdAt: now, updatedAt: now, version: 1 },
  });
  mkdirSync(join(dataDir, "media"), { recursive: true });
  await sharp({ create: { width: 500, height: 400, channels: 3, background: "#804020" } })
    .jpeg()
    .toFile(join(dataDir, "media", `${hash}.jpg`));
  return path;
}

function work(dataDir: string) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" };
  const worker = programArguments("api/src/pictures/variants/variantsWorker.ts", true);
  return spawnSync(process.execPath, worker, { env, encoding: "utf8", timeout: 60_000 });
}
