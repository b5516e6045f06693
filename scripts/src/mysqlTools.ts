import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const tools = { dump: ["mariadb-dump", "mysqldump"], client: ["mariadb", "mysql"] };

/** @returns the first of that name or this on PATH, as a shell would find it */
const found = (names: string[]) =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((dir) => names.map((name) => join(dir, name)))
    .find(existsSync);

/**
 * How to call MySQL's own programs for a database URL. The password goes by the environment, not by the command line.
 * @throws when neither MariaDB's nor MySQL's program is installed
 */
export function mysqlArguments(kind: keyof typeof tools, databaseUrl: string) {
  const command = found(tools[kind]);
  if (!command) throw new Error(`Falta ${tools[kind].join(" o ")}: instala el cliente de MySQL o MariaDB`);
  const url = new URL(databaseUrl);
  const args = [
    "--no-defaults",
    `--host=${url.hostname}`,
    `--port=${url.port || 3306}`,
    `--user=${decodeURIComponent(url.username)}`,
    "--protocol=tcp",
    decodeURIComponent(url.pathname.slice(1)),
  ];
  return { command, args, env: { ...process.env, MYSQL_PWD: decodeURIComponent(url.password) } };
}
