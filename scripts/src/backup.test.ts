import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { dayMs } from "@estudio/contract";
import {
  backupPlace,
  ContactModel,
  connect,
  erasePerson,
  migrate,
  ProjectModel,
  programArguments,
  SiteBuildModel,
  transaction,
} from "@estudio/database";
import { createContact, createProject, createSettings, createUser } from "@estudio/database/factories";
import { engines, freshDatabase, type TestDatabase } from "../../database/testing/engines";
import { loadOldStudio } from "../../database/testing/upgrade/load";
import { isOwed } from "./backups/backupClock";

/** The tests start whole programs, which takes minutes on a busy machine. */
jest.setTimeout(300_000);

const root = join(__dirname, "../..");

/** Run the command as a person does. Return its output, or its error output when it fails. */
function run(
  name: "backup" | "restore",
  folder: string,
  { options, dataDir }: TestDatabase,
  variables: Record<string, string> = {},
): string {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: options.databaseUrl ?? "", ...variables };
  const args = [...programArguments(`scripts/src/${name}.ts`, true), folder];
  try {
    return execFileSync(process.execPath, args, { cwd: root, env, stdio: "pipe", encoding: "utf8" });
  } catch (error) {
    return String(Object(error).stderr);
  }
}

describe.each(engines)("a backup on %s", (engine) => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "estudio-backup-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test("restores everything into an empty place, and requests a build of the site", async () => {
    const from = await freshDatabase(engine);
    await createSettings(from.db);
    const project = await createProject(from.db, { title: "Àtic 🏠 «Ñandú» 25 m²", results: ["una\nlínea", "'; --"] });
    const contact = await createContact(from.db, { message: "Hola\r\n¿qué tal?" });
    mkdirSync(join(from.dataDir, "media/ab"), { recursive: true });
    writeFileSync(join(from.dataDir, "media/ab/foto.jpg"), Buffer.from([255, 216, 0, 1, 2]));
    writeFileSync(join(from.dataDir, "session-keys"), "secreto");
    const said = run("backup", join(folder, "copia"), from);
    expect(said).toContain("Copia hecha");
    expect(said).toMatch(/Comprobada al recuperarla: \d+ filas, 0 imágenes/);
    await from.drop();
    const modes = ["", engine === "sqlite" ? "database.sqlite" : "database.sql"].map(
      (name) => statSync(join(folder, "copia", name)).mode & 0o777,
    );
    expect(modes).toEqual([0o700, 0o600]);

    const to = await freshDatabase(engine, { migrated: false });
    if (engine === "sqlite") {
      await to.db.destroy();
      rmSync(join(to.dataDir, "estudio.sqlite"), { force: true });
    }
    expect(run("restore", join(folder, "copia"), to)).toContain("Copia recuperada");
    const db = connect(to.options);
    expect(await ProjectModel.query(db).findById(project.id)).toEqual(project);
    expect(await ContactModel.query(db).findById(contact.id)).toEqual(contact);
    expect(await SiteBuildModel.query(db).findOne({ slot: "queued" })).toMatchObject({ reason: "Copia recuperada" });
    await db.destroy();
    expect([...readFileSync(join(to.dataDir, "media/ab/foto.jpg"))]).toEqual([255, 216, 0, 1, 2]);
    expect(readFileSync(join(to.dataDir, "session-keys"), "utf8")).toBe("secreto");
    await to.drop();
  });

  test("restores a copy of an earlier version, and migrates it", async () => {
    const from = await freshDatabase(engine, { migrated: false });
    const before = await loadOldStudio(from.db, "2026-11-22");
    mkdirSync(join(from.dataDir, "media"));
    for (const { path } of await from.db("media").select("path")) writeFileSync(join(from.dataDir, path), "foto");
    expect(run("backup", join(folder, "copia"), from)).toContain("Copia hecha");
    await from.drop();
    const to = await freshDatabase(engine, { migrated: false });
    if (engine === "sqlite") {
      await to.db.destroy();
      rmSync(join(to.dataDir, "estudio.sqlite"), { force: true });
    }
    expect(run("restore", join(folder, "copia"), to)).toContain("Copia recuperada");
    const db = connect(to.options);
    expect(await migrate(db)).toEqual([]);
    expect(await ProjectModel.query(db).resultSize()).toBe(before.projects?.length);
    await db.destroy();
    await to.drop();
  });

  test("does not restore people whose data were erased since, even if others wrote after them", async () => {
    const from = await freshDatabase(engine);
    const gone = await createContact(from.db, { email: "Fuera@correo.example" });
    const stays = await createContact(from.db);
    expect(run("backup", join(folder, "antes"), from)).toContain("Copia hecha");
    await transaction(from.db, (trx) => erasePerson(trx, gone.email));
    expect(run("backup", join(folder, "despues"), from)).toContain("Copia hecha");
    await from.drop();
    const to = await freshDatabase(engine, { migrated: false });
    if (engine === "sqlite") {
      await to.db.destroy();
      rmSync(join(to.dataDir, "estudio.sqlite"), { force: true });
    }
    expect(run("restore", join(folder, "antes"), to)).toContain("Vuelto a borrar lo que la copia traía");
    const db = connect(to.options);
    expect((await ContactModel.query(db)).map(({ id }) => id)).toEqual([stays.id]);
    await db.destroy();
    await to.drop();
  });

  test("refuses to overwrite a folder or a database", async () => {
    const database = await freshDatabase(engine);
    expect(run("backup", folder, database)).toContain("ya existe");
    expect(run("backup", join(folder, "copia"), database)).toContain("Copia hecha");
    expect(run("restore", join(folder, "copia"), database)).toMatch(/ya existe|no está vacía/);
    expect(existsSync(join(folder, "copia/copia"))).toBe(false);
    await database.drop();
  });

  test("verifies each nightly copy, links its pictures, keeps the configured number and restores one by name", async () => {
    const from = await freshDatabase(engine);
    await createSettings(from.db);
    const hash = "0123456789abcdef0123456789abcdef";
    await createProject(from.db, { title: "Ático" });
    await from.db("media").insert({
      path: `/media/${hash}.jpg`,
      hash,
      width: 3,
      height: 2,
      color: "#c8b8a8",
      focal: "{}",
      alts: "{}",
      credit: "",
      widths: "[]",
      bytes: 4,
      ready: true,
      version: 1,
      createdAt: new Date().toISOString(),
      updatedAt: new Date().toISOString(),
    });
    mkdirSync(join(from.dataDir, "media"), { recursive: true });
    writeFileSync(join(from.dataDir, `media/${hash}.jpg`), "foto");
    const to = { BACKUP_TO: folder, BACKUP_KEEP: "2" };
    for (let night = 0; night < 3; night++) {
      expect(run("backup", "--scheduled", from, to)).toBe("");
      await pause(1100);
    }
    const names = readdirSync(folder).sort();
    expect(names).toHaveLength(2);
    const [name = "", last = ""] = names;
    expect(JSON.parse(readFileSync(join(folder, last, "backup.json"), "utf8"))).toMatchObject({
      name: last,
      pictures: 1,
      message: "",
      verifiedAt: expect.stringMatching(/Z$/),
    });
    expect(statSync(join(folder, last, `media/${hash}.jpg`)).nlink).toBe(3);

    // Good backups stay although newer bad ones exist.
    rmSync(join(from.dataDir, `media/${hash}.jpg`));
    writeFileSync(join(from.dataDir, `media/${hash}.jpg`), "");
    for (let night = 0; night < 2; night++) {
      expect(run("backup", "--scheduled", from, to)).toContain(`NO COMPROBADA: En la copia falta`);
      await pause(1100);
    }
    const failure = JSON.parse(readFileSync(join(folder, "last-failure.json"), "utf8"));
    expect(failure.message).toContain(`/media/${hash}.jpg`);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining([name, last]));
    expect(run("backup", join(folder, "a-mano"), from)).toContain(`NO COMPROBADA: En la copia falta`);
    await from.drop();

    const back = await freshDatabase(engine, { migrated: false });
    if (engine === "sqlite") {
      await back.db.destroy();
      rmSync(join(back.dataDir, "estudio.sqlite"), { force: true });
    }
    expect(run("restore", last, back, to)).toContain("Copia recuperada");
    const db = connect(back.options);
    expect(await ProjectModel.query(db).resultSize()).toBe(1);
    await db.destroy();
    expect(readFileSync(join(back.dataDir, `media/${hash}.jpg`), "utf8")).toBe("foto");
    await back.drop();
  });

  test("is due once per set time, and never before the studio exists", async () => {
    const database = await freshDatabase(engine);
    process.env.BACKUP_TO = folder;
    const hourAgo = new Date(Date.now() - 3_600_000);
    const place = backupPlace(database.dataDir);
    expect(await isOwed(database.db, hourAgo, place)).toBe(false);
    await createUser(database.db, { createdAt: new Date(Date.now() - dayMs).toISOString() });
    expect(await isOwed(database.db, hourAgo, place)).toBe(true);
    writeFileSync(
      join(folder, "last-failure.json"),
      JSON.stringify({ at: new Date().toISOString(), message: "No hay sitio" }),
    );
    expect(await isOwed(database.db, hourAgo, place)).toBe(false);
    // A failed backup is tried again after an hour.
    place.noteFailure({ at: new Date(Date.now() - 3_700_000).toISOString(), message: "No hay sitio" });
    expect(await isOwed(database.db, new Date(Date.now() - 2 * 3_600_000), place)).toBe(true);
    rmSync(join(folder, "last-failure.json"));
    expect(run("backup", "--scheduled", database, { BACKUP_TO: folder })).toBe("");
    expect(await isOwed(database.db, hourAgo, place)).toBe(false);
    // Neither a backup nor a failure dated in the future delays the next backup.
    const ahead = new Date(Date.now() + 400 * dayMs).toISOString();
    const [made] = await place.list();
    const receipt = join(folder, made?.name ?? "", "backup.json");
    writeFileSync(receipt, JSON.stringify({ ...made, startedAt: ahead }));
    place.noteFailure({ at: ahead, message: "No hay sitio" });
    expect(await isOwed(database.db, hourAgo, place)).toBe(true);
    delete process.env.BACKUP_TO;
    await database.drop();
  });
});
