import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { root } from "../install.mjs";

/** `npm run types`: type-check every workspace, two at a time, the slowest first. */
const workspaces = ["backoffice", "scripts", "marketing", "api", "e2e", "database", "contract"];
const compiler = createRequire(import.meta.url)
  .resolve("typescript/package.json")
  .replace("package.json", "bin/tsc");

const check = (workspace) =>
  new Promise((resolve) => {
    const args = [compiler, "--noEmit", "-p", workspace];
    spawn(process.execPath, args, { cwd: root, stdio: "inherit" }).on("exit", (code) => {
      if (code !== 0) process.exitCode = 1;
      resolve();
    });
  });
const checkNext = async () => {
  for (let workspace = workspaces.shift(); workspace; workspace = workspaces.shift()) await check(workspace);
};
await Promise.all([checkNext(), checkNext()]);
