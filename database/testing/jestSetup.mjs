import { startServer } from "./server.mjs";

/** Start one server for the whole jest run; each test file creates its own databases in it. */
export default async function setup() {
  if (process.env.TEST_MYSQL_URL) return;
  const server = await startServer();
  process.env.TEST_MYSQL_URL = server.url;
  globalThis.stopServer = server.stop;
}
