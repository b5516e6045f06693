import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Snapshot } from "@estudio/contract";

/** Serve this snapshot to Gatsby, so that the site is built and checked from the same revision. */
export function serveSnapshot(snapshot: Snapshot): Promise<{ url: string; close(): void }> {
  const body = JSON.stringify(snapshot);
  const server = createServer((_, response) => {
    response.setHeader("Content-Type", "application/json").end(body);
  });
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      resolve({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close });
    });
  });
}
