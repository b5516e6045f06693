import { execFileSync } from "node:child_process";
import { cpSync, existsSync, renameSync } from "node:fs";
import { join } from "node:path";

const mariadbd = [
  "/usr/sbin/mariadbd",
  "/usr/bin/mariadbd",
  "/usr/local/bin/mariadbd",
  "/opt/homebrew/bin/mariadbd",
].find(existsSync);
const asRoot = process.getuid?.() === 0 ? ["--user=root"] : [];

/**
 * Return how to run the test server.
 * @param dir its data goes to `dir/data`
 * @returns `{ command, args, initialize() }`; `initialize` creates the empty data directory
 */
export function serverProgram(dir) {
  return process.env.TEST_MYSQL_HOME ? mysql(process.env.TEST_MYSQL_HOME, dir) : mariadb(dir);
}

function mariadb(dir) {
  if (!mariadbd)
    throw new Error("Falta MariaDB: apt-get install mariadb-server (Debian/Ubuntu) o brew install mariadb");
  // A starting server deletes other servers' temporary tables in a shared folder.
  const temporary = `--tmpdir=${dir}`;
  const data = `--datadir=${dir}/data`;
  const initialize = () =>
    execFileSync("mariadb-install-db", ["--no-defaults", data, temporary, "--auth-root-authentication-method=normal"], {
      stdio: "ignore",
    });
  return { command: mariadbd, args: ["--no-defaults", ...asRoot, data, temporary], initialize };
}

/**
 * Oracle's MySQL, unpacked but not installed. Initializing is slow, so an empty data directory is made once and copied.
 */
function mysql(home, dir) {
  const command = join(home, "bin/mysqld");
  const empty = join(home, "empty");
  const common = [
    "--no-defaults",
    ...asRoot,
    `--tmpdir=${dir}`,
    `--basedir=${home}/usr`,
    `--lc-messages-dir=${home}/usr/share/mysql`,
    `--character-sets-dir=${home}/usr/share/mysql/charsets`,
    `--plugin-dir=${home}/usr/lib/mysql/plugin`,
    "--secure-file-priv=NULL",
    "--innodb-redo-log-capacity=8M",
  ];
  const initialize = () => {
    if (!existsSync(empty)) {
      execFileSync(command, [...common, `--datadir=${dir}/data`, "--initialize-insecure"], { stdio: "ignore" });
      cpSync(join(dir, "data"), `${empty}.${process.pid}`, { recursive: true });
      renameSync(`${empty}.${process.pid}`, empty);
    } else cpSync(empty, join(dir, "data"), { recursive: true });
  };
  return { command, args: [...common, `--datadir=${dir}/data`, "--mysqlx=OFF"], initialize };
}
