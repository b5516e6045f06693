import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { freshDatabase } from "../../testing/engines";
import { isUnavailable, SiteStateModel } from "..";

const run = promisify(execFile);

test("two processes that read and then write on the embedded database wait for each other", async () => {
  const { db, options, drop } = await freshDatabase("sqlite");
  const countUp = () =>
    run(process.execPath, ["--import", "tsx", join(__dirname, "../../testing/countUp.ts"), options.file ?? "", "60"]);
  await Promise.all([countUp(), countUp()]);
  expect((await SiteStateModel.query(db).findById(1))?.revision).toBe(120);
  await drop();
});

test.each([
  ["a server whose name nobody knows at the moment, as when its container begins anew", { code: "EAI_AGAIN" }],
  ["a network that is away", { code: "ENETUNREACH" }],
  ["a server that takes no writes, as one that another has just relieved", { code: "ER_OPTION_PREVENTS_STATEMENT" }],
  ["a server that ends", { code: "ER_NORMAL_SHUTDOWN" }],
  ["a connection that MariaDB has killed, which its driver has no name for", { errno: 1927 }],
])("that a database cannot be asked just now is told apart from a wrong question: %s", (_what, facts) => {
  expect(isUnavailable(Object.assign(new Error("as the driver says"), facts))).toBe(true);
  expect(isUnavailable(Object.assign(new Error("as the driver says"), { code: "ER_BAD_FIELD_ERROR" }))).toBe(false);
});
