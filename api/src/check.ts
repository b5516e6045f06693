import { createServer } from "node:net";
import { errorInWords, useDataDir } from "@estudio/database";
import { readEnv } from "./env";
import { addressOf, listen } from "./listening";
import { sessionKeys } from "./people/keys";

/**
 * What `npm start` runs before anything else: ends with 1 and a sentence where the API could not start, before there is an owner or a
 * demo; else prints the address at which it can be asked.
 */
async function main(): Promise<void> {
  const env = readEnv();
  if (env.PORT === 0) throw new Error("PORT: debe ser un número entero de 1 a 65535");
  const probe = createServer();
  await listen(probe, env);
  probe.close();
  useDataDir(env.DATA_DIR);
  sessionKeys(env);
  process.stdout.write(addressOf(env));
}

main().catch((error) => {
  console.error(errorInWords(error));
  process.exitCode = 1;
});
