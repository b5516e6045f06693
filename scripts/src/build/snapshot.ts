import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Snapshot } from "@estudio/contract";
import type { BuildEnv } from "./buildEnv";

/** @returns everything to build from. @throws when the API does not answer, or refuses the builder's token */
export async function fetchSnapshot({ apiUrl, builderToken }: BuildEnv): Promise<Snapshot> {
  const answer = await fetch(`${apiUrl}/api/site/snapshot`, { headers: { Authorization: `Bearer ${builderToken}` } });
  if (!answer.ok) throw new Error(`could not be read: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
  return (await answer.json()) as Snapshot;
}

/** Hands Gatsby this very snapshot, so that what is built and what is checked are the same revision. */
export function serveSnapshot(snapshot: Snapshot): Promise<{ url: string; close(): void }> {
  const body = JSON.stringify(snapshot);
  const server = createServer((_, response) => response.setHeader("Content-Type", "application/json").end(body));
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
}
