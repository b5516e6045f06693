/// <reference path="../../../api/testing/s3rver.d.ts" />
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Backup, dayMs } from "@estudio/contract";
import S3rver from "s3rver";
import { backupPlace } from "./place";
import { writeList } from "./storedFiles";

// The SDK warns about its 2027 versions on Node 20; the lock file pins ours.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";
jest.setTimeout(60_000);

const startedAt = "2026-11-24T02:30:00.000Z";
const receipt = {
  startedAt,
  finishedAt: startedAt,
  bytes: 4,
  rows: 7,
  pictures: 1,
  verifiedAt: startedAt,
  message: "",
};
const night = (day: number) => `2026-11-${day}T02-30-00`;
/** Larger than one part of a multipart upload. */
const big = Buffer.alloc(17 * 1024 * 1024, "plano de la casa ");

describe("backups in an S3 store", () => {
  let directory: string;
  let dataDir: string;
  let store: S3rver;
  let variables: Record<string, string>;
  const place = () => backupPlace(dataDir, variables);

  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), "s3-"));
    dataDir = mkdtempSync(join(tmpdir(), "data-"));
    const configureBuckets = [{ name: "copias", configs: [] }];
    store = new S3rver({ address: "127.0.0.1", port: 0, silent: true, directory, configureBuckets });
    const { port } = await store.run();
    variables = {
      BACKUP_TO: "s3://copias/casa",
      BACKUP_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      BACKUP_S3_REGION: "us-east-1",
      BACKUP_S3_ACCESS_KEY_ID: "S3RVER",
      BACKUP_S3_SECRET_ACCESS_KEY: "S3RVER",
    };
  });
  afterEach(async () => {
    await store.close();
    for (const folder of [directory, dataDir]) rmSync(folder, { recursive: true, force: true });
  });

  /** Store a backup with these files. */
  async function lay(name: string, files: Record<string, string | Buffer>): Promise<Backup> {
    const room = place().room(name);
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(join(room, path, ".."), { recursive: true });
      writeFileSync(join(room, path), content);
    }
    await writeList(room, name);
    return place().keep(room, { ...receipt, name });
  }

  const names = async () => (await place().list()).map(({ name }) => name);
  const stored = (path: string) => join(directory, `copias/casa/${path}._S3rver_object`);
  const objects = (folder: string) => {
    const path = join(directory, "copias/casa", folder);
    return existsSync(path) ? readdirSync(path).filter((name) => name.endsWith("_object")) : [];
  };
  const shared = () => objects("files");

  it("are restored unchanged; a file shared by several is stored once and deleted with the last of them", async () => {
    expect(await place().list()).toEqual([]);
    await lay(night(24), {
      "database.sqlite": "uno",
      "media/a.jpg": "foto",
      "erasures.txt": "a\n",
      "private/plano": big,
    });
    await lay(night(25), { "database.sqlite": "dos", "media/a.jpg": "foto", "erasures.txt": "b\n" });
    expect(await names()).toEqual([night(24), night(25)]);
    expect(shared()).toHaveLength(2);
    expect((await place().erasures()).split("\n").filter(Boolean)).toEqual(["a", "b"]);

    const folder = await place().open(night(24), join(dataDir, "scratch"));
    expect(readFileSync(join(folder, "database.sqlite"), "utf8")).toBe("uno");
    expect(readFileSync(join(folder, "media/a.jpg"), "utf8")).toBe("foto");
    expect(readFileSync(join(folder, "private/plano")).equals(big)).toBe(true);
    await expect(place().open("nadie", dataDir)).rejects.toThrow("No hay ninguna copia nadie en s3://copias/casa");

    await place().remove([night(24)]);
    expect(await names()).toEqual([night(25)]);
    expect(shared()).toHaveLength(1);
    await place().remove([night(25)]);
    expect(shared()).toEqual([]);
  });

  it("are distinguished from unfinished backups and foreign files", async () => {
    await lay(night(24), { "database.sqlite": "uno", "media/a.jpg": "foto" });
    await lay(night(25), { "database.sqlite": "dos" });
    await lay("a-mano", { "database.sqlite": "tres" });
    rmSync(stored(`${night(25)}/backup.json`));
    expect(await names()).toEqual([night(24), "a-mano"]);
    await place().remove([]);
    expect([night(25), night(24), "a-mano"].map((name) => objects(name).length)).toEqual([0, 3, 3]);
  });

  it("are refused when damaged or with paths outside the folder", async () => {
    await lay(night(24), { "database.sqlite": "uno", "media/a.jpg": "foto" });
    writeFileSync(stored(`${night(24)}/database.sqlite`), "otro");
    await expect(place().open(night(24), dataDir)).rejects.toThrow("falta o está dañado database.sqlite");
    writeFileSync(stored(`${night(24)}/files.json`), JSON.stringify([{ path: "../x", key: "x", bytes: 1, hash: "x" }]));
    await expect(place().open(night(24), dataDir)).rejects.toThrow("nombra ../x");
  });

  it("read older pictures again once a month; a damaged one marks the backup as bad and is sent again", async () => {
    await lay(night(24), { "media/a.jpg": "foto" });
    const [key = ""] = shared();
    const size = readFileSync(join(directory, "copias/casa/files", key)).length;
    writeFileSync(join(directory, "copias/casa/files", key), "x".repeat(size));
    const nights: (string | null)[] = [];
    for (let day = 0; day < 31; day++) {
      const at = new Date(Date.parse(startedAt) + day * dayMs).toISOString();
      const room = place().room("otra");
      mkdirSync(join(room, "media"), { recursive: true });
      writeFileSync(join(room, "media/a.jpg"), "foto");
      await writeList(room, "otra");
      const { verifiedAt, message } = await place().keep(room, { ...receipt, startedAt: at, name: "otra" });
      if (!verifiedAt) expect(message).toBe("En el almacén falta o está dañado media/a.jpg");
      nights.push(verifiedAt);
    }
    expect(nights.filter((verifiedAt) => verifiedAt === null)).toHaveLength(1);
    expect(readFileSync(join(directory, "copias/casa/files", key), "utf8")).toBe("foto");
  });

  it("name an unreachable store without its keys, and record the failure locally", async () => {
    variables.BACKUP_S3_ENDPOINT = "http://127.0.0.1:9";
    await expect(place().list()).rejects.toThrow("El almacén de copias s3://copias/casa no responde");
    const failure = { at: startedAt, message: "No responde" };
    place().noteFailure(failure);
    expect(place().failure()).toEqual(failure);
    place().noteFailure(undefined);
    expect(place().failure()).toBeUndefined();
  });
});

test("BACKUP_TO accepts a store's address, with its own keys or the pictures', and a wrong address explains the format", () => {
  const at = (address: string, more: Record<string, string> = {}) =>
    backupPlace("/data", { BACKUP_TO: address, S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "b", ...more }).name;
  expect(at("s3://cubo")).toBe("s3://cubo/backups");
  expect(at("s3://cubo/a/b/")).toBe("s3://cubo/a/b");
  expect(at("/copias")).toBe("/copias");
  expect(at("")).toBe("/data/backups");
  expect(() => at("s3:cubo")).toThrow(
    "BACKUP_TO: «s3:cubo» no es un sitio de un almacén; se escribe así: s3://cubo/carpeta",
  );
  expect(() => at("s3://cubo", { BACKUP_S3_ACCESS_KEY_ID: "c" })).toThrow("falta BACKUP_S3_SECRET_ACCESS_KEY");
});
