import { startMariadb } from "./mariadb.mjs";

/** One MariaDB for the whole jest run; each test file makes its own databases in it. */
export default async function setup() {
  if (process.env.TEST_MYSQL_URL) return;
  const server = await startMariadb();
  process.env.TEST_MYSQL_URL = server.url;
  globalThis.stopMariadb = server.stop;
}
