import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { gzipSync } from "node:zlib";
import { askApi, askOnce } from "./askApi";
import { LostApi } from "./failures";

describe("the builder's requests to the API", () => {
  let server: Server;
  let asked = 0;
  const serving = async (answer: RequestListener) => {
    asked = 0;
    server = createServer((request, response) => {
      asked++;
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  /** Serve an API that drops its first connections. */
  const answersAfter = (broken: number) =>
    serving((request, response) => {
      if (asked > broken) response.end("aquí");
      else request.socket.destroy();
    });
  afterEach(() => server.close());

  it("are repeated when a connection breaks", async () => {
    expect(await askApi(await answersAfter(2))).toEqual({ status: 200, text: "aquí" });
    expect(asked).toBe(3);
  });

  it("are repeated when a connection breaks within the response", async () => {
    const url = await serving((request, response) => {
      if (asked > 1) return response.end("todo entero");
      response.writeHead(200, { "Content-Length": 11 }).write("todo");
      setTimeout(() => request.socket.destroy(), 50);
    });
    expect((await askApi(url)).text).toBe("todo entero");
    expect(asked).toBe(2);
  });

  it("fail after four attempts, with the address and the cause", async () => {
    const url = await answersAfter(99);
    const error = await askApi(url).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(LostApi);
    expect(String(error)).toContain(`${url}: `);
    expect(error).toMatchObject({ cause: { code: "ECONNRESET" } });
    expect(asked).toBe(4);
  });

  it("time out on a silent connection, but not on a slow one", async () => {
    const url = await serving((request, response) => {
      if (request.url === "/slow") setTimeout(() => response.end("al fin"), 2500);
    });
    const dead = { connectMs: 1000, silentMs: 60_000 };
    expect(await askOnce(`${url}/slow`, {}, dead)).toEqual({ status: 200, text: "al fin" });
    await expect(askOnce(url, {}, { ...dead, silentMs: 200 })).rejects.toThrow("no answer");
    server.closeAllConnections();
  });

  it("time out at an address that does not accept connections", async () => {
    const program = `require("net").createServer().listen({ port: 0, host: "127.0.0.1", backlog: 1 }, function () {
      console.log(this.address().port);
    })`;
    const stopped = spawn(process.execPath, ["-e", program], { stdio: ["ignore", "pipe", "inherit"] });
    const [port] = await once(stopped.stdout, "data");
    stopped.kill("SIGSTOP");
    // The kernel accepts the first connections itself, until the backlog is full.
    const waiting = Array.from({ length: 4 }, () => connect(Number(port), "127.0.0.1").on("error", () => {}));
    try {
      await Promise.race(waiting.map((line) => once(line, "connect")));
      const dead = { connectMs: 2000, silentMs: 60_000 };
      await expect(askOnce(`http://127.0.0.1:${port}`, {}, dead)).rejects.toThrow("no answer");
    } finally {
      stopped.kill("SIGKILL");
      for (const line of waiting) line.destroy();
    }
  });

  it("can use HEAD, or accept gzip", async () => {
    const url = await serving((request, response) => {
      if (request.headers["accept-encoding"] !== "gzip") return response.writeHead(404).end("nada");
      response.writeHead(200, { "Content-Encoding": "gzip" }).end(gzipSync("la página"));
    });
    expect(await askOnce(url, { method: "HEAD" })).toEqual({ status: 404, text: "" });
    expect(await askOnce(url, { headers: { "Accept-Encoding": "gzip" } })).toEqual({ status: 200, text: "la página" });
  });
});
