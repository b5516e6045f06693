import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { freshDatabase } from "../../testing/engines";
import { isUnavailable, SiteStateModel } from "..";

const run = promisify(execFile);

test("two processes that read and then write on SQLite wait for each other", async () => {
  const { db, options, drop } = await freshDatabase("sqlite");
  const countUp = () =>
    run(process.execPath, ["--import", "tsx", join(__dirname, "../../testing/countUp.ts"), options.file ?? "", "60"]);
  await Promise.all([countUp(), countUp()]);
  expect((await SiteStateModel.query(db).findById(1))?.revision).toBe(120);
  await drop();
});

it.each([
  ["an unknown host name, e.g. while its container restarts", { code: "EAI_AGAIN" }],
  ["an unreachable network", { code: "ENETUNREACH" }],
  ["a read-only server, e.g. after a failover", { code: "ER_OPTION_PREVENTS_STATEMENT" }],
  ["a server that shuts down", { code: "ER_NORMAL_SHUTDOWN" }],
  ["a connection killed by MariaDB, for which the driver has no code", { errno: 1927 }],
])("recognizes an unavailable database, as opposed to a wrong query: %s", (_what, facts) => {
  expect(isUnavailable(Object.assign(new Error("as the driver says"), facts))).toBe(true);
  expect(isUnavailable(Object.assign(new Error("as the driver says"), { code: "ER_BAD_FIELD_ERROR" }))).toBe(false);
});
