import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(__dirname, "../..");
type Entry = { optionalDependencies?: Record<string, string> };
const read = (path: string) => readFileSync(join(root, path), "utf8");
const { packages }: { packages: Record<string, Entry> } = JSON.parse(read("package-lock.json"));

/** Resolve a package from a path of the lock as Node does: in the folder itself, then in the folders above. */
function isLocked(path: string, name: string): boolean {
  const candidate = path ? `${path}/node_modules/${name}` : `node_modules/${name}`;
  if (packages[candidate]) return true;
  if (!path) return false;
  const outer = path.lastIndexOf("/node_modules/");
  return isLocked(outer < 0 ? "" : path.slice(0, outer), name);
}

test("locks every platform's packages, so that each machine installs what was tested", () => {
  const wanted = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ path, name })),
  );
  expect(wanted.length).toBeGreaterThan(100);
  expect(wanted.filter(({ path, name }) => !isLocked(path, name))).toEqual([]);
});

test.each(["scripts/install.mjs", "Dockerfile"])("installs the exact versions of the lock in %s", (file) => {
  expect(read(file)).toMatch(/npm ci|"npm", \["ci"/);
  expect(read(file)).not.toMatch(/npm (i|install)\b|"npm", \["(i|install)"/);
});
