import { EventEmitter, once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Snapshot } from "@estudio/contract";
import { askApi } from "./askApi";
import type { BuildEnv } from "./buildEnv";

/** @returns everything to build from. @throws when the API does not answer, or refuses the builder's token */
export async function fetchSnapshot({ apiUrl, builderToken }: BuildEnv): Promise<Snapshot> {
  const answer = await askApi(`${apiUrl}/api/site/snapshot`, { headers: { Authorization: `Bearer ${builderToken}` } });
  if (!answer.ok) throw new Error(`could not be read: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
  return (await answer.json()) as Snapshot;
}

export type Source = {
  url: string;
  /** Where a build started ahead asks for the content to end with; answered by `give`. */
  nextUrl: string;
  /** Resolves when it has asked. */
  asked: Promise<void>;
  give(next: Snapshot): void;
  close(): void;
};

/** Hands Gatsby this very snapshot, so that what is built and what is checked are the same revision. */
export function serveSnapshot(snapshot: Snapshot): Promise<Source> {
  const body = JSON.stringify(snapshot);
  let waiting: ServerResponse | undefined;
  const questions = new EventEmitter();
  const asked = once(questions, "asked").then(() => undefined);
  const server = createServer((request, response) => {
    response.setHeader("Content-Type", "application/json");
    if (request.url !== "/next") return response.end(body);
    waiting = response;
    questions.emit("asked");
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      resolve({
        url,
        nextUrl: `${url}/next`,
        asked,
        give: (next) => waiting?.end(JSON.stringify(next)),
        close: () => {
          server.close();
          server.closeAllConnections();
        },
      });
    });
  });
}
