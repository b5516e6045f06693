import { rmSync } from "node:fs";
import { join } from "node:path";
import { createContact, createProject } from "@estudio/database/factories";
import { engines } from "../../../database/testing/engines";
import { privateServer } from "../../../database/testing/privateServer";
import { serveRelease } from "../../testing/release";
import { startTestApi, type TestApi } from "../../testing/testApi";

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

describe.each(engines)("monitoring, on %s", (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine, { METRICS_TOKEN: "para-prometheus", SMTP_URL: "smtp://127.0.0.1:1" });
    serveRelease(api.dataDir, "r1", { "/index.html": "<h1>uno</h1>" });
  });
  afterAll(() => api.close());

  it("is ready with a database, all migrations and a release; otherwise 503 names what is missing", async () => {
    const ready = () => api.anonymous().call<{ errors?: Record<string, string> }>("GET", "/api/ready");
    expect((await ready()).status).toBe(200);
    rmSync(join(api.dataDir, "site/current"));
    const without = await ready();
    expect([without.status, Object.keys(without.body.errors ?? {})]).toEqual([503, ["release"]]);
    expect(without.headers.get("Retry-After")).toBe("5");
    serveRelease(api.dataDir, "r1", { "/index.html": "<h1>uno</h1>" });
    const [last] = await api.db("knex_migrations").orderBy("id", "desc").limit(1);
    await api.db("knex_migrations").where({ id: last.id }).del();
    expect(Object.keys((await ready()).body.errors ?? {})).toEqual(["migrations"]);
    await api.db("knex_migrations").insert(last);
    expect((await ready()).status).toBe(200);
    expect((await api.anonymous().call("GET", "/api/health")).status).toBe(200);
  });

  it("gives every answer its own request id, which strangers cannot choose", async () => {
    await createProject(api.db, { slug: "casa", title: "Casa" });
    const seen = new Set<string>();
    const paths = ["/", "/no-existe", "/api/health", "/api/projects", "/api/projects", "/api/nada", "/admin"];
    for (const path of paths) {
      const { headers } = await api.anonymous().call("GET", path, undefined, { "X-Request-Id": "elegido-por-mi" });
      seen.add(headers.get("X-Request-Id") ?? "");
    }
    expect(seen.size).toBe(paths.length);
    for (const id of seen) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("serves metrics with a token only and answers 404 without one", async () => {
    const ask = (headers: Record<string, string>) => api.anonymous().call("GET", "/api/metrics", undefined, headers);
    for (const headers of [{}, bearer(""), bearer("otro"), bearer("para-prometheu")])
      expect((await ask(headers)).status).toBe(404);
    expect((await (await api.as("owner")).call("GET", "/api/metrics")).status).toBe(404);
    for (const token of ["para-prometheus", "secreto"]) {
      const { status, headers } = await ask(bearer(token));
      expect([status, headers.get("Content-Type")]).toEqual([200, expect.stringContaining("text/plain")]);
    }
  });

  it("counts answers by route, publications, mails, limits and connections, without personal data", async () => {
    const editor = await api.as("editor");
    await editor.call("POST", "/api/admin/projects", { title: "Ático de Zósima" });
    await editor.call("GET", "/api/admin/projects/1?secreto=zosima");
    await createContact(api.db, { email: "zosima@secreto.example" });
    for (let time = 0; time < 12; time++)
      await api.anonymous().call("POST", "/api/auth/login", { email: "zosima@secreto.example", password: "no" });
    const { text } = await api.anonymous().call("GET", "/api/metrics", undefined, bearer("secreto"));
    const figures = [
      /estudio_http_request_duration_seconds_count\{method="POST",route="\/api\/admin\/projects",status="201"\} 1/,
      /estudio_http_request_duration_seconds_count\{method="GET",route="\/api\/admin\/projects\/\{id\}",status="\d+"\} 1/,
      /estudio_builds\{status="queued"\} 1/,
      /estudio_build_waiting_seconds \d/,
      /estudio_outbox_waiting_seconds \d/,
      /estudio_limits_hit_total\{limit="signInsPerAccount"\} [1-9]/,
      /estudio_database_connections\{state="waiting"\} 0/,
      /estudio_database_ping_seconds 0\.\d+/,
      /estudio_ready\{part="release"\} 1/,
      /estudio_disk_free_bytes [1-9]/,
      /estudio_content_revision \d/,
      /nodejs_eventloop_lag_seconds \d/,
      /process_resident_memory_bytes \d/,
    ];
    for (const figure of figures) expect(text).toMatch(figure);
    expect(text).not.toMatch(/z[oó]sima/i);
    const again = await api.anonymous().call("GET", "/api/metrics", undefined, bearer("secreto"));
    const hits = /estudio_limits_hit_total\{[^}]*\} (\d+)/;
    expect(hits.exec(again.text)?.[1]).toBe(hits.exec(text)?.[1]);
  });
});

test("monitoring answers without a database: alive, not ready, and metrics without database values", async () => {
  const server = await privateServer();
  const before = process.env.TEST_MYSQL_URL;
  process.env.TEST_MYSQL_URL = server.url;
  const api = await startTestApi("mysql").finally(() => {
    process.env.TEST_MYSQL_URL = before;
  });
  const owner = await api.as("owner");
  await server.stop();
  for (const client of [api.anonymous(), owner]) {
    expect((await client.call("GET", "/api/health")).status).toBe(200);
    const { status, body } = await client.call<{ errors: Record<string, string> }>("GET", "/api/ready");
    expect([status, Object.keys(body.errors)]).toEqual([503, ["release", "database"]]);
    expect((await client.call("GET", "/api/metrics")).status).toBe(404);
  }
  await api.running.close();
});
