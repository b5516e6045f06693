import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  ContactModel,
  connect,
  erasePerson,
  migrate,
  ProjectModel,
  programArguments,
  SiteBuildModel,
  transaction,
} from "@estudio/database";
import { createContact, createProject, createSettings } from "@estudio/database/factories";
import { engines, freshDatabase, type TestDatabase } from "../../database/testing/engines";
import { loadOldStudio } from "../../database/testing/upgrade/load";

/** It waits for whole programs, or many publications, on a machine that may be busy. */
jest.setTimeout(300_000);

const root = join(__dirname, "../..");

/** The command, as a person runs it. @returns what it said, also when it failed */
function run(name: "backup" | "restore", folder: string, { options, dataDir }: TestDatabase): string {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: options.databaseUrl ?? "" };
  const args = [...programArguments(`scripts/src/${name}.ts`, true), folder];
  try {
    return execFileSync(process.execPath, args, { cwd: root, env, stdio: "pipe", encoding: "utf8" });
  } catch (error) {
    return String((error as { stderr?: string }).stderr);
  }
}

describe.each(engines)("a backup, on %s", (engine) => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "estudio-backup-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test("brings everything back into an empty place, and asks for the site to be built", async () => {
    const from = await freshDatabase(engine);
    await createSettings(from.db);
    const project = await createProject(from.db, { title: "Àtic 🏠 «Ñandú» 25 m²", results: ["una\nlínea", "'; --"] });
    const contact = await createContact(from.db, { message: "Hola\r\n¿qué tal?" });
    mkdirSync(join(from.dataDir, "media/ab"), { recursive: true });
    writeFileSync(join(from.dataDir, "media/ab/foto.jpg"), Buffer.from([255, 216, 0, 1, 2]));
    writeFileSync(join(from.dataDir, "session-keys"), "secreto");
    expect(run("backup", join(folder, "copia"), from)).toContain("Copia hecha");
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

  test("of an earlier version is brought up to this one", async () => {
    const from = await freshDatabase(engine, { migrated: false });
    const before = await loadOldStudio(from.db, "2026-11-22");
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

  test("brings nobody back whose data were erased since, whoever else wrote", async () => {
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

  test("is never written over something, nor brought back over something", async () => {
    const database = await freshDatabase(engine);
    expect(run("backup", folder, database)).toContain("ya existe");
    expect(run("backup", join(folder, "copia"), database)).toContain("Copia hecha");
    expect(run("restore", join(folder, "copia"), database)).toMatch(/ya existe|no está vacía/);
    expect(existsSync(join(folder, "copia/copia"))).toBe(false);
    await database.drop();
  });
});
