import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { dayMs } from "@estudio/contract";
import { backupPlace } from "@estudio/database";
import { createSettings, createUser } from "@estudio/database/factories";
import { freshDatabase } from "../../../database/testing/engines";
import { BackupClock } from "./backupClock";

const kept = { ...process.env };
afterEach(() => {
  jest.restoreAllMocks();
  for (const name of ["BACKUP_TO", "BACKUP_AT", "DATA_DIR", "PATH"])
    if (kept[name] === undefined) delete process.env[name];
    else process.env[name] = kept[name];
});

test("shows that the nightly backup cannot be started, and the builder keeps running", async () => {
  const { db, dataDir, drop } = await freshDatabase("sqlite");
  const folder = mkdtempSync(join(tmpdir(), "estudio-backup-clock-"));
  Object.assign(process.env, { BACKUP_TO: folder, BACKUP_AT: "00:00", DATA_DIR: dataDir, PATH: folder });
  await createSettings(db);
  await createUser(db, { createdAt: new Date(Date.now() - 3 * dayMs).toISOString() });
  // The clock looks once a minute. The test calls it at once.
  let look: () => void = () => undefined;
  jest.spyOn(global, "setInterval").mockImplementationOnce((work) => {
    look = work;
    return setTimeout(() => undefined, 0);
  });
  const clock = new BackupClock(db);
  clock.start();
  const { execPath } = process;
  process.execPath = join(folder, "gone");
  look();
  const place = backupPlace(dataDir);
  while (!place.failure()) await pause(20);
  process.execPath = execPath;
  expect(place.failure()?.message).toContain("ENOENT");
  clock.stop();
  await drop();
  rmSync(folder, { recursive: true });
});
