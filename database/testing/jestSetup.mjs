import { startServer } from "./server.mjs";
import { needDatabase } from "./testKinds.mjs";

/** Start one MariaDB for the whole run if a chosen test file needs it. Each test file creates its own databases in it. */
export default async function setup({ testPathPatterns, watch, watchAll }) {
  if (process.env.TEST_MYSQL_URL || process.env.TESTS === "fast") return;
  if (!watch && !watchAll && !needDatabase(testPathPatterns.patterns)) return;
  const server = await startServer();
  process.env.TEST_MYSQL_URL = server.url;
  globalThis.stopServer = server.stop;
}
