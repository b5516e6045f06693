import { installPackages } from "../install.mjs";
import { browser, provideAll } from "../provide.mjs";
import { finish, jest, playwright, step } from "./suites.mjs";

/**
 * `npm test`: run lint, types, unit and HTTP tests on both engines, on a fresh clone too.
 * Then run the whole product in a real browser, on the embedded database and on MariaDB. The last line is `N passed,
 * N failed`.
 */
installPackages();
provideAll([
  ["mariadbd", "mariadb-server", ["/usr/sbin/mariadbd", "/usr/bin/mariadbd", "/opt/homebrew/bin/mariadbd"]],
  browser,
  ["nginx", "nginx-light", ["/usr/sbin/nginx", "/usr/bin/nginx", "/opt/homebrew/bin/nginx"]],
  ["Java", "default-jre-headless", ["/usr/bin/java", "/usr/local/bin/java", "/opt/homebrew/bin/java"]],
  ["Caddy", "caddy", ["/usr/bin/caddy", "/opt/homebrew/bin/caddy"]],
  ["openssl", "openssl", ["/usr/bin/openssl", "/opt/homebrew/bin/openssl"]],
  ...(process.platform === "linux" ? [["systemd-analyze", "systemd", ["/usr/bin/systemd-analyze"]]] : []),
]);

await step("lint", "npm", ["run", "--silent", "lint"]);
await step("types", "npm", ["run", "--silent", "types"]);
await jest("unit and HTTP tests");
await step("panel", "npm", ["run", "--silent", "build", "--workspace", "@estudio/backoffice"]);
// In parallel, because each often waits for a publication with an idle CPU. Their lines mix, but each names its
// suite.
await Promise.all([
  playwright("browser tests, embedded database"),
  playwright("browser tests, MariaDB", [], { E2E_ENGINE: "mysql" }),
]);
finish();
