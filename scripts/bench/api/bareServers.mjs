import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import Koa from "koa";

/**
 * `node bareServers.mjs node|koa answer.json`: a server that only sends the given bytes and headers: the lower bound
 * of HTTP in Node or Koa.
 * Prints its address.
 */
const [kind, file] = process.argv.slice(2);
const { headers, body, etag } = JSON.parse(readFileSync(file, "utf8"));
const bytes = Buffer.from(body, "base64");
const length = { "Content-Length": String(bytes.length) };

function bareNode(request, response) {
  if (request.headers["if-none-match"] === etag) return response.writeHead(304, headers).end();
  response.writeHead(200, { ...headers, ...length }).end(bytes);
}

function bareKoa() {
  const app = new Koa();
  app.use((ctx) => {
    ctx.set(headers);
    if (ctx.get("If-None-Match") === etag) ctx.status = 304;
    else ctx.body = bytes;
  });
  return app.callback();
}

const server = createServer(kind === "koa" ? bareKoa() : bareNode);
server.listen(0, "127.0.0.1", () => process.stdout.write(`http://127.0.0.1:${server.address().port}\n`));
