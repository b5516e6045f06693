import { existsSync } from "node:fs";

const tools = { dump: ["mariadb-dump", "mysqldump"], client: ["mariadb", "mysql"] };

/**
 * How to call MySQL's own programs for a database URL. The password goes by the environment, not by the command line.
 * @throws when neither MariaDB's nor MySQL's program is installed
 */
export function mysqlArguments(kind: keyof typeof tools, databaseUrl: string) {
  const command = tools[kind].find((name) =>
    (process.env.PATH ?? "").split(":").some((dir) => existsSync(`${dir}/${name}`)),
  );
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
