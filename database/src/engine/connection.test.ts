import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { freshDatabase } from "../../testing/engines";
import { SiteStateModel } from "..";

const run = promisify(execFile);

test("two processes that read and then write on the embedded database wait for each other", async () => {
  const { db, options, drop } = await freshDatabase("sqlite");
  const countUp = () =>
    run(process.execPath, ["--import", "tsx", join(__dirname, "../../testing/countUp.ts"), options.file ?? "", "60"]);
  await Promise.all([countUp(), countUp()]);
  expect((await SiteStateModel.query(db).findById(1))?.revision).toBe(120);
  await drop();
});
