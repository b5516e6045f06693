import { createServer } from "node:net";
import { errorInWords, useDataDir } from "@estudio/database";
import { sessionKeys } from "./auth/keys";
import { readEnv } from "./env";
import { listen } from "./listen";

/**
 * Check that the API could start here. `npm start` runs it before it creates an owner or the demo. Exits with 1 and a
 * sentence if not.
 */
async function main(): Promise<void> {
  const env = readEnv();
  const probe = createServer();
  await listen(probe, env);
  probe.close();
  useDataDir(env.DATA_DIR);
  sessionKeys(env);
}

main().catch((error) => {
  console.error(errorInWords(error));
  process.exitCode = 1;
});
