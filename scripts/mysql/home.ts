import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { unpacked } from "../debian/unpack";

const programs = { mysqld: "sbin", mysql: "bin", mysqladmin: "bin", mysqldump: "bin" };

/**
 * Oracle's MySQL as Debian's unstable packs it (no stable release does), unpacked in the cache and not installed.
 * @returns its folder; `bin/` in it has the programs, ready to be called on any Debian
 * @throws Error saying what is missing, in a sentence
 */
export function mysqlHome(): string {
  const home = unpacked("mysql", {
    suite: "sid",
    packages: ["mysql-server-core", "mysql-client-core"],
    // Only the scripts that nobody calls here are written in it.
    without: /^(lib)?perl/,
  });
  if (!existsSync(join(home, "bin"))) writeCallers(home);
  return home;
}

/** They run with the loader and the libraries that were unpacked beside them, not with this machine's older ones. */
function writeCallers(home: string): void {
  const folder = readdirSync(join(home, "usr/lib")).find((name) => name.endsWith("-linux-gnu"));
  const loader =
    folder && readdirSync(join(home, "usr/lib", folder)).find((name) => /^ld-linux-.+\.so\.\d$/.test(name));
  if (!loader) throw new Error(`${home} no contiene un MySQL con sus bibliotecas: bórrala y repite.`);
  mkdirSync(join(home, "bin"));
  for (const [name, place] of Object.entries(programs))
    writeFileSync(
      join(home, "bin", name),
      `#!/bin/sh
usr=$(cd "$(dirname "$0")/../usr" && pwd)
exec "$usr/lib/${folder}/${loader}" --library-path "$usr/lib/${folder}" "$usr/${place}/${name}" "$@"
`,
      { mode: 0o755 },
    );
}
