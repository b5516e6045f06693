/// <reference path="../../../api/testing/s3rver.d.ts" />
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dayMs } from "@estudio/contract";
import {
  type BackupPolicy,
  connect,
  erasePerson,
  ProjectModel,
  programArguments,
  transaction,
} from "@estudio/database";
import { createContact, createProject, createSettings } from "@estudio/database/factories";
import S3rver from "s3rver";
import { engines, freshDatabase, type TestDatabase } from "../../../database/testing/engines";
import { outlived } from "./scheduledBackup";

/** The tests start whole programs, which takes minutes on a busy machine. */
jest.setTimeout(300_000);

test.each(engines)("stores the nightly backup in S3 and restores it from there, on %s", async (engine) => {
  const directory = mkdtempSync(join(tmpdir(), "s3-"));
  const configureBuckets = [{ name: "copias", configs: [] }];
  const store = new S3rver({ address: "127.0.0.1", port: 0, silent: true, directory, configureBuckets });
  const { port } = await store.run();
  const variables = {
    BACKUP_TO: "s3://copias/casa",
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_REGION: "us-east-1",
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
  };
  const from = await freshDatabase(engine);
  await createSettings(from.db);
  await createProject(from.db, { title: "Ático" });
  const gone = await createContact(from.db);
  mkdirSync(join(from.dataDir, "media"), { recursive: true });
  writeFileSync(join(from.dataDir, "media/a.jpg"), "foto");
  expect(await run("backup", ["--scheduled"], from, variables)).toBe("");
  expect(await run("backup", ["--list"], from, variables)).toMatch(/En s3:\/\/copias\/casa:\n2.* buena: \d+ filas/);
  await transaction(from.db, (trx) => erasePerson(trx, gone.email));
  await run("backup", ["--scheduled"], from, variables);
  await from.drop();

  const to = await freshDatabase(engine, { migrated: false });
  if (engine === "sqlite") {
    await to.db.destroy();
    rmSync(join(to.dataDir, "estudio.sqlite"), { force: true });
  }
  expect(await run("restore", ["2020-01-01T00-00-00"], to, variables)).toContain("No hay ninguna copia 2020-01-01");
  expect(await run("restore", ["s3://copias/casa/latest"], to, variables)).toContain("Copia recuperada");
  const db = connect(to.options);
  expect(await ProjectModel.query(db).resultSize()).toBe(1);
  expect(await db("contacts").select("id")).toEqual([]);
  await db.destroy();
  expect(readFileSync(join(to.dataDir, "media/a.jpg"), "utf8")).toBe("foto");
  await to.drop();
  await store.close();
  rmSync(directory, { recursive: true, force: true });
});

/**
 * Run the command without blocking, because the S3 server runs in this process. Return its output, including errors.
 */
function run(
  name: "backup" | "restore",
  args: string[],
  { options, dataDir }: TestDatabase,
  variables: Record<string, string>,
): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: options.databaseUrl ?? "", ...variables };
  const silent = { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true" };
  const program = [...programArguments(`scripts/src/${name}.ts`, true), ...args];
  const how = { cwd: join(__dirname, "../../.."), env: { ...env, ...silent } };
  return new Promise((resolve) =>
    execFile(process.execPath, program, how, (_, stdout, stderr) => resolve(stdout + stderr)),
  );
}

describe("the expiry of backups", () => {
  const now = new Date("2026-11-24T02:30:20.000Z");
  const ago = (days: number, good = true) => ({
    ...{ name: `${days}`, bytes: 1, rows: 1, pictures: 0, message: "" },
    startedAt: new Date(now.getTime() - days * dayMs).toISOString(),
    finishedAt: now.toISOString(),
    verifiedAt: good ? now.toISOString() : null,
  });
  const wishes = { keptDays: 7, keptCount: null } as BackupPolicy;
  const names = (gone: { name: string }[]) => gone.map(({ name }) => name);

  test("deletes those past their days, but never the newest or the three newest good ones", () => {
    const nights = [ago(9), ago(8), ago(7), ago(2), ago(1), ago(0)];
    expect(names(outlived(nights, wishes, now))).toEqual(["9", "8", "7"]);
    expect(names(outlived([ago(9), ago(7), ago(6), ago(0)], wishes, now))).toEqual(["9"]);
    expect(names(outlived([ago(30), ago(20), ago(10, false), ago(9, false)], wishes, now))).toEqual(["10"]);
    expect(names(outlived([ago(30)], wishes, now))).toEqual([]);
  });

  test("keeps a backup dated in the future, which counts neither as the newest nor as a good one", () => {
    const good = [ago(30), ago(20), ago(10)];
    const after = { ...wishes, keptDays: 1 };
    expect(names(outlived([...good, ago(-400)], after, now))).toEqual([]);
    expect(names(outlived([ago(40), ...good, ago(-400), ago(-401), ago(-402)], after, now))).toEqual(["40"]);
    const one = { ...wishes, keptDays: null, keptCount: 1 };
    expect(names(outlived([ago(2), ago(1), ago(-400)], one, now))).toEqual(["2"]);
  });

  test("keeps as many as the environment sets", () => {
    const two = { ...wishes, keptDays: null, keptCount: 2 };
    expect(names(outlived([ago(3), ago(2), ago(1), ago(0)], two, now))).toEqual(["3", "2"]);
    expect(names(outlived([ago(3), ago(2, false), ago(1, false), ago(0, false)], two, now))).toEqual(["2"]);
  });
});
