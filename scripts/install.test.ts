import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A fake project with a lock of one package, and a fake `npm` that only records its call. */
describe("installPackages", () => {
  let root: string;
  const other = { version: "1.0.0", optional: true };
  const lock = JSON.stringify({
    packages: { "": {}, "node_modules/a": { version: "1.0.0" }, "node_modules/for-another-system": other },
  });
  const put = (path: string, text: string) => {
    mkdirSync(join(root, path, ".."), { recursive: true });
    writeFileSync(join(root, path), text, { mode: 0o755 });
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "estudio-install-"));
    mkdirSync(join(root, "scripts"));
    copyFileSync(join(__dirname, "install.mjs"), join(root, "scripts/install.mjs"));
    put("bin/npm", `#!/bin/sh\necho "$@" >${root}/called\n`);
    put("package-lock.json", lock);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const installs = () => {
    const program = `import(${JSON.stringify(join(root, "scripts/install.mjs"))}).then((m) => m.installPackages())`;
    execFileSync(process.execPath, ["-e", program], {
      env: { ...process.env, PATH: `${root}/bin:${process.env.PATH}` },
    });
    return existsSync(join(root, "called"));
  };

  test("installs on a new clone, and when the lock names another version", () => {
    expect(installs()).toBe(true);
    rmSync(join(root, "called"));
    put("node_modules/.package-lock.json", JSON.stringify({ packages: { "node_modules/a": { version: "0.9.0" } } }));
    expect(installs()).toBe(true);
  });

  test("does not install when a checkout only touched the lock", () => {
    put("node_modules/.package-lock.json", JSON.stringify({ packages: { "node_modules/a": { version: "1.0.0" } } }));
    const future = Date.now() / 1000 + 3600;
    utimesSync(join(root, "package-lock.json"), future, future);
    expect(installs()).toBe(false);
  });
});
