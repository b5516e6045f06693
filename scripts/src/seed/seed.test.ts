import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ProjectModel, programArguments, UserModel } from "@estudio/database";
import { engines, freshDatabase } from "../../../database/testing/engines";
import { freePort } from "../../testing/machine";

/** The tests start whole programs, which takes minutes on a busy machine. */
jest.setTimeout(300_000);

test.each(engines)(
  "fills in the demo under the real site's address, and leaves no user behind, on %s",
  async (engine) => {
    const { db, options, dataDir, drop } = await freshDatabase(engine);
    const env = {
      ...process.env,
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DATABASE_URL: options.databaseUrl ?? "",
      SESSION_KEYS: "clave-de-prueba",
      SITE_URL: "https://estudio.example",
    };
    const args = [...programArguments("scripts/src/seed/seed.ts", true), "demo"];
    const { status, stderr } = spawnSync(process.execPath, args, {
      cwd: join(__dirname, "../../.."),
      env,
      encoding: "utf8",
    });
    expect([status, stderr]).toEqual([0, ""]);
    expect(await ProjectModel.query(db).resultSize()).toBeGreaterThan(0);
    expect(await UserModel.query(db).resultSize()).toBe(0);
    await drop();
  },
);
