import { type Contact, contactMethods, enquiryCategory, keysOf, projectTypes } from "@estudio/contract";
import { ContactModel } from "@estudio/database";
import { emptied, engines } from "../../../database/testing/engines";
import { serveRelease } from "../../testing/release";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";

let serial = 0;
const enquiry = (over: object = {}) => ({
  name: "Lucía Vega",
  email: "lucia@example.com",
  projectType: "renovacion",
  message: `Quiero reformar la cocina ${++serial}.`,
  ...over,
});

const part = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--x--\r\n`;

describe.each(engines)("the contact form, on %s", (engine) => {
  let api: TestApi;
  let visitor: Client;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  beforeEach(async () => {
    visitor = api.anonymous();
    // The tests together would count as a burst from one address.
    await api.running.deps.limits.forget("enquiriesInBurst", "127.0.0.1");
    await emptied(api.db, ContactModel);
  });
  afterAll(() => api.close());

  const stored = () => ContactModel.query(api.db).orderBy("id");
  const post = (body: object) => visitor.call("POST", "/api/contact", body);
  const postForm = (fields: Record<string, string>) =>
    visitor.call("POST", "/api/contact", new URLSearchParams(fields).toString(), {
      "Content-Type": "application/x-www-form-urlencoded",
    });

  it("stores an enquiry with its time, privacy text, language and page", async () => {
    const { status, body } = await post(
      enquiry({
        phone: "+34 600 000 000",
        company: null,
        budget: "",
        lang: "ca",
        page: "/ca/empresas",
        project: "atico",
      }),
    );
    expect([status, body]).toEqual([201, { ok: true }]);
    const [row] = await stored();
    expect(row).toMatchObject({
      phone: "+34 600 000 000",
      company: "",
      budget: "",
      lang: "ca",
      page: "/ca/empresas",
      project: "atico",
      contactMethod: "general",
      category: "residencial",
      state: "new",
      doubtful: false,
      notice: "none",
      privacyVersion: expect.any(String),
      privacyAcceptedAt: row?.createdAt,
    });
  });

  it("removes line breaks from fields of the mail header, keeps those of the message, and accepts any domain", async () => {
    const forged = "Eva\r\nBcc: otra@example.com";
    const message = "Uno.\n\nDos.";
    const sent = enquiry({ name: forged, company: forged, phone: "600\n1", email: "Info@Diseño.es", message });
    expect((await post(sent)).status).toBe(201);
    expect(await stored()).toMatchObject([
      {
        name: "Eva Bcc: otra@example.com",
        company: "Eva Bcc: otra@example.com",
        phone: "600 1",
        email: expect.stringMatching(/^info@xn--diseo-rta\.es$/i),
        message,
      },
    ]);
  });

  it("accepts for each contact method its own project types, under its category", async () => {
    for (const contactMethod of keysOf(contactMethods))
      for (const type of new Set(Object.values(projectTypes).flatMap((types) => Object.keys(types)))) {
        const fits = Object.hasOwn(projectTypes[contactMethod], type);
        const { status } = await post(enquiry({ contactMethod, projectType: type }));
        expect([contactMethod, type, status]).toEqual([contactMethod, type, fits ? 201 : 422]);
        if (fits) expect((await stored()).at(-1)?.category).toBe(enquiryCategory(contactMethod, type));
      }
    expect((await post(enquiry({ projectType: "toString" }))).status).toBe(422);
  });

  it("stores an enquiry once when it is repeated within a day, whatever its spacing and case", async () => {
    const first = enquiry();
    expect((await post(first)).status).toBe(201);
    const again = await post({ ...first, name: " LUCIA   vega ", lang: "en", elapsedMs: 9000 });
    expect([again.status, again.body]).toEqual([200, { ok: true }]);
    expect((await post({ ...first, company: "Otra" })).status).toBe(201);
    await ContactModel.query(api.db).patch({ createdAt: new Date(Date.now() - 25 * 3_600_000).toISOString() });
    expect((await post(first)).status).toBe(201);
    expect(await stored()).toHaveLength(3);
  });

  it("stores concurrent repetitions once, and all different enquiries", async () => {
    const same = enquiry();
    const twins = await Promise.all(Array.from({ length: 12 }, () => post(same)));
    expect(twins.map((one) => one.status).sort()).toEqual([...Array(11).fill(200), 201]);
    const others = await Promise.all(Array.from({ length: 20 }, () => post(enquiry())));
    expect(others.every((one) => one.status === 201)).toBe(true);
    expect(await stored()).toHaveLength(21);
  });

  it("stores apparent spam with a mark", async () => {
    await post(enquiry({ topic: "https://spam.example" }));
    // The hidden field's former name, which cached pages and other clients still send.
    await post(enquiry({ website: "https://spam.example" }));
    await post(enquiry({ elapsedMs: 300 }));
    await post(enquiry({ elapsedMs: 30_000, topic: "", website: "" }));
    expect((await stored()).map((row) => row.doubtful)).toEqual([true, true, true, false]);
  });

  it("accepts a form without scripts, and redirects to the thank-you page in its language", async () => {
    const { status, headers } = await postForm({ ...enquiry(), phone: "", budget: "", lang: "en", privacy: "on" });
    expect([status, headers.get("Location")]).toEqual([303, "/en/contacto/gracias"]);
    expect(await stored()).toMatchObject([{ lang: "en", phone: "" }]);
    const stranger = await visitor.call("POST", "/api/contact", "name=x", {
      "Content-Type": "application/x-www-form-urlencoded",
      Origin: "https://malo.example",
    });
    expect(stranger.status).toBe(403);
    const huge = await postForm({ message: "x".repeat(70_000) });
    expect([huge.status, huge.body.code]).toEqual([413, "too_large"]);
  });

  it.each([
    ["application/x-www-form-urlencoded", "name=Eva+%ff%fe&message=Hola"],
    ["application/x-www-form-urlencoded", Buffer.from("name=Eva \xff\xfe&message=Hola", "latin1")],
    ["multipart/form-data; boundary=x", Buffer.from(part("name", "Eva \xff\xfe"), "latin1")],
    ["multipart/form-data; boundary=x", Buffer.from(part("na\xffme", "Eva"), "latin1")],
  ])("refuses a form (%s) that is not UTF-8", async (type, body) => {
    const { status, body: told } = await visitor.call("POST", "/api/contact", body, { "Content-Type": type });
    expect([status, told.code, told.message]).toEqual([400, "unreadable", "El texto no está en UTF-8"]);
    expect(await stored()).toEqual([]);
  });

  it("stores UTF-8 text unchanged, with files too", async () => {
    const name = "Núria Çà & 100 % 🏠 + ü";
    expect((await postForm({ ...enquiry(), name })).status).toBe(303);
    const form = new FormData();
    for (const [field, value] of Object.entries({ ...enquiry(), name })) form.append(field, value);
    const sent = await fetch(`${api.url}/api/contact`, {
      method: "POST",
      body: form,
      headers: { Origin: api.url },
      redirect: "manual",
    });
    expect(sent.status).toBe(303);
    expect((await stored()).map((row) => row.name)).toEqual([name, name]);
  });

  it("returns the page of a refused no-script form, with its values and errors", async () => {
    const control = (tag: string, name: string) =>
      `<${tag} id="c-${name}" name="${name}" data-field="${name}" aria-describedby="hint">`;
    const message = (name: string) =>
      `<p class="error" id="c-${name}-error" data-error-for="${name}" hidden="">¡${name}!</p>`;
    const options = '<option value="" selected="">Tria</option><option value="renovacion">Reforma</option></select>';
    serveRelease(api.dataDir, "r1", {
      "/ca/empresas/index.html": `<html lang="ca"><input name="name" /><form method="post" action="/api/contact">${control("input", "name")}${message("name")}${control("input", "email")}${message("email")}${control("select", "projectType")}${options}${control("textarea", "message")}</textarea>${message("message")}<p data-state="failed" hidden="">Falla</p><p data-state="tooMany" hidden="">Massa</p></form></html>`,
    });
    const fields = { lang: "ca", page: "/empresas", projectType: "renovacion", email: "no", privacy: "on" };
    const name = '<b>"Núria" & $& $1</b>';
    const { status, text, headers } = await postForm({ ...fields, name, message: "Hola\n</textarea>" });
    expect([status, headers.get("Content-Type")]).toEqual([422, "text/html; charset=utf-8"]);
    expect(headers.get("Content-Security-Policy")).toBe("default-src 'self'");
    expect(text).toContain('<html lang="ca"><input name="name" /><form');
    expect(text).toContain('value="&lt;b&gt;&quot;Núria&quot; &amp; $&amp; $1&lt;/b&gt;" />');
    expect(text).toContain("\nHola\n&lt;/textarea&gt;</textarea>");
    expect(text).toContain('<option value>Tria</option><option value="renovacion" selected>');
    expect(text).toContain('aria-describedby="hint c-email-error" aria-invalid="true" autofocus value="no" />');
    expect(text).toContain('data-error-for="email">¡email!');
    expect(text.match(/ hidden=""/g)).toHaveLength(4);
    const stranger = await visitor.call("POST", "/api/contact", new URLSearchParams({ ...fields, name }).toString(), {
      "Content-Type": "application/x-www-form-urlencoded",
      Origin: "https://malo.example",
    });
    expect([stranger.status, stranger.body.code]).toEqual([403, "origin"]);
    expect((await post({ ...fields, name: "x" })).body.code).toBe("invalid");
  });

  it("lets the panel list, count, mark and delete enquiries, but not write any", async () => {
    const editor = await api.as("editor");
    await emptied(api.db, ContactModel);
    await ContactModel.query(api.db).insert({
      ...(await rowOf(enquiry({ company: "Çelik", contactMethod: "business" }))),
    });
    await rowOf(enquiry());
    const { body, headers } = await editor.call<Contact[]>(
      "GET",
      `/api/contacts?filter=${encodeURIComponent('{"q":"celik"}')}`,
    );
    expect([body.length, headers.get("X-Total-Count")]).toEqual([2, "2"]);
    expect((await editor.call("GET", "/api/contacts/counts")).body).toEqual({
      total: 3,
      empresarial: 2,
      residencial: 1,
      constructora: 0,
    });
    const path = `/api/contacts/${body[0]?.id}`;
    expect((await editor.call("PUT", path, { state: "handled" })).body).toMatchObject({
      state: "handled",
      doubtful: false,
    });
    expect((await editor.call("PUT", path, {})).status).toBe(200);
    expect((await editor.call("PUT", path, { message: "otro" })).body).toMatchObject({ message: body[0]?.message });
    expect((await editor.call("POST", "/api/contacts", enquiry())).status).toBe(405);
    const deletions = await Promise.all(["", "", ""].map(() => editor.call("DELETE", path)));
    expect(deletions.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect((await editor.call("GET", path)).status).toBe(404);
  });

  it("finds old enquiries by date", async () => {
    const editor = await api.as("editor");
    await emptied(api.db, ContactModel);
    const ages = ["2025-01-31T09:00:00.000Z", "2025-02-01T09:00:00.000Z"];
    const row = await rowOf(enquiry());
    for (const createdAt of ages) await ContactModel.query(api.db).insert({ ...row, createdAt });
    const filtered = (before: unknown) => `filter=${encodeURIComponent(JSON.stringify({ before }))}`;
    const list = await editor.call<Contact[]>("GET", `/api/contacts?${filtered("2025-02-01")}`);
    expect(list.body.map((one) => one.createdAt)).toEqual([ages[0]]);
    const counts = await editor.call("GET", `/api/contacts/counts?${filtered("2025-02-01T10:00:00Z")}`);
    expect(counts.body).toMatchObject({ total: 2 });
    expect((await editor.call("GET", `/api/contacts?${filtered("ayer")}`)).status).toBe(400);
  });

  /** Send the form and return the stored row, ready to be inserted a second time. */
  async function rowOf(body: object): Promise<Partial<ContactModel>> {
    await api.anonymous().call("POST", "/api/contact", body);
    const { id: _, fingerprint: __, ...row } = (await stored()).at(-1) as ContactModel;
    return { ...row, fingerprint: null };
  }
});
