import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MediaModel } from "@estudio/database";
import { pino } from "pino";
import sharp from "sharp";
import { startTestApi, type TestApi } from "../../testing/testApi";
import { upload } from "../../testing/upload";
import { SiteBuilder } from "../site/siteBuilder";

/** A minimal image may lack `nice`, or a process limit may refuse any program. */
describe("the API on a machine without the program nice", () => {
  let api: TestApi;
  let bin: string;
  const path = process.env.PATH;
  beforeAll(async () => {
    bin = mkdtempSync(join(tmpdir(), "estudio-bin-"));
    symlinkSync(process.execPath, join(bin, "node"));
    process.env.PATH = bin;
    api = await startTestApi("sqlite");
  });
  afterAll(async () => {
    await api.close();
    process.env.PATH = path;
    rmSync(bin, { recursive: true });
  });

  it("renders the sizes of an uploaded picture, and stops when asked", async () => {
    const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#a58" } })
      .jpeg()
      .toBuffer();
    expect((await upload(await api.as("editor"), photo)).status).toBe(200);
    while (await MediaModel.query(api.db).findOne({ ready: false })) await new Promise((done) => setTimeout(done, 200));
    await api.running.deps.pictures.stop();
  });

  it("logs a builder that cannot be started, retries it, and stops without waiting for it", async () => {
    const lines: string[] = [];
    const log = pino({}, { write: (line) => lines.push(line) });
    const { env } = api.running.deps;
    const execPath = process.execPath;
    process.execPath = join(bin, "gone");
    const builder = new SiteBuilder({ ...env, BUILDER: "on" }, log);
    builder.start(api.url);
    while (lines.length === 0) await new Promise((done) => setTimeout(done, 20));
    process.execPath = execPath;
    await builder.stop();
    expect(lines.join("")).toContain("ENOENT");
    expect(lines.join("")).toContain("the builder ended and is restarted");
  });
});
