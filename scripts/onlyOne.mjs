import { rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Maximum bytes of a socket's path on most systems. */
const longestPath = 100;
/** How long a product that was just told to stop may take. */
const endingMs = 12_000;

/**
 * Claim DATA_DIR for this process: two products on one embedded database would publish against each other.
 * The claim is a socket in DATA_DIR on which this process listens while it lives. A killed process leaves a socket
 * that does not answer.
 * With MySQL any number of products may run.
 * @returns whether this is the only product
 */
export async function isOnlyOne(dataDir) {
  const path = join(dataDir, "running.sock");
  if (process.env.DATABASE_URL || Buffer.byteLength(path) > longestPath) return true;
  for (const until = performance.now() + endingMs; !(await listens(path)); await pause(200)) {
    if (!(await answers(path))) rmSync(path, { force: true });
    else if (performance.now() > until) return false;
  }
  return true;
}

/**
 * Listen on the socket. Return false when the path is in use; true also on a disk without sockets, where no claim is
 * possible.
 */
function listens(path) {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", ({ code }) => resolve(code !== "EADDRINUSE"));
    server.listen(path, () => {
      server.unref();
      resolve(true);
    });
  });
}

function answers(path) {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
