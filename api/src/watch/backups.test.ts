import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Backups } from "@estudio/contract";
import { UserModel } from "@estudio/database";
import { startTestApi } from "../../testing/testApi";

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

test("owners see which backups lie there, where, and whether the last good one is too old; editors do not", async () => {
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
  expect(await read()).toEqual({ place, at: "03:30", late: false, backups: [], failure: null });
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
  lay("buena", 1, true);
  expect((await read()).late).toBe(false);
  const { text } = await api.anonymous().call("GET", "/api/metrics", undefined, { Authorization: "Bearer secreto" });
  expect(text).toMatch(/estudio_backup_late 0/);
  expect(text).toMatch(/estudio_last_backup_timestamp_seconds [1-9]/);
  expect((await api.anonymous().call("GET", "/api/admin/backups")).status).toBe(401);
  expect((await (await api.as("editor")).call("GET", "/api/admin/backups")).status).toBe(403);
  await api.close();
});
