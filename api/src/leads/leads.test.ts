import { setTimeout as pause } from "node:timers/promises";
import { type Contact, calculatorPath, estimate, type Lead, type Mail } from "@estudio/contract";
import { ContactModel, LeadModel, MailModel, SettingsModel } from "@estudio/database";
import { createLead, createPrices } from "@estudio/database/factories";
import { emptied, engines } from "../../../database/testing/engines";
import { MailServer } from "../../testing/mailServer";
import { testRates } from "../../testing/rates";
import { serveRelease } from "../../testing/release";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";

/** Waits for mails, perhaps on a busy machine. */
jest.setTimeout(300_000);

let serial = 0;
const answers = { kind: "cocina", m2: 12, state: "regular", quality: "media", district: "centro" } as const;
const asked = (over: object = {}) => ({
  name: "Marta Soler",
  email: `marta${++serial}@example.com`,
  ...answers,
  ...over,
});
const asForm = { "Content-Type": "application/x-www-form-urlencoded" };

describe.each(engines)("a lead, on %s", (engine) => {
  let api: TestApi;
  let visitor: Client;
  let editor: Client;
  let server: MailServer;
  beforeAll(async () => {
    server = new MailServer();
    api = await startTestApi(engine, { SMTP_URL: await server.start(), MAIL_FROM: "web@estudio.example" });
    await createPrices(api.db, testRates);
    await SettingsModel.query(api.db).findById(1).patch({ notifyEmail: "estudio@example.com", brand: "Estudio Vidal" });
    visitor = api.anonymous();
    editor = await api.as("editor");
  });
  beforeEach(async () => {
    await emptied(api.db, MailModel, LeadModel, ContactModel);
    server.letters.length = 0;
  });
  afterAll(async () => {
    await api.close();
    await server.stop();
  });
  const send = (body: object) => visitor.call("POST", "/api/leads", body);
  const sendForm = (fields: Record<string, string>, to = "/api/leads") =>
    visitor.call("POST", to, new URLSearchParams(fields).toString(), asForm);
  const leads = () => LeadModel.query(api.db).orderBy("id");

  // Must run first: after a burst the studio's next notice waits some minutes.
  it("gets the result by mail in its language, and the studio gets a notice", async () => {
    await send(asked({ name: "Joan\r\nBcc: todos@example.com", email: "joan@example.com", lang: "ca" }));
    while (server.letters.length < 2) await pause(50);
    const words = server.letters.map(wordsOf);
    const [result] = words.filter((one) => one.includes("El teu càlcul") || one.includes("Aquest és el càlcul"));
    expect(result).toContain("Cuina · 12\u00a0m² · Centro");
    expect(result).toContain(`/ca${calculatorPath(answers)}`);
    const [lead] = await leads();
    expect(result).toContain(`/ca/baja?t=${lead?.token}`);
    expect(words.join()).toContain(`/admin/leads/${lead?.id}/show`);
    for (const letter of server.letters) expect(letter.split("\r\n\r\n")[0]).not.toMatch(/^Bcc:/im);
    const mails = await editor.call<Mail[]>("GET", `/api/admin/leads/${lead?.id}/mails`);
    expect(mails.body.map(({ leadId, contactId }) => [leadId, contactId])).toEqual(Array(2).fill([lead?.id, null]));
  });

  it("keeps the answers, the result, the version of the prices and the privacy text", async () => {
    const { status, body } = await send(asked({ phone: "600 000 000", lang: "ca", page: "/calculadora" }));
    expect([status, body]).toEqual([201, { ok: true, mailed: true }]);
    const [lead] = await leads();
    expect(lead).toMatchObject({
      name: "Marta Soler",
      phone: "600 000 000",
      leadSource: "calculadora",
      answers,
      estimate: estimate({ version: 1, rates: testRates }, answers),
      pricesVersion: 1,
      lang: "ca",
      page: "/calculadora",
      doubtful: false,
      contactId: null,
    });
    expect(lead?.privacyVersion).not.toBe("");
    expect(lead?.privacyAcceptedAt).toBe(lead?.createdAt);
  });

  it("is stored and mailed once when the form is sent twice", async () => {
    const same = asked();
    const both = await Promise.all([send(same), send(same)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect(both.map(({ body }) => body.mailed)).toEqual([true, true]);
    expect(await leads()).toHaveLength(1);
    expect((await MailModel.query(api.db)).map(({ kind }) => kind).sort()).toEqual(["acknowledgement", "notice"]);
  });

  it("is stored without mail when it looks like spam, and mailed a limited number of times to an address", async () => {
    expect((await send(asked({ website: "http://spam.example" }))).body.mailed).toBe(false);
    expect((await send(asked({ elapsedMs: 300 }))).body.mailed).toBe(false);
    expect((await leads()).map(({ doubtful }) => doubtful)).toEqual([true, true]);
    const email = "otra@example.com";
    const mailed: unknown[] = [];
    for (let m2 = 10; m2 < 16; m2++) mailed.push((await send(asked({ email, m2 }))).body.mailed);
    expect(mailed).toEqual([true, true, true, true, true, false]);
  });

  it("is refused at its field when invalid, and not stored", async () => {
    const wrong = {
      name: " ",
      email: "marta@",
      kind: "castillo",
      m2: 0,
      state: "x",
      quality: "",
      district: "toString",
    };
    const { status, body } = await send({ ...wrong, extra: 1 });
    expect([status, Object.keys(body.errors ?? {}).sort()]).toEqual([422, [...Object.keys(wrong), "extra"].sort()]);
    // This kind has no price.
    expect((await send(asked({ kind: "piloto" }))).body.errors).toEqual({ kind: expect.stringContaining("cocina") });
    expect(await leads()).toEqual([]);
  });

  it("is redirected to the thank-you page without scripts, or gets the form back with its values", async () => {
    const fields = { ...asked(), m2: "12", lang: "en", phone: "", website: "", privacy: "on" };
    const thanks = await sendForm(fields);
    expect([thanks.status, thanks.headers.get("Location")]).toEqual([303, "/en/calculadora/enviado"]);
    const robot = await sendForm({ ...fields, email: "robot@example.com", website: "x" });
    expect(robot.headers.get("Location")).toBe("/en/calculadora/recibido");
    serveRelease(api.dataDir, "r1", { "/en/calculadora/index.html": calculatorPage("/en/calculadora") });
    const back = await sendForm({ ...fields, email: "no" });
    expect([back.status, back.headers.get("Content-Type")]).toEqual([422, "text/html; charset=utf-8"]);
    expect(back.text).toContain('aria-invalid="true" aria-describedby="e-email" autofocus value="no"');
    expect(back.text).toContain("<section data-send>");
    expect(back.text).toContain('name="kind" data-answer value="cocina"');
    const twice = await sendForm({ ...fields, m2: "no", email: "no" });
    expect([twice.status, twice.text.match(/<input[^>]* autofocus/g)]).toEqual([422, [expect.stringContaining("m2")]]);
  });

  it("gets its result at the calculator's address in its language, or errors at the fields", async () => {
    serveRelease(api.dataDir, "r2", { "/ca/calculadora/index.html": calculatorPage("/ca/calculadora") });
    const page = (query: string) => visitor.call("GET", `/ca/calculadora${query}`);
    const path = calculatorPath(answers).split("?")[1] ?? "";
    const shown = await page(`?${path}`);
    expect([shown.status, shown.headers.get("Content-Security-Policy")]).toEqual([200, "default-src 'self'"]);
    expect(shown.text).toContain("<section data-result>");
    expect(shown.text).toMatch(/<b data-slot="total">[\d.]+\u00a0–\u00a0[\d.]+\u00a0€<\/b>/);
    expect(shown.text).toContain('<b data-slot="version">1</b>');
    expect(shown.text).toContain('type="radio" value="cocina" checked');
    expect(shown.text).toContain(`href="/calculadora?${path.replaceAll("&", "&amp;")}"`);
    const wrong = await page("?tipo=cocina&m2=%22%3E%3Cb%3E");
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('<section data-result hidden="">');
    expect(wrong.text).toContain('value="&quot;&gt;&lt;b&gt;"');
    expect((await page("?utm_source=x")).status).toBe(200);
    expect((await page("?tipo=cocina&m2=1.200")).text).toMatch(/name="m2"[^>]* value="1200"/);
  });

  it("is asked at the mailed link, and erased with its mails by the form there", async () => {
    serveRelease(api.dataDir, "r3", {
      "/baja/index.html": '<form action="/api/leads/withdrawal"><input type="hidden" name="token"/></form>',
    });
    await send(asked());
    const [lead] = await leads();
    const token = lead?.token ?? "";
    const asks = await visitor.call("GET", `/baja?t=${token}`);
    expect(asks.text).toContain(`name="token" value="${token}"`);
    // The address contains the token: no cache and no other site may get it.
    expect(asks.headers.get("Cache-Control")).toBe("no-store");
    expect(asks.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(await leads()).toHaveLength(1);
    const done = await sendForm({ token, lang: "en" }, "/api/leads/withdrawal");
    expect([done.status, done.headers.get("Location")]).toEqual([303, "/en/baja/hecha"]);
    expect(await leads()).toEqual([]);
    expect(await MailModel.query(api.db)).toEqual([]);
    expect((await visitor.call("POST", "/api/leads/withdrawal", { token })).status).toBe(200);
    expect((await visitor.call("POST", "/api/leads/withdrawal", { token: "x" })).status).toBe(422);
    // A truncated link on a page without scripts gets a page, too.
    const cut = await sendForm({ token: "", lang: "ca" }, "/api/leads/withdrawal");
    expect([cut.status, cut.headers.get("Location")]).toEqual([303, "/ca/baja/hecha"]);
    const gone = await LeadModel.query(api.db).where("token", "").resultSize();
    expect(gone).toBe(0);
  });

  it("is listed, searched, filtered and deleted in the panel, which hides its token", async () => {
    const { id } = await createLead(api.db, { name: "Íñigo Saura", token: "secreto".repeat(5), answers });
    await createLead(api.db, { leadSource: "feria" });
    const list = (filter: object) =>
      editor.call<Lead[]>("GET", `/api/admin/leads?filter=${encodeURIComponent(JSON.stringify(filter))}`);
    expect((await list({ q: "inigo" })).body.map((one) => one.id)).toEqual([id]);
    expect((await list({ leadSource: "feria" })).body).toHaveLength(1);
    expect((await list({})).text).not.toContain("secreto");
    expect((await list({ token: "x" })).status).toBe(400);
    expect((await editor.call("DELETE", `/api/admin/leads/${id}`)).status).toBe(200);
    expect((await editor.call("GET", `/api/admin/leads/${id}`)).status).toBe(404);
    expect((await list({ q: "inigo" })).body).toEqual([]);
  });

  it("becomes one enquiry, and another one if that is deleted", async () => {
    await send(asked({ message: "Tiene un pilar en medio." }));
    const [lead] = await leads();
    const convert = () => editor.call<Lead>("POST", `/api/admin/leads/${lead?.id}/convert`);
    const both = await Promise.all([convert(), convert()]);
    const [contact] = await ContactModel.query(api.db);
    expect(both.map(({ status, body }) => [status, body.contactId])).toEqual(Array(2).fill([200, contact?.id]));
    expect(await ContactModel.query(api.db).resultSize()).toBe(1);
    const shown = await editor.call<Contact>("GET", `/api/contacts/${contact?.id}`);
    expect(shown.body).toMatchObject({
      name: "Marta Soler",
      contactMethod: "residential",
      projectType: "habitaciones-especificas",
      budget: "15000-30000",
      state: "read",
      privacyVersion: lead?.privacyVersion,
    });
    expect(shown.body.message).toMatch(/^Tiene un pilar en medio\.\n\nDe la calculadora:\nCocina · 12\u00a0m²/);
    await editor.call("DELETE", `/api/contacts/${contact?.id}`);
    expect((await convert()).body.contactId).not.toBe(contact?.id);
    expect((await editor.call("POST", "/api/admin/leads/999999/convert")).status).toBe(404);
  });

  it("is refused after too many from one address", async () => {
    const tries = await Promise.all(Array.from({ length: 130 }, () => send(asked())));
    expect(tries.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });
});

/** Decode the text of a letter. */
function wordsOf(letter: string): string {
  const [, ...parts] = letter.split("\r\n\r\n");
  const body = parts.join("\n\n").replace(/\r\n/g, "\n");
  if (/^Content-Transfer-Encoding: base64/im.test(letter)) return Buffer.from(body, "base64").toString();
  const bytes = body
    .replace(/=\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}

/** The minimum of the calculator's markup. */
const calculatorPage = (path: string) =>
  `<a href="/calculadora">es</a><form action="${path}"><input name="tipo" data-field="tipo" type="radio" value="cocina"/><input name="m2" data-field="m2" type="number"/><p data-error-for="m2" id="e-m2" hidden="">m2</p></form><p data-waiting="">…</p><section data-result hidden=""><b data-slot="total"></b><b data-slot="version"></b></section><section data-send hidden=""><form action="/api/leads"><input type="hidden" name="kind" data-answer/><input name="email" data-field="email"/><p data-error-for="email" id="e-email" hidden="">email</p></form></section>`;
