import { rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Of most systems, in bytes: a longer path is no socket's. */
const longestPath = 100;
/** So long one may take to end that was told to just now. */
const endingMs = 12_000;

/**
 * Two products on one embedded database would publish against each other. For as long as this process lives it listens on a socket in
 * DATA_DIR, which the second one reaches; what a killed one has left there answers nobody. With MySQL any number may run.
 * @returns whether this is the only one
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

/** @returns false where somebody's socket lies there already; where a disk takes no sockets it goes without */
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
