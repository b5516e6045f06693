import { spawn } from "node:child_process";
import { root } from "./install.mjs";
import { apiMemory, program } from "./programs.mjs";

/**
 * What the API's container runs, one after the other: the first owner when OWNER_EMAIL and OWNER_PASSWORD name one, the demo
 * with SEED=demo, the API. All they need is in the image. What fails ends the container, which is then started again.
 */
/** A process that ends waits for its lookups of names, and that of a database that is away takes half a minute. */
const endsWithinMs = 8_000;
let child;
for (const signal of ["SIGTERM", "SIGINT"])
  process.on(signal, () => {
    child?.kill("SIGTERM");
    setTimeout(() => child?.kill("SIGKILL"), endsWithinMs).unref();
  });

if (process.env.OWNER_EMAIL && process.env.OWNER_PASSWORD) await done("scripts/src/create-owner.ts", "--quiet");
if (process.env.SEED === "demo") await done("scripts/src/seed.ts", "demo");
process.exit(await run(program("api/src/server.ts"), "inherit", apiMemory));

/** What a command prints is for a terminal (a password, say), not for the container's log. */
async function done(file, ...args) {
  const code = await run(program(file, ...args), "ignore");
  if (code !== 0) process.exit(code);
}

/** @returns the code it ended with */
function run(args, stdout, variables = {}) {
  const env = { ...variables, ...process.env };
  child = spawn(process.execPath, args, { cwd: root, env, stdio: ["ignore", stdout, "inherit"] });
  return new Promise((resolve) => child.on("error", () => resolve(1)).on("exit", (code) => resolve(code ?? 1)));
}
