import { installPackages } from "./install.mjs";
import { provide } from "./provide.mjs";
import { finish, jest, playwright, step } from "./suites.mjs";

/**
 * `npm test`: everything, on a fresh clone too. Lint, types, unit and HTTP tests on both engines, then the whole product
 * in a real browser on the embedded database and on MariaDB. The last line is `N passed, N failed`.
 */
installPackages();
provide("mariadbd", "mariadb-server", ["/usr/sbin/mariadbd", "/usr/bin/mariadbd", "/opt/homebrew/bin/mariadbd"]);
provide("Chromium", "chromium", ["/usr/bin/chromium", "/usr/bin/chromium-browser", process.env.CHROMIUM ?? ""]);
provide("nginx", "nginx-light", ["/usr/sbin/nginx", "/usr/bin/nginx", "/opt/homebrew/bin/nginx"]);
provide("Java", "default-jre-headless", ["/usr/bin/java", "/usr/local/bin/java", "/opt/homebrew/bin/java"]);
provide("Caddy", "caddy", ["/usr/bin/caddy", "/opt/homebrew/bin/caddy"]);
provide("openssl", "openssl", ["/usr/bin/openssl", "/opt/homebrew/bin/openssl"]);
if (process.platform === "linux") provide("systemd-analyze", "systemd", ["/usr/bin/systemd-analyze"]);

step("lint", "npm", ["run", "--silent", "lint"]);
step("types", "npm", ["run", "--silent", "types"]);
jest("unit and HTTP tests");
step("panel", "npm", ["run", "--silent", "build", "--workspace", "@estudio/backoffice"]);
playwright("browser tests, embedded database");
playwright("browser tests, MariaDB", [], { E2E_ENGINE: "mysql" });
finish();
