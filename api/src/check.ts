import { createServer } from "node:net";
import { errorInWords, useDataDir } from "@estudio/database";
import { readEnv } from "./env";
import { listen } from "./listening";
import { sessionKeys } from "./people/keys";

/**
 * What `npm start` runs where nothing has been made yet: ends with 1 and a sentence where the API could not start, before there is an
 * owner or a demo.
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
