import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { unpacked } from "../debian/unpack";

const programs = { mysqld: "sbin", mysql: "bin", mysqladmin: "bin", mysqldump: "bin" };

/**
 * Return the folder of Oracle's MySQL, unpacked in the cache from Debian's unstable (no stable release has it) and
 * not installed.
 * The programs in `bin/` run on any Debian.
 * @throws Error in Spanish, saying what is missing
 */
export function mysqlHome(): string {
  const home = unpacked("mysql", {
    suite: "sid",
    packages: ["mysql-server-core", "mysql-client-core"],
    // Only scripts that are not called here need Perl.
    without: /^(lib)?perl/,
  });
  if (!existsSync(join(home, "bin"))) writeCallers(home);
  return home;
}

/** The programs need the loader and libraries unpacked beside them: this machine's may be older. */
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
