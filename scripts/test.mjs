import { installPackages } from "./install.mjs";
import { browser, provideAll } from "./provide.mjs";
import { finish, jest, playwright, step } from "./suites.mjs";

/**
 * `npm test`: everything, on a fresh clone too. Lint, types, unit and HTTP tests on both engines, then the whole product
 * in a real browser on the embedded database and on MariaDB. The last line is `N passed, N failed`.
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
// Side by side: each waits now and then for a publication, and leaves a processor idle. Their lines mix; each names its errand.
await Promise.all([
  playwright("browser tests, embedded database"),
  playwright("browser tests, MariaDB", [], { E2E_ENGINE: "mysql" }),
]);
finish();
