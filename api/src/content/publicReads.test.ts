import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Project, PublicProject } from "@estudio/contract";
import { UserModel } from "@estudio/database";
import { createPost, createProject } from "@estudio/database/factories";
import { engines } from "../../../database/testing/engines";
import { privateServer } from "../../../database/testing/privateServer";
import { readJson } from "../../../database/testing/readJson";
import { startTestApi, type TestApi } from "../../testing/testApi";

type Raw = { status: number; headers: Record<string, string | string[] | undefined>; bytes: number };

/** Send a bare request: fetch would decompress, and hides a 304. */
function raw(url: string, headers: Record<string, string> = {}, method = "GET"): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers, method }, (response) => {
      let bytes = 0;
      response.on("data", (part: Buffer) => (bytes += part.length));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes }));
    });
    sent.on("error", reject).end();
  });
}

describe.each(engines)("a public read, on %s", (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
    for (let index = 0; index < 6; index++)
      await createProject(api.db, {
        title: `Casa ${index}`,
        slug: `casa-${index}`,
        description: "x".repeat(500),
        featured: index < 3,
        createdAt: `2026-01-0${index + 1}T00:00:00.000Z`,
        status: index === 5 ? "draft" : "published",
      });
  });
  afterAll(() => api.close());

  const visit = (path: string) => api.anonymous().call<PublicProject[]>("GET", path);

  it("lists records newest first with their total, or the requested range", async () => {
    const all = await visit("/api/projects");
    expect([
      all.body.map((one) => one.slug),
      all.headers.get("X-Total-Count"),
      all.headers.get("Content-Range"),
    ]).toEqual([["casa-4", "casa-3", "casa-2", "casa-1", "casa-0"], "5", null]);
    const part = await visit("/api/projects?range=[1,2]&lang=ca");
    expect([
      part.body.map((one) => one.slug),
      part.headers.get("X-Total-Count"),
      part.headers.get("Content-Range"),
    ]).toEqual([["casa-3", "casa-2"], "5", "projects 1-2/5"]);
    expect((await visit("/api/projects/featured")).body).toHaveLength(3);
    expect((await visit("/api/projects?range=[90,99]")).headers.get("Content-Range")).toBe("projects */5");
    expect(Object.keys(all.body[0] ?? {})).not.toEqual(
      expect.arrayContaining(["translations", "version", "publishAt", "updatedBy", "searchText"]),
    );
  });

  it("returns cards without long texts and galleries on request", async () => {
    const { body: whole } = await visit("/api/projects?lang=ca");
    const { body: cards, headers } = await visit("/api/projects?lang=ca&fields=card");
    expect([cards.map((one) => one.slug), headers.get("X-Total-Count")]).toEqual([whole.map((one) => one.slug), "5"]);
    expect(Object.keys(cards[0] ?? {}).sort()).toEqual(
      ["id", "slug", "title", "category", "location", "year", "mainImage", "media", "fallback"].sort(),
    );
    expect((await visit("/api/projects/featured?fields=card")).body[0]).not.toHaveProperty("description");
    await createPost(api.db, { title: "Luz", content: "Mucho texto" });
    const [post] = (await visit("/api/blog?lang=es&fields=card")).body;
    expect(post).toMatchObject({ title: "Luz", excerpt: expect.any(String), readTime: expect.any(Number) });
    expect(post).not.toHaveProperty("content");
    expect((await visit("/api/blog?fields=todo")).status).toBe(400);
  });

  it.each([
    "/api/projects",
    "/api/projects?lang=en&fields=card",
    "/api/projects?range=[0,2]",
    "/api/projects/casa-1?lang=en",
    "/api/pages/homepage",
  ])("answers %s with one ETag for every encoding, and with 304 when unchanged, from the cache too", async (path) => {
    const url = api.url + path;
    await raw(url, { "Accept-Encoding": "br" });
    const plain = await raw(url);
    const { etag } = plain.headers as { etag: string };
    expect(plain.headers).toMatchObject({
      "cache-control": "no-cache",
      "content-type": "application/json; charset=utf-8",
      vary: "Accept-Encoding",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.any(String),
      "x-frame-options": "SAMEORIGIN",
    });
    for (const encoding of ["br", "GZIP", "br;q=0, gzip", "identity"]) {
      const answer = await raw(url, { "Accept-Encoding": encoding });
      expect([answer.status, answer.headers.etag]).toEqual([200, etag]);
      expect(answer.headers["content-range"]).toBe(plain.headers["content-range"]);
      if (/^\/api\/projects(\?range=.*)?$/.test(path) && encoding !== "identity") {
        expect(answer.headers["content-encoding"]).toBe(/gzip/i.test(encoding) ? "gzip" : "br");
        expect(answer.bytes).toBeLessThan(plain.bytes / 3);
      }
    }
    for (const known of [etag, `"otra", ${etag}`, "*"])
      expect(await raw(url, { "If-None-Match": known })).toMatchObject({ status: 304, bytes: 0, headers: { etag } });
    expect((await raw(url, { "If-None-Match": 'W/"otra"' })).status).toBe(200);
    expect(await raw(url, {}, "HEAD")).toMatchObject({ status: 200, bytes: 0, headers: { etag } });
  });

  it("shows a change at once, whatever parameters are added", async () => {
    const editor = await api.as("editor");
    const before = (await raw(`${api.url}/api/projects`)).headers.etag as string;
    const [row] = (await editor.call<Project[]>("GET", "/api/admin/projects?range=[0,0]")).body;
    await editor.call("PUT", `/api/admin/projects/${row?.id}`, { status: "published", title: "Recién cambiada" });
    const after = await raw(`${api.url}/api/projects`, { "If-None-Match": before });
    expect([
      after.status,
      (await visit("/api/projects?x=1")).body.some((one) => one.title === "Recién cambiada"),
    ]).toEqual([200, true]);
  });

  it("is answered from the cache in spite of unknown parameters, but validates the known ones", async () => {
    await visit("/api/projects");
    await visit("/api/projects?lang=ca");
    await visit("/api/projects/casa-1");
    let queries = 0;
    const count = ({ sql }: { sql: string }) => {
      if (/from .projects. where .status./.test(sql)) queries++;
    };
    api.db.on("query", count);
    for (const path of ["/api/projects?x=1", "/api/projects?y=2&lang=ca&x=", "/api/projects/casa-1?range=[0,1]"])
      expect((await visit(path)).status).toBe(200);
    const listQueries = queries;
    const part = await visit("/api/projects?x=1&range=[0,0]");
    const partQueries = queries;
    const again = await visit("/api/projects?range=%5B0%2C%200%5D&x=2");
    expect([again.text, again.headers.get("Content-Range")]).toEqual([part.text, part.headers.get("Content-Range")]);
    expect([partQueries > 0, queries]).toEqual([true, partQueries]);
    for (const range of ["[2,1]", "[0]", "0-1", "[-1,2]"])
      expect([range, (await visit(`/api/projects?range=${range}`)).status]).toEqual([range, 400]);
    const refused = await visit("/api/projects?x=1&lang=fr");
    api.db.removeListener("query", count);
    expect([
      part.body.length,
      refused.status,
      Number((await visit("/api/projects?lang=es&x=2")).headers.get("X-Total-Count")),
    ]).toEqual([1, 400, Number(part.headers.get("X-Total-Count"))]);
    expect([listQueries, queries > 0]).toEqual([0, true]);
  });

  it("compresses a part of a panel list, and names the part", async () => {
    const { cookie } = await api.as("editor");
    const ask = (encoding: string) =>
      raw(`${api.url}/api/admin/projects?range=[0,3]`, { Cookie: cookie(), "Accept-Encoding": encoding });
    const [plain, packed] = [await ask("identity"), await ask("br")];
    expect(packed.headers).toMatchObject({ "content-encoding": "br", "content-range": "projects 0-3/6" });
    expect(plain.headers["content-range"]).toBe("projects 0-3/6");
    expect(packed.bytes).toBeLessThan(plain.bytes / 3);
  });

  it("shows a change in another process within half a second", async () => {
    const editor = await api.as("editor");
    const { start } = await import("../server");
    const { connect } = await import("@estudio/database");
    const other = await start({ ...api.running.deps.env, PORT: 0 }, connect(api.options));
    const read = async () => (await readJson<PublicProject>(await fetch(`${other.url}/api/projects/casa-0`))).location;
    expect(await read()).toBe("Madrid");
    const [row] = (
      await editor.call<Project[]>("GET", `/api/admin/projects?filter=${encodeURIComponent('{"slug":"casa-0"}')}`)
    ).body;
    await editor.call("PUT", `/api/admin/projects/${row?.id}`, { location: "Toledo" });
    await pause(500);
    expect(await read()).toBe("Toledo");
    await other.close();
  });

  it("streams build events one by one, even to a client that accepts compression", async () => {
    const editor = await api.as("editor");
    const stop = new AbortController();
    const response = await fetch(`${api.url}/api/admin/site-builds/events`, {
      headers: { Cookie: editor.cookie(), "Accept-Encoding": "gzip, br" },
      signal: stop.signal,
    });
    expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    await editor.call("POST", "/api/admin/site-builds", { reason: "Prueba" });
    let text = "";
    while (!text.includes("Prueba")) text += Buffer.from((await reader.read()).value ?? []).toString();
    stop.abort();
  });

  it.each(["signs out", "is deactivated"])("ends the event stream when its user %s", async (how) => {
    const editor = await api.as("editor");
    const response = await fetch(`${api.url}/api/admin/site-builds/events`, { headers: { Cookie: editor.cookie() } });
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    if (how === "signs out") await editor.call("POST", "/api/auth/logout");
    else
      await UserModel.query(api.db)
        .findById(editor.user?.id ?? 0)
        .patch({ isActive: false });
    while (!(await reader.read()).done);
    expect((await editor.call("GET", "/api/auth/me")).status).toBe(401);
  });
});

it("answers cached reads while the database is down, and others with 503 and Retry-After", async () => {
  const server = await privateServer();
  const before = process.env.TEST_MYSQL_URL;
  process.env.TEST_MYSQL_URL = server.url;
  const api = await startTestApi("mysql");
  process.env.TEST_MYSQL_URL = before;
  await createProject(api.db, { title: "Casa", slug: "casa" });
  await api.anonymous().call("GET", "/api/projects");
  await server.stop();
  expect((await api.anonymous().call("GET", "/api/projects")).status).toBe(200);
  const lost = await api.anonymous().call("GET", "/api/projects/casa");
  expect([lost.status, lost.body.code, lost.headers.get("Retry-After")]).toEqual([503, "unavailable", "5"]);
  const enquiry = { name: "x", email: "x@example.com", projectType: "renovacion", message: "x" };
  expect((await api.anonymous().call("POST", "/api/contact", enquiry)).status).toBe(503);
  await api.running.close();
});
