import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";

/** A proxy in front of the product that takes every script out of its pages; everything else passes as it is. */
export async function withoutScripts(base: string): Promise<{ url: string; close(): void }> {
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, host: new URL(base).host };
    const wantsPage = asked.headers.accept?.includes("text/html");
    if (wantsPage) delete headers["accept-encoding"];
    request(base + asked.url, { method: asked.method, headers }, (found) =>
      found.headers["content-type"]?.startsWith("text/html") ? strip(found, answer) : pass(found, answer),
    )
      .on("error", () => answer.writeHead(502).end())
      .end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function pass(found: IncomingMessage, answer: ServerResponse): void {
  answer.writeHead(found.statusCode ?? 502, found.headers);
  found.pipe(answer);
}

/** Compressed again as the product does, so that the weights compare. */
async function strip(found: IncomingMessage, answer: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of found) chunks.push(chunk as Buffer);
  const html = Buffer.concat(chunks).toString("utf8");
  const body = brotliCompressSync(html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, ""));
  const headers = { ...found.headers, "content-length": String(body.length), "content-encoding": "br" };
  answer.writeHead(found.statusCode ?? 502, headers).end(body);
}
