import { execFileSync } from "node:child_process";
import { createServer, type IncomingMessage, request as plainRequest, type Server } from "node:http";
import { request as tlsRequest } from "node:https";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { portOf } from "../../database/testing/portOf";
import {
  domain,
  machineFiles,
  program,
  type RunningProxy,
  startCaddyExample,
  startNginxExample,
} from "../testing/proxies";

const events = "/api/admin/site-builds/events";
type Seen = { headers: Record<string, string>; bytes: number };

/** Start a stand-in for the service: it echoes each request. Its event stream sends one event and stays open. */
async function startService(): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url === events) {
      response.setHeader("Content-Type", "text/event-stream");
      response.write("data: publicado\n\n");
      return;
    }
    const body = await buffer(request);
    response.end(JSON.stringify({ headers: request.headers, bytes: body.length }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

type Ask = { path?: string; headers?: Record<string, string>; body?: Buffer };

/** Send a visitor's request to that port. Resolves as soon as the response begins. */
function ask(port: number, secure: boolean, { path = "/", headers = {}, body }: Ask = {}): Promise<IncomingMessage> {
  const options = {
    port,
    host: "127.0.0.1",
    path,
    method: body ? "PUT" : "GET",
    headers: { host: domain, ...headers },
  };
  return new Promise((resolve, reject) => {
    const answered = (answer: IncomingMessage) => {
      // The test may close the response early, e.g. an event stream that never ends.
      answer.on("error", () => {});
      resolve(answer);
    };
    const call = secure
      ? tlsRequest({ ...options, servername: domain, rejectUnauthorized: false }, answered)
      : plainRequest(options, answered);
    call.on("error", reject);
    call.end(body);
  });
}

describe.each([
  ["nginx", startNginxExample],
  ["Caddy", startCaddyExample],
])("%s in front of the service, configured as in deploy/machine", (_name, start) => {
  let service: Server;
  let proxy: RunningProxy;
  const reached = async (asked: Ask): Promise<Seen> => JSON.parse(await text(await ask(proxy.https, true, asked)));

  beforeAll(async () => {
    service = await startService();
    proxy = await start(portOf(service));
  });
  afterAll(async () => {
    service.closeAllConnections();
    await proxy.stop();
    service.close();
  });

  it("redirects http to https", async () => {
    const answer = await ask(proxy.http, false, { path: "/portfolio?categoria=residencial" });
    expect([301, 308]).toContain(answer.statusCode);
    expect(answer.headers.location).toMatch(/^https:\/\/estudio\.example(:\d+)?\/portfolio\?categoria=residencial$/);
  });

  it("forwards the client address, host and protocol, and drops those that a visitor claims", async () => {
    const { headers } = await reached({ headers: { "X-Forwarded-For": "8.8.8.8", "X-Forwarded-Proto": "http" } });
    expect(headers).toMatchObject({ host: domain, "x-forwarded-for": "127.0.0.1", "x-forwarded-proto": "https" });
    expect(headers["x-forwarded-host"]).toBe(domain);
  });

  it("accepts a picture of 10 MB", async () => {
    expect((await reached({ body: Buffer.alloc(10 * 1024 * 1024) })).bytes).toBe(10 * 1024 * 1024);
  });

  it("passes an event on while the stream stays open", async () => {
    const stream = await ask(proxy.https, true, { path: events });
    const first = await new Promise((resolve) => stream.once("data", (chunk) => resolve(String(chunk))));
    expect(first).toBe("data: publicado\n\n");
    stream.destroy();
  });
});

// Only Linux with systemd can verify the unit.
(process.platform === "linux" ? it : it.skip)("passes systemd's verification and security analysis", () => {
  const unit = join(machineFiles, "estudio.service");
  const analyze = program("systemd-analyze", "systemd");
  expect(execFileSync(analyze, ["verify", unit], { encoding: "utf8", stdio: "pipe" })).toBe("");
  const report = execFileSync(analyze, ["security", "--offline=true", "--threshold=25", unit], { encoding: "utf8" });
  expect(report).toMatch(/Overall exposure level/);
});
