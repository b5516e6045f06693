import { setTimeout as pause } from "node:timers/promises";
import { createProject } from "@estudio/database/factories";
import { freshDatabase, type TestDatabase } from "../../../database/testing/engines";
import { privateServer } from "../../../database/testing/privateServer";
import { endServer, startServer } from "../../testing/ownProcess";

/** The promise is three to five seconds. Ten allow for a busy machine. */
const soonMs = 10_000;
type Api = Awaited<ReturnType<typeof startServer>>;

describe("a database server that freezes", () => {
  let server: Awaited<ReturnType<typeof privateServer>>;
  let database: TestDatabase;
  let api: Api;
  beforeAll(async () => {
    server = await privateServer();
    database = await freshDatabase("mysql", { server: server.url });
    await createProject(database.db, { title: "Ático" });
    api = await startServer(database);
  });
  afterAll(async () => {
    process.kill(server.pid, "SIGCONT");
    await endServer(api.child, "SIGTERM");
    await database.drop();
    await server.stop();
  });

  const enquiry = (message: string) => ({ name: "Eva", email: "eva@example.com", projectType: "renovacion", message });
  const post = (path: string, body: object) =>
    fetch(api.url + path, {
      method: "POST",
      headers: { Origin: api.url, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  const timed = async (asked: Promise<Response>) => {
    const began = Date.now();
    const { status, headers } = await asked;
    return { status, retryAfter: headers.get("Retry-After"), soon: Date.now() - began < soonMs };
  };
  const ask = () => [
    ...Array.from({ length: 15 }, (_, at) => timed(post("/api/contact", enquiry(`helada ${at}`)))),
    timed(post("/api/auth/login", { email: "eva@example.com", password: "una-clave-larga" })),
    timed(fetch(`${api.url}/api/projects/no-existe`)),
  ];

  it("is answered with 503 within seconds, and requests work again soon after it resumes", async () => {
    expect((await post("/api/contact", enquiry("antes"))).status).toBe(201);
    process.kill(server.pid, "SIGSTOP");
    const told = { status: 503, retryAfter: "5", soon: true };
    for (const answer of [...(await Promise.all(ask())), ...(await Promise.all(ask()))]) expect(answer).toEqual(told);
    process.kill(server.pid, "SIGCONT");
    const began = Date.now();
    while ((await post("/api/contact", enquiry("después"))).status === 503) await pause(50);
    expect(Date.now() - began).toBeLessThan(soonMs);
    for (const answer of await Promise.all(ask())) expect(answer.status).not.toBe(503);
  });
});
