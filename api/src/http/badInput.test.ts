import {
  createContact,
  createGuide,
  createLead,
  createMedia,
  createPage,
  createPost,
  createProject,
} from "@estudio/database/factories";
import Ajv2020 from "ajv/dist/2020";
import { engines } from "../../../database/testing/engines";
import { hashOfRows } from "../../testing/hashOfRows";
import { emptyIsAbsent, nested, wrongIds, wrongParameters, wrongValues } from "../../testing/nonsense";
import { overlapped, paths, type Route, routes } from "../../testing/routes";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";
import { openApi } from "../openApi/openApi";

/**
 * Sends malformed input to every route of the OpenAPI document. The answer must be the documented 4xx, never a 500,
 * and nothing may be written. The test client also validates each answer against the document.
 */
/** Valid bodies for routes that would refuse an empty one before the wrong id. */
const sentTo: Record<string, object> = {
  "/api/auth/passkeys/{id}": { name: "Portátil" },
  "/api/contacts/{id}/timeline": { kind: "note", text: "Llama el martes" },
  "/api/contacts/{id}/answers": { subject: "Hola", text: "Hola", key: "una-clave-cualquiera" },
};
const named = (chosen: Route[]) => chosen.map((route) => [`${route.method} ${route.path}`, route] as const);
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: "api", ...openApi() });

describe.each(engines)("malformed input, on %s", (engine) => {
  let api: TestApi;
  let owner: Client;
  let ids: Record<string, string>;
  let before: string;

  beforeAll(async () => {
    api = await startTestApi(engine);
    owner = await api.as("owner");
    const project = await createProject(api.db, { title: "Intacto", slug: "intacto" });
    const post = await createPost(api.db, { title: "Intacto", slug: "intacto" });
    const guide = await createGuide(api.db, { title: "Intacta", slug: "intacto" });
    const contact = await createContact(api.db);
    const lead = await createLead(api.db);
    await createPage(api.db, { pageKey: "homepage" });
    const media = await createMedia(api.db);
    ids = {
      "/api/admin/projects": String(project.id),
      "/api/admin/blog": String(post.id),
      "/api/admin/guides": String(guide.id),
      "/api/contacts": String(contact.id),
      "/api/admin/leads": String(lead.id),
      "/api/admin/prices": "1",
      "/api/admin/users": String(owner.user?.id),
      "/api/admin/media": String(media.id),
      "/api/admin/settings": "1",
      "/api/admin/pages": "homepage",
      "/api/pages": "homepage",
      "/api/projects": "intacto",
      "/api/blog": "intacto",
      "/api/guides": "intacto",
    };
    before = await hashOfRows(api.db);
  });
  afterAll(() => api.close());
  // All these attempts together exceed the sign-in limit of one browser.
  beforeEach(async () => {
    const [, browser = ""] = /estudio\.known=\d+\.(\w+)\./.exec(owner.cookie()) ?? [];
    await api.running.deps.limits.forget("signInsPerBrowser", browser);
  });
  afterEach(async () => {
    const after = await hashOfRows(api.db);
    const was = before;
    before = after;
    expect(after).toBe(was);
  });

  const real = (path: string) => path.replace(/\/\{\w+\}/, `/${ids[path.slice(0, path.indexOf("/{"))] ?? "1"}`);
  const send = (route: Route, body: string, type = "application/json") =>
    owner.call<{ code: string; errors?: Record<string, string> }>(route.method, real(route.path), body, {
      "Content-Type": type,
    });

  // An event stream never ends.
  const streams = ["/api/admin/site-builds/events"];
  it.each(named(routes.filter((one) => one.path.includes("{") && !streams.includes(one.path))))(
    "gets a 404 at %s with an unknown id",
    async (_, route) => {
      for (const id of wrongIds) {
        const body =
          route.body &&
          (route.path.endsWith("{pageKey}")
            ? { sections: [] }
            : route.path.endsWith("/password")
              ? { password: "otra-clave-larga" }
              : (sentTo[route.path] ?? {}));
        const { status, body: answer } = await owner.call(route.method, route.path.replace(/\{\w+\}/, id), body);
        expect([id, status, answer.code]).toEqual([id, 404, "not_found"]);
      }
    },
  );

  it.each(named(routes.filter((one) => one.body)))("is refused at %s in place of a JSON object", async (_, route) => {
    const bad = async (body: string, status: number, type?: string) => {
      const answer = await send(route, body, type);
      expect([body.slice(0, 40), answer.status]).toEqual([body.slice(0, 40), status]);
    };
    for (const body of ["null", "[]", "1", "true", '"x"', "[{}]", nested(10_000)]) await bad(body, 422);
    for (const body of ["{", '{"a":', "{'a':1}", "\u0000", "NaN", '{"a":1}}', "[".repeat(10_000)]) await bad(body, 400);
    for (const name of ["noexiste", "__proto__", "constructor", "toString", "searchText", ""]) {
      const { status, body } = await send(route, `{${JSON.stringify(name)}:{"isActive":true}}`);
      expect([name, status, Object.values(body.errors ?? {})[0]]).toEqual([name, 422, expect.any(String)]);
    }
    await bad(`{"noexiste":${nested(10_000)}}`, 422);
    await bad(`{"noexiste":"${"x".repeat(3_000_000)}"}`, 413);
    for (const type of ["text/plain", "application/xml"]) await bad("{}", 415, type);
    await bad("{}", route.takesFiles ? 400 : 415, "multipart/form-data; boundary=x");
    const latin1 = await owner.call(
      route.method,
      real(route.path),
      new Uint8Array([0x7b, 0x22, 0xe9, 0x22, 0x3a, 0x31, 0x7d]),
    );
    expect([latin1.status, latin1.body.code]).toEqual([400, "unreadable"]);
  });

  it.each(named(routes.filter((one) => one.body?.properties)))(
    "is refused at %s for each field with a wrong value",
    async (_, route) => {
      // Public bodies have a lower size limit than those of signed-in users.
      const strangers = [
        "/api/contact",
        "/api/leads",
        "/api/leads/withdrawal",
        "/api/auth/login",
        "/api/auth/forgotten",
        "/api/auth/passkey",
        "/api/opened",
        "/api/visits",
      ];
      const unbounded =
        strangers.includes(route.path) || route.path.startsWith("/api/guide-requests") ? 50_000 : 200_000;
      for (const [name, schema] of Object.entries(route.body?.properties ?? {})) {
        if (schema.readOnly) continue;
        const fits = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')));
        const values = [...wrongValues, "x".repeat((schema.maxLength ?? unbounded) + 1)].filter(
          (value) => !fits(value),
        );
        const texts = values.map((value) => JSON.stringify(value));
        if (schema.type === "string") texts.push('"a\\u0000b"', '"\\ud800"', '"\\udc00\\ud800"');
        for (const value of texts) {
          const { status, body } = await send(route, `{${JSON.stringify(name)}:${value}}`);
          const field = Object.keys(body.errors ?? {}).find((one) => one === name || one.startsWith(`${name}.`));
          expect([name, value.slice(0, 40), status, field]).toEqual([
            name,
            value.slice(0, 40),
            422,
            expect.any(String),
          ]);
        }
      }
    },
  );

  it.each(named(routes.filter((one) => one.queries.length > 0)))(
    "is refused at %s in query parameters",
    async (_, route) => {
      for (const name of route.queries)
        for (const value of wrongParameters[name] ?? []) {
          if (value === "" && emptyIsAbsent.includes(name)) continue;
          if (route.path.startsWith("/api/previews")) continue;
          const { status, body } = await owner.call("GET", `${real(route.path)}?${name}=${encodeURIComponent(value)}`);
          expect([name, value.slice(0, 40), status, body.code]).toEqual([name, value.slice(0, 40), 400, "unreadable"]);
        }
    },
  );

  it.each(Object.entries(paths))("gets a 405 at %s for other methods", async (path, methods) => {
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
      if (method.toLowerCase() in methods || overlapped(path, method)) continue;
      const { status, body, headers } = await owner.call(method, real(path));
      expect([method, status, body.code]).toEqual([method, 405, "method"]);
      for (const known of Object.keys(methods)) expect(headers.get("Allow")).toContain(known.toUpperCase());
    }
  });

  it("is limited in size, and answered with a hundred errors at most", async () => {
    const many = (count: number) =>
      JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [at, 1])));
    const visitor = api.anonymous();
    for (const path of ["/api/contact", "/api/auth/login"]) {
      expect((await visitor.call("POST", path, many(200_000))).status).toBe(413);
      const { status, body, text } = await visitor.call("POST", path, many(5_000));
      expect([status, Object.keys(Object(body.errors)).length, text.length < 10_000]).toEqual([422, 100, true]);
      const long = await visitor.call("POST", path, JSON.stringify({ ["x".repeat(60_000)]: 1 }));
      expect([long.status, long.text.length < 10_000]).toEqual([422, true]);
    }
    const project = await owner.call("POST", "/api/admin/projects", many(9_000));
    expect([project.status, project.text.length < 10_000]).toEqual([422, true]);
    // Bodies with too many members are refused before validation, which would block the event loop.
    const within = ["", "translations", "galleryImages"].map((field) =>
      field ? `{"${field}":${many(150_000)}}` : many(150_000),
    );
    for (const sent of within) expect((await owner.call("POST", "/api/admin/projects", sent)).status).toBe(413);
  });

  it("gets a 404 at unknown addresses", async () => {
    for (const path of [
      "/api",
      "/api/",
      "/api/nada",
      "/api/admin",
      "/api/projects/a/b",
      "/api/%",
      "/api/%E0%A4%A",
      "/api/__proto__",
    ]) {
      const { status, body } = await owner.call("GET", path);
      expect([path, status, body.code]).toEqual([path, 404, "not_found"]);
    }
  });
});
