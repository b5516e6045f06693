import { existsSync } from "node:fs";
import { basename, delimiter, join } from "node:path";

const tools = { dump: ["mariadb-dump", "mysqldump"], client: ["mariadb", "mysql"] };
type Kind = keyof typeof tools;

/** @returns MariaDB's or MySQL's program, the first on PATH, as a shell would find it */
export const mysqlTool = (kind: Kind): string | undefined =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((dir) => tools[kind].map((name) => join(dir, name)))
    .find(existsSync);

/**
 * How to call MySQL's own programs for a database URL. The password goes by the environment, not by the command line.
 * @throws when neither MariaDB's nor MySQL's program is installed
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

/** Such a program quotes the statement it stumbled over, with what is in it: only the number of its error is passed on. */
export function toolFailed(command: string, error: unknown): Error {
  const said = String((error as { stderr?: unknown }).stderr ?? "");
  const number = /(?:error:?|ERROR) (\d+)/i.exec(said)?.[1];
  return new Error(`${basename(command)} no ha podido terminar${number ? ` (error ${number})` : ""}`);
}
