import { existsSync } from "node:fs";
import { basename, delimiter, join } from "node:path";

const tools = { dump: ["mariadb-dump", "mysqldump"], client: ["mariadb", "mysql"] };
type Kind = keyof typeof tools;

/** Return the path of MariaDB's or MySQL's program, the first on PATH. */
export const mysqlTool = (kind: Kind): string | undefined =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((dir) => tools[kind].map((name) => join(dir, name)))
    .find(existsSync);

/**
 * Return command, arguments and environment for MySQL's own programs. The password is passed in the environment,
 * because command lines are visible to other users.
 * @throws Error: neither MariaDB's nor MySQL's program is installed
 */
export function mysqlArguments(kind: Kind, databaseUrl: string) {
  const command = mysqlTool(kind);
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

/** Reduce a tool's error to its number: its message would quote the failed statement with its values. */
export function toolFailed(command: string, error: unknown): Error {
  const said = error instanceof Error && "stderr" in error ? String(error.stderr) : "";
  const number = /(?:error:?|ERROR) (\d+)/i.exec(said)?.[1];
  return new Error(`${basename(command)} no ha podido terminar${number ? ` (error ${number})` : ""}`);
}
