import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";

const root = join(__dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const { workspaces }: { workspaces: string[] } = JSON.parse(read("package.json"));

const statement = /^(?:import\s+|(?:import|export)\s[^"'=();]*?\sfrom\s+)"([^"]+)"/gm;
const call = /(?<![.\w])(?:import|require|require\.resolve)\(\s*"([^"]+)"/g;
const packageOf = (path: string) => path.match(/^(?:@[^/]+\/)?[^/]+/)?.[0] ?? path;

describe.each(workspaces)("the package.json of %s", (workspace) => {
  const { name, dependencies, devDependencies } = JSON.parse(read(`${workspace}/package.json`));
  const declared = Object.keys({ ...dependencies, ...devDependencies });
  const files = execFileSync("git", ["ls-files", workspace], { cwd: root, encoding: "utf8" }).trim().split("\n");
  const sources = files.filter((file) => /\.([cm]?tsx?|[cm]js|css)$/.test(file)).map(read);

  test("declares every package that its code imports", () => {
    const imported = sources
      .flatMap((source) => [...source.matchAll(statement), ...source.matchAll(call)])
      .flatMap(([, path = ""]) => (path.startsWith(".") || isBuiltin(path) ? [] : packageOf(path)));
    expect([...new Set(imported)].filter((imported) => ![...declared, name].includes(imported))).toEqual([]);
  });

  test("declares no package that its code does not name", () => {
    const isNamed = (name: string) =>
      sources.some((source) => new RegExp(`"${name.replace("@types/", "")}["/]`).test(source));
    expect(declared.filter((name) => !isNamed(name))).toEqual([]);
  });
});
