import { spawn } from "node:child_process";
import { root } from "./install.mjs";
import { apiMemory, program } from "./programs.mjs";

/**
 * Entry point of the API's container: create the first owner (with OWNER_EMAIL and OWNER_PASSWORD), seed the demo
 * (with SEED=demo), run the API.
 * A failure ends the container, which the restart policy starts again.
 */
/** Node waits for pending DNS lookups at its exit, up to half a minute when the database's host is away. */
const endsWithinMs = 8_000;
let child;
for (const signal of ["SIGTERM", "SIGINT"])
  process.on(signal, () => {
    child?.kill("SIGTERM");
    setTimeout(() => child?.kill("SIGKILL"), endsWithinMs).unref();
  });

if (process.env.OWNER_EMAIL && process.env.OWNER_PASSWORD) await done("scripts/src/create-owner.ts", "--quiet");
if (process.env.SEED === "demo") await done("scripts/src/seed/seed.ts", "demo");
process.exit(await run(program("api/src/server.ts"), "inherit", apiMemory));

/** Run a command without its output, which may contain a password and must not reach the container's log. */
async function done(file, ...args) {
  const code = await run(program(file, ...args), "ignore");
  if (code !== 0) process.exit(code);
}

/** Return the exit code. */
function run(args, stdout, variables = {}) {
  const env = { ...variables, ...process.env };
  child = spawn(process.execPath, args, { cwd: root, env, stdio: ["ignore", stdout, "inherit"] });
  return new Promise((resolve) => child.on("error", () => resolve(1)).on("exit", (code) => resolve(code ?? 1)));
}
