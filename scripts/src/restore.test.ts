import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect, ProjectModel, programArguments } from "@estudio/database";
import { createProject, createSettings } from "@estudio/database/factories";
import { engines, freshDatabase, type TestDatabase } from "../../database/testing/engines";

/** The tests start whole programs, which takes minutes on a busy machine. */
jest.setTimeout(300_000);

const root = join(__dirname, "../..");

/** Run the command as a person does. */
function run(name: "backup" | "restore", args: string[], { options, dataDir }: TestDatabase) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: options.databaseUrl ?? "" };
  const command = [...programArguments(`scripts/src/${name}.ts`, true), ...args];
  return spawnSync(process.execPath, command, { cwd: root, env, encoding: "utf8" });
}

describe.each(engines)("a restored backup on %s", (engine) => {
  const dump = engine === "sqlite" ? "database.sqlite" : "database.sql";
  let folder: string;
  let good: string;
  let copy: string;
  let to: TestDatabase;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "estudio-restore-"));
    good = join(folder, "buena");
    const from = await freshDatabase(engine);
    await createSettings(from.db);
    await createProject(from.db, { title: "Ático" });
    for (const name of ["media/ab", "private"]) mkdirSync(join(from.dataDir, name), { recursive: true });
    for (const name of ["media/ab/foto.jpg", "media/ab/otra.jpg", "private/plano.pdf", "session-keys"])
      writeFileSync(join(from.dataDir, name), `de ${name}`);
    expect(run("backup", [good], from).status).toBe(0);
    await from.drop();
  });
  beforeEach(async () => {
    copy = mkdtempSync(join(folder, "copia-"));
    cpSync(good, copy, { recursive: true });
    to = await freshDatabase(engine, { migrated: false });
    if (engine === "sqlite") {
      await to.db.destroy();
      for (const name of readdirSync(to.dataDir)) rmSync(join(to.dataDir, name));
    }
  });
  afterEach(() => to.drop());
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function projects(): Promise<number> {
    const db = connect(to.options);
    return ProjectModel.query(db)
      .resultSize()
      .finally(() => db.destroy());
  }

  /** Expect that nothing was restored: the good backup can still be restored into the same place. */
  async function expectNothingBrought(): Promise<void> {
    expect(readdirSync(to.dataDir)).toEqual([]);
    expect(run("restore", [good], to)).toMatchObject({ status: 0, stderr: "" });
    expect(await projects()).toBe(1);
  }

  test.each<[string, () => void, string]>([
    ["the pictures", () => rmSync(join(copy, "media"), { recursive: true }), "media/ab/foto.jpg, media/ab/otra.jpg"],
    ["half a picture", () => truncateSync(join(copy, "media/ab/foto.jpg"), 3), "media/ab/foto.jpg"],
    ["what visitors attached", () => rmSync(join(copy, "private/plano.pdf")), "private/plano.pdf"],
    ["the secrets", () => rmSync(join(copy, "session-keys")), "session-keys"],
    ["the list of erasures", () => rmSync(join(copy, "erasures.txt")), "erasures.txt"],
    ["the end of the database", () => truncateSync(join(copy, dump), 20_000), dump],
    [
      "pieces of the database",
      () => writeFileSync(join(copy, dump), Buffer.alloc(3000, "ruido"), { flag: "r+" }),
      dump,
    ],
  ])("is refused without %s, named in the message, and leaves nothing behind", async (_, damage, named) => {
    damage();
    const { status, stdout, stderr } = run("restore", [copy], to);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toContain("La copia está dañada");
    expect(stderr).toContain(named);
    await expectNothingBrought();
  });

  test("is restored although damaged when the user passes --incompleta", async () => {
    rmSync(join(copy, "media/ab/foto.jpg"));
    const { status, stdout } = run("restore", [copy, "--incompleta"], to);
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining("media/ab/foto.jpg") });
    expect(readFileSync(join(to.dataDir, "media/ab/otra.jpg"), "utf8")).toBe("de media/ab/otra.jpg");
  });

  test("is restored without a receipt, with a warning that it could not be checked", async () => {
    for (const name of ["backup.json", "files.json"]) rmSync(join(copy, name), { force: true });
    const { status, stdout } = run("restore", [copy], to);
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: expect.stringContaining("No se ha podido comprobar si la copia está entera"),
    });
    expect(await projects()).toBe(1);
  });

  test("is compared with the rows of its receipt when it has no file list", async () => {
    rmSync(join(copy, "files.json"), { force: true });
    const receipt = JSON.parse(readFileSync(join(copy, "backup.json"), "utf8"));
    writeFileSync(join(copy, "backup.json"), JSON.stringify({ ...receipt, rows: receipt.rows + 3 }));
    const { status, stderr } = run("restore", [copy], to);
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringContaining(`tiene ${receipt.rows} filas, y al hacerla tenía ${receipt.rows + 3}`),
    });
    await expectNothingBrought();
  });

  test("is refused when its verification failed, and restored with a warning when it was never verified", async () => {
    const receipt = JSON.parse(readFileSync(join(copy, "backup.json"), "utf8"));
    const saying = (message: string) =>
      writeFileSync(join(copy, "backup.json"), JSON.stringify({ ...receipt, verifiedAt: null, message }));
    saying("En la copia falta o está dañada la imagen /media/ab/foto.jpg");
    const { status, stderr } = run("restore", [copy], to);
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringContaining("al hacerla no se dio por buena"),
    });
    saying("Sin comprobar: el usuario de MySQL necesita permiso");
    const again = run("restore", [copy], to);
    expect(again).toMatchObject({ status: 0, stdout: expect.stringContaining("no se pudo comprobar: Sin comprobar") });
    expect(await projects()).toBe(1);
  });

  test("is refused with an explanation when it is of the other engine", async () => {
    cpSync(join(copy, dump), join(copy, engine === "sqlite" ? "database.sql" : "database.sqlite"));
    rmSync(join(copy, dump));
    const { status, stderr } = run("restore", [copy], to);
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringContaining("Esta copia es de la otra base de datos"),
    });
    await expectNothingBrought();
  });

  test("leaves only the earlier files behind when its migration fails", async () => {
    // Without receipt and list the damage is not found earlier. The missing table makes the last step fail.
    for (const name of ["backup.json", "files.json"]) rmSync(join(copy, name), { force: true });
    if (engine === "mysql") writeFileSync(join(copy, dump), "DROP TABLE site_builds;", { flag: "a" });
    else {
      const db = connect({ file: join(copy, dump) });
      await db.schema.dropTable("site_builds");
      // A backup holds the database file without SQLite's write-ahead log.
      await db.raw("PRAGMA wal_checkpoint(TRUNCATE)");
      await db.destroy();
    }
    writeFileSync(join(to.dataDir, "builder-token"), "de antes");
    const { status, stderr } = run("restore", [copy], to);
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringMatching(engine === "mysql" ? /DROP DATABASE `estudio_\w+`/ : /No se ha podido recuperar/),
    });
    expect(readdirSync(to.dataDir)).toEqual(["builder-token"]);
    expect(readFileSync(join(to.dataDir, "builder-token"), "utf8")).toBe("de antes");
  });
});

test("refuses a damaged old backup of the embedded database before it copies anything", async () => {
  const to = await freshDatabase("sqlite");
  const copy = join(to.dataDir, "copia");
  mkdirSync(copy);
  await to.db.raw("VACUUM INTO ?", [join(copy, "database.sqlite")]);
  const bytes = readFileSync(join(copy, "database.sqlite"));
  for (let at = 8192; at < bytes.length; at += 4096) bytes.fill("ruido", at, at + 500);
  writeFileSync(join(copy, "database.sqlite"), bytes);
  await to.db.destroy();
  for (const name of readdirSync(to.dataDir)) if (name !== "copia") rmSync(join(to.dataDir, name));
  const { status, stderr } = run("restore", [copy], to);
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringContaining("La base de datos de la copia está dañada"),
  });
  expect(existsSync(join(to.dataDir, "estudio.sqlite"))).toBe(false);
  await to.drop();
});

test("restores a good old backup, with a warning, when the user may not create a scratch database", async () => {
  const folder = mkdtempSync(join(tmpdir(), "estudio-restore-"));
  const copy = join(folder, "buena");
  const from = await freshDatabase("mysql");
  await createSettings(from.db);
  expect(run("backup", [copy], from).status).toBe(0);
  rmSync(join(copy, "files.json"));
  const to = await freshDatabase("mysql", { migrated: false });
  const url = new URL(to.options.databaseUrl ?? "");
  const users = ["'corto'@'localhost'", "'corto'@'127.0.0.1'"];
  for (const user of users) {
    await from.db.raw(`CREATE USER ${user} IDENTIFIED BY 'corto'`);
    await from.db.raw(`GRANT ALL ON ${url.pathname.slice(1)}.* TO ${user}`);
  }
  [url.username, url.password] = ["corto", "corto"];
  const { status, stdout, stderr } = run("restore", [copy], { ...to, options: { databaseUrl: url.href } });
  await from.db.raw(`DROP USER ${users}`);
  expect({ status, stderr, stdout }).toEqual({
    ...{ status: 0, stderr: "" },
    stdout: expect.stringContaining("No se ha podido comprobar si la copia está entera: Sin comprobar"),
  });
  for (const database of [from, to]) await database.drop();
  rmSync(folder, { recursive: true });
});
