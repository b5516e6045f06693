import { statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** `node healthy.mjs api|builder`: exit with 0 while that program of this container works. */
const checks = {
  api: async () => (await fetch("http://127.0.0.1:8080/api/health")).ok,
  // biome-ignore lint/plugin: mtime is wall-clock time; the builder touches the file every two seconds.
  builder: async () => Date.now() - statSync(join(tmpdir(), "estudio-builder-alive")).mtimeMs < 30_000,
};
const isHealthy = await checks[process.argv[2]]().catch(() => false);
process.exit(isHealthy ? 0 : 1);
