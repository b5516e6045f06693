import { run } from "./install.mjs";

/** `npm run types`: every workspace against the compiler. */
for (const workspace of ["contract", "database", "api", "scripts", "backoffice", "marketing", "e2e"]) {
  run("npx", ["tsc", "--noEmit", "-p", workspace]);
}
