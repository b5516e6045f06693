import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Twins } from "./twins";

const many = 200;
let dir = "";
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "estudio-twins-"));
});
afterEach(() => rmSync(dir, { recursive: true }));

test.each([1, many])("of %s files each gets twins that say the same as it, and their sizes", async (count) => {
  const twins = new Twins(count);
  const files = Array.from({ length: count }, (_, index) => join(dir, `${index}.html`));
  const bytesOf = (file: string) => Buffer.from(`${file} cal y luz. `.repeat(50));
  for (const file of files) writeFileSync(file, bytesOf(file));
  const written = await Promise.all(files.map((file) => twins.write(file, bytesOf(file))));
  await twins.end();
  for (const [index, file] of files.entries()) {
    const [br, gz] = [readFileSync(`${file}.br`), readFileSync(`${file}.gz`)];
    expect([brotliDecompressSync(br), gunzipSync(gz)]).toEqual([bytesOf(file), bytesOf(file)]);
    expect(written[index]).toEqual({ twins: ["br", "gz"], twinBytes: [br.length, gz.length] });
  }
});

test("with many files as with few: the very same twins", async () => {
  const bytes = readFileSync(__filename);
  const made = [1, many].map(async (count) => {
    const file = join(dir, `${count}.html`);
    writeFileSync(file, bytes);
    const twins = new Twins(count);
    await twins.write(file, bytes);
    await twins.end();
    return ["br", "gz"].map((twin) => readFileSync(`${file}.${twin}`).toString("hex"));
  });
  const [few, all] = await Promise.all(made);
  expect(all).toEqual(few);
});

test("what cannot be written fails, and so does whatever was still to come when what compresses ended", async () => {
  const twins = new Twins(many);
  const bytes = Buffer.alloc(1000, "a");
  await expect(twins.write(join(dir, "no/hay.html"), bytes)).rejects.toThrow("ENOENT");
  await twins.end();
  await expect(twins.write(join(dir, "tarde.html"), bytes)).rejects.toThrow("ended");
  expect(readdirSync(dir)).toEqual([]);
});
