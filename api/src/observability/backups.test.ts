import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Backups } from "@estudio/contract";
import { UserModel } from "@estudio/database";
import { startTestApi } from "../../testing/testApi";

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

test("owners, not editors, see the backups, their place, and whether the last good one is too old", async () => {
  const api = await startTestApi("sqlite");
  const owner = await api.as("owner");
  const read = async () => (await owner.call<Backups>("GET", "/api/admin/backups")).body;
  const place = join(api.dataDir, "backups");
  const lay = (name: string, hours: number, isGood: boolean) => {
    mkdirSync(join(place, name), { recursive: true });
    const startedAt = hoursAgo(hours);
    const receipt = {
      name,
      startedAt,
      finishedAt: startedAt,
      bytes: 5,
      rows: 7,
      pictures: 1,
      message: isGood ? "" : "No",
    };
    writeFileSync(
      join(place, name, "backup.json"),
      JSON.stringify({ ...receipt, verifiedAt: isGood ? startedAt : null }),
    );
  };
  expect(await read()).toEqual({
    ...{ place, at: "03:30", keptDays: 7, keptCount: null, lateHours: 36, fixed: { at: false, keep: false } },
    ...{ late: false, problem: "", backups: [], lastGood: null, failure: null },
  });
  await UserModel.query(api.db).patch({ createdAt: hoursAgo(100) });
  expect((await read()).late).toBe(true);
  lay("vieja", 50, true);
  lay("mala", 2, false);
  mkdirSync(join(place, "before-upgrade-1"));
  writeFileSync(join(place, "last-failure.json"), JSON.stringify({ at: hoursAgo(1), message: "No hay sitio" }));
  const late = await read();
  expect([late.late, late.backups.map(({ name }) => name), late.failure?.message]).toEqual([
    true,
    ["mala", "vieja"],
    "No hay sitio",
  ]);
  // A backup dated by a clock that was ahead does not count.
  lay("de-otro-año", -400 * 24, true);
  expect(await read()).toMatchObject({ late: true, lastGood: { name: "vieja" } });
  lay("buena", 1, true);
  expect((await read()).late).toBe(false);
  const save = async (body: object) => (await owner.call("PUT", "/api/admin/settings/1", body)).status;
  expect(await save({ backupLateHours: 0 })).toBe(422);
  expect(await save({ backupKeepDays: 0 })).toBe(422);
  const wrong = await owner.call("PUT", "/api/admin/settings/1", { backupAt: "a las tres" });
  expect([wrong.status, wrong.body]).toEqual([422, expect.objectContaining({ errors: expect.anything() })]);
  expect(wrong.text).toContain("no es una hora");
  expect(await save({ backupLateHours: 1, backupKeepDays: 30, backupAt: "07:30,19:30" })).toBe(200);
  lay("buena", 2, true);
  expect(await read()).toMatchObject({ at: "07:30,19:30", keptDays: 30, lateHours: 1, late: true });
  expect(await save({ backupAt: "" })).toBe(200);
  expect(await read()).toMatchObject({ at: "", late: false });
  expect(await save({ backupLateHours: 36, backupAt: "03:30" })).toBe(200);
  const { text } = await api.anonymous().call("GET", "/api/metrics", undefined, { Authorization: "Bearer secreto" });
  expect(text).toMatch(/estudio_backup_late 0/);
  expect(text).toMatch(/estudio_last_backup_timestamp_seconds [1-9]/);
  expect((await api.anonymous().call("GET", "/api/admin/backups")).status).toBe(401);
  expect((await (await api.as("editor")).call("GET", "/api/admin/backups")).status).toBe(403);
  await api.close();
});

test("environment variables override the backup settings and are reported as fixed", async () => {
  const api = await startTestApi("sqlite", { BACKUP_AT: "off", BACKUP_KEEP: "3" });
  const owner = await api.as("owner");
  expect((await owner.call("PUT", "/api/admin/settings/1", { backupAt: "05:00", backupKeepDays: 90 })).status).toBe(
    200,
  );
  await UserModel.query(api.db).patch({ createdAt: hoursAgo(100) });
  const { body } = await owner.call<Backups>("GET", "/api/admin/backups");
  expect(body).toMatchObject({ at: "off", keptDays: null, keptCount: 3, fixed: { at: true, keep: true }, late: false });
  await api.close();
});

test("an unreachable backup store is reported with its name and the reason, and counts as late", async () => {
  const api = await startTestApi("sqlite", {
    BACKUP_TO: "s3://copias/casa",
    BACKUP_S3_ENDPOINT: "http://127.0.0.1:9",
    BACKUP_S3_ACCESS_KEY_ID: "una",
    BACKUP_S3_SECRET_ACCESS_KEY: "otra",
  });
  const owner = await api.as("owner");
  await UserModel.query(api.db).patch({ createdAt: hoursAgo(100) });
  const { status, body } = await owner.call<Backups>("GET", "/api/admin/backups");
  expect([status, body.place, body.late]).toEqual([200, "s3://copias/casa", true]);
  expect(body.problem).toContain("El almacén de copias s3://copias/casa no responde");
  await api.close();
});
