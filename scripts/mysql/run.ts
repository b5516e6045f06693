import { execFileSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { browser, provide } from "../provide.mjs";
import { finish, jest, playwright } from "../suites/suites.mjs";
import { mysqlHome } from "./home";

/**
 * `npm run test:mysql`: run every test that needs a server, and the main job in a browser, on Oracle's MySQL. On Debian
 * MySQL is downloaded once and not installed. Elsewhere TEST_MYSQL_URL names a server on which databases may be created
 * (`mysql://root:password@127.0.0.1:3306`). The last line is `N passed, N failed`.
 */
const home = process.env.TEST_MYSQL_URL ? undefined : ownMysql();
provide(...browser);
const variables = {
  ...(home ? { TEST_MYSQL_HOME: home, PATH: [join(home, "bin"), process.env.PATH].join(delimiter) } : {}),
  TEST_ENGINE: "mysql",
  E2E_ENGINE: "mysql",
};
// Full paths, because a folder above the project may have the name of a workspace.
const withServer = ["api", "database", "scripts"].map((workspace) => join(__dirname, "../..", workspace, "/"));
// MySQL creates tables several times slower than MariaDB.
const patient = "--testTimeout=180000";
void runAll();

async function runAll(): Promise<void> {
  await jest("API, database and commands on MySQL", [...withServer, patient], variables);
  await playwright("the main job in a browser, on MySQL", ["e2e/main/mainJob"], variables);
  finish();
}

/** Print the version, so that the log shows what was tested. */
function ownMysql(): string {
  try {
    const folder = mysqlHome();
    execFileSync(join(folder, "bin/mysqld"), ["--version"], { stdio: ["ignore", "inherit", "inherit"] });
    return folder;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error("O di un servidor tuyo: TEST_MYSQL_URL=mysql://root:clave@127.0.0.1:3306 npm run test:mysql");
    process.exit(1);
  }
}
