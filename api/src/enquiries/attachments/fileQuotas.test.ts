import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { monotonicMs } from "@estudio/contract";
import { engines } from "../../../../database/testing/engines";
import { portOf } from "../../../../database/testing/portOf";
import { startTestApi, type TestApi } from "../../../testing/testApi";
import { endStalledBody } from "../../http/bodies/stalledBodies";

const pdf = (bytes: number) => new Uint8Array(Buffer.alloc(bytes, "%PDF-1.7\n"));
let serial = 0;
const enquiry = () => ({
  name: "Eva",
  email: "eva@example.com",
  projectType: "renovacion",
  message: `Con planos ${++serial}`,
  files: 5,
});

const keyOf = async ({ anonymous }: TestApi) =>
  (await anonymous().call<{ upload: string }>("POST", "/api/contact", enquiry())).body.upload;
const put = ({ url }: TestApi, key: string, bytes: number) =>
  fetch(`${url}/api/contact/files/${key}?name=${++serial}.pdf`, {
    method: "PUT",
    body: pdf(bytes),
    headers: { Origin: url },
  });
/** Announce a body of 9 MB and send its beginning. Returns the open socket. */
async function beginBody({ url }: TestApi, call: string, start: string, headers = "") {
  const { host, hostname, port } = new URL(url);
  const line = connect(Number(port), hostname);
  await once(line, "connect");
  line.on("error", () => undefined);
  line.write(
    `${call} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${url}\r\nContent-Length: 9000000\r\n${headers}\r\n${start}`,
  );
  return line;
}
const begin = (api: TestApi, key: string) => beginBody(api, `PUT /api/contact/files/${key}`, "%PDF-");
/** Send a no-script form with a file. Returns the status and the address of the next page. */
async function sendForm({ url }: TestApi, bytes: number) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...enquiry(), files: "", privacy: "on" })) form.set(name, String(value));
  form.set("files", new Blob([pdf(bytes)]), `${serial}.pdf`);
  const sent = await fetch(`${url}/api/contact`, {
    method: "POST",
    body: form,
    headers: { Origin: url },
    redirect: "manual",
  });
  return [sent.status, sent.headers.get("Location")];
}
const answerOn = async (line: Socket) => String((await once(line, "data"))[0]).split("\r\n")[0];
const waiting = ({ dataDir }: TestApi) => {
  const folder = join(dataDir, "incoming");
  return existsSync(folder) ? readdirSync(folder).length : 0;
};
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((done) => setTimeout(done, 20));
};

describe.each(engines)("the file quota of strangers, on %s", (engine) => {
  let api: TestApi | undefined;
  const start = async (variables: Record<string, string> = {}) => {
    api = await startTestApi(engine, variables);
    return api;
  };
  afterEach(() => api?.close());

  it("refuses an unknown key before it receives the file", async () => {
    const line = await begin(await start(), "0".repeat(32));
    expect(await answerOn(line)).toContain("404");
    line.destroy();
  });

  it("streams files to the disk, limits their number at once, and deletes interrupted ones", async () => {
    const api = await start({ FILES_AT_ONCE: "8" });
    const key = await keyOf(api);
    const lines = [await begin(api, key), await begin(api, key)];
    await until(() => waiting(api) === 2);
    const third = await begin(api, key);
    expect(await answerOn(third)).toContain("429");
    for (const line of [...lines, third]) line.destroy();
    await until(() => waiting(api) === 0);
    expect((await put(api, key, 1000)).status).toBe(201);
  });

  it("limits the bytes of one address per hour, without affecting others", async () => {
    const api = await start({ FILES_HOURLY_MB_PER_ADDRESS: "3", TRUST_PROXY: "1" });
    const key = await keyOf(api);
    expect((await put(api, key, 2_000_000)).status).toBe(201);
    const refused = await put(api, key, 2_000_000);
    expect([refused.status, Number(refused.headers.get("Retry-After")) > 60]).toEqual([429, true]);
    const other = await fetch(`${api.url}/api/contact/files/${key}?name=b.pdf`, {
      method: "PUT",
      body: pdf(2_000_000),
      headers: { Origin: api.url, "X-Forwarded-For": "203.0.113.7" },
    });
    expect(other.status).toBe(201);
  });

  it.each([
    ["in an hour", "FILES_HOURLY_MB"],
    ["in all", "FILES_TOTAL_MB"],
  ])("limits all files %s, and still accepts enquiries", async (_, setting) => {
    const api = await start({ [setting]: "3" });
    const key = await keyOf(api);
    expect((await put(api, key, 2_000_000)).status).toBe(201);
    expect((await put(api, key, 2_000_000)).status).toBe(503);
    expect((await put(api, key, 500_000)).status).toBe(201);
    expect(await keyOf(api)).toMatch(/^[0-9a-f]{32}$/);
  });

  it("counts the files of a no-script form too, and still accepts its words", async () => {
    const api = await start({ FILES_HOURLY_MB: "3" });
    expect(await sendForm(api, 2_000_000)).toEqual([303, "/contacto/gracias"]);
    expect(await sendForm(api, 2_000_000)).toEqual([303, "/contacto/gracias#archivos"]);
    expect(await sendForm(api, 500_000)).toEqual([303, "/contacto/gracias"]);
  });

  it("streams the file of a no-script form to the same disk, not to the system's temporary folder", async () => {
    const api = await start();
    const file = 'Content-Disposition: form-data; name="files"; filename="plano.pdf"\r\nContent-Type: application/pdf';
    const body = `--x\r\n${file}\r\n\r\n%PDF-${" ".repeat(100_000)}`;
    const line = await beginBody(api, "POST /api/contact", body, "Content-Type: multipart/form-data; boundary=x\r\n");
    await until(() => waiting(api) === 1);
    line.destroy();
    await until(() => waiting(api) === 0);
  });
});

describe("a body that stalls", () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  it("is disconnected by the API within 30 seconds, and its file is deleted", async () => {
    const api = await startTestApi("sqlite");
    const line = await begin(api, await keyOf(api));
    await until(() => waiting(api) === 1);
    const began = monotonicMs();
    expect(await answerOn(line)).toContain("408");
    expect(monotonicMs() - began).toBeLessThan(30_000);
    await until(() => waiting(api) === 0);
    await api.close();
  });

  it("is disconnected, also when it drips, unlike one that is slow", async () => {
    const [silenceMs, minBytes] = [400, 5];
    const bodies: number[] = [];
    server = createServer((request, response) => {
      endStalledBody(request, response, { silenceMs, minBytes });
      let bytes = 0;
      request.on("data", (chunk) => (bytes += chunk.length)).on("error", () => undefined);
      request.on("end", () => {
        bodies.push(bytes);
        response.end("done");
      });
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    const port = portOf(server);
    const send = async (head: string) => {
      const line = connect(port, "127.0.0.1");
      await once(line, "connect");
      line.write(`PUT / HTTP/1.1\r\nHost: x\r\n${head}`);
      return line;
    };
    const stalled = await send("Content-Length: 10\r\n\r\nabc");
    const dripping = await send("Content-Length: 100\r\n\r\n");
    const drip = setInterval(() => dripping.write("x"), silenceMs * 0.9);
    const dripped = once(dripping, "data").finally(() => clearInterval(drip));
    const slow = await send("Content-Length: 6\r\n\r\n");
    const trickle = setInterval(() => slow.write("x"), silenceMs / 10);
    const answered = once(slow, "data").finally(() => clearInterval(trickle));
    const [answer] = await once(stalled, "data");
    expect(String(answer)).toContain("408 Request Timeout");
    await once(stalled, "close");
    expect(String((await dripped)[0])).toContain("408 Request Timeout");
    expect(String((await answered)[0])).toContain("200 OK");
    slow.destroy();
    expect(bodies).toEqual([6]);
  });
});
