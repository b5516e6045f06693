import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { brotliCompressSync, constants } from "node:zlib";
import { portOf } from "../../../database/testing/portOf";

type Twins = { whole: string; bare: string; close(): void };

/**
 * Start two proxies in front of the product: one changes nothing, the other removes every script from the pages.
 * Both variants go through a proxy, because its milliseconds decide whether a low-priority picture arrives before the
 * first paint.
 * That is worth 0.1 to 0.4 s of simulated LCP.
 */
export async function twins(base: string): Promise<Twins> {
  const [whole, bare] = await Promise.all([proxy(base, (html) => html), proxy(base, withoutScripts)]);
  const close = () => {
    for (const { server, agent } of [whole, bare]) {
      agent.destroy();
      server.close();
      server.closeAllConnections();
    }
  };
  return { whole: whole.url, bare: bare.url, close };
}

/** Close to the quality of the product's pages in `scripts/src/publishing/release/precompress.ts`. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
const withoutScripts = (html: string) => html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "");

async function proxy(base: string, change: (html: string) => string) {
  /** Compressed pages by their HTML, because compression takes longer than all the rest. */
  const compressed = new Map<string, Buffer>();
  const agent = new Agent({ keepAlive: true });
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, host: new URL(base).host };
    // The API compares the origin of a visit's report with its own address.
    if (headers.origin) headers.origin = new URL(base).origin;
    const wantsPage = asked.headers.accept?.includes("text/html");
    if (wantsPage) delete headers["accept-encoding"];
    request(base + asked.url, { agent, method: asked.method, headers }, (found) =>
      found.headers["content-type"]?.startsWith("text/html") ? send(found, answer) : pass(found, answer),
    )
      .on("error", () => answer.writeHead(502).end())
      .end();
  });
  async function send(found: IncomingMessage, answer: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of found) chunks.push(chunk as Buffer);
    const html = change(Buffer.concat(chunks).toString("utf8"));
    const body = compressed.get(html) ?? brotliCompressSync(html, { params });
    compressed.set(html, body);
    const headers = { ...found.headers, "content-length": String(body.length), "content-encoding": "br" };
    answer.writeHead(found.statusCode ?? 502, headers).end(body);
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const port = portOf(server);
  return { server, agent, url: `http://localhost:${port}` };
}

function pass(found: IncomingMessage, answer: ServerResponse): void {
  answer.writeHead(found.statusCode ?? 502, found.headers);
  found.pipe(answer);
}
