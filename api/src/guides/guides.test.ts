import { setTimeout as pause } from "node:timers/promises";
import { dayMs } from "@estudio/contract";
import { GuideFileModel, GuideModel, LeadLinkModel, LeadModel, MailModel, SettingsModel } from "@estudio/database";
import { createGuide } from "@estudio/database/factories";
import { emptied, engines } from "../../../database/testing/engines";
import { MailServer } from "../../testing/mailServer";
import { serveRelease } from "../../testing/release";
import { type Client, startTestApi, type TestApi } from "../../testing/testApi";
import { sweepGuides } from "./sweep";

/** Waits for mails, perhaps on a busy machine. */
jest.setTimeout(300_000);

const pdf = new TextEncoder().encode("%PDF-1.7\nuna guía\n");
const asForm = { "Content-Type": "application/x-www-form-urlencoded" };
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();

describe.each(engines)("a guide, on %s", (engine) => {
  let api: TestApi;
  let visitor: Client;
  let editor: Client;
  let server: MailServer;
  beforeAll(async () => {
    server = new MailServer();
    api = await startTestApi(engine, { SMTP_URL: await server.start(), MAIL_FROM: "web@estudio.example" });
    await SettingsModel.query(api.db).findById(1).patch({ notifyEmail: "estudio@example.com", brand: "Estudio Vidal" });
    visitor = api.anonymous();
    editor = await api.as("editor");
  });
  beforeEach(async () => {
    await emptied(api.db, MailModel, LeadLinkModel, LeadModel, GuideModel);
    server.letters.length = 0;
  });
  afterAll(async () => {
    await api.close();
    await server.stop();
  });

  const upload = async (name = "Guía de reforma.pdf", bytes = pdf) =>
    editor.call<{ file: string; bytes: number; message: string }>(
      "POST",
      `/api/admin/guide-files?name=${encodeURIComponent(name)}`,
      bytes,
      { "Content-Type": "application/pdf" },
    );
  const published = async (over: object = {}) => {
    const { file } = (await upload()).body;
    return createGuide(api.db, { title: "Antes de la obra", slug: "antes", file, ...over });
  };
  const ask = (over: object = {}) =>
    visitor.call("POST", "/api/guide-requests", { guide: "antes", email: "marta@example.com", ...over });
  const leads = () => LeadModel.query(api.db).orderBy("id");
  /** A request made while a mail is under way sends no other. A letter may arrive before it is recorded as sent. */
  const isOnItsWay = async () =>
    (await MailModel.query(api.db).whereIn("state", ["waiting", "sending", "handed"]).resultSize()) > 0;
  /** Wait for a letter to that address, in any case, with these words, and return its text. */
  const letterTo = async (address: string, words: string, after = 0): Promise<string> => {
    for (;;) {
      const found = server.letters
        .slice(after)
        .map(wordsOf)
        .find((one) => one.toLowerCase().includes(`to: ${address}`) && one.includes(words));
      if (found && !(await isOnItsWay())) return found;
      await pause(50);
    }
  };
  const tokenIn = (letter: string, path: string) =>
    new RegExp(`${path}\\?t=([\\w-]+)`).exec(letter.replace(/=\n/g, ""))?.[1] ?? "";
  const confirm = (token: string) => visitor.call("POST", "/api/guide-requests/confirmation", { token });

  it("is requested, confirmed once, read and withdrawn through links in mails", async () => {
    await published({ translations: { ca: { title: "Abans de l'obra" } } });
    const asked = await ask({ lang: "ca", name: "Marta\r\nBcc: todos@example.com" });
    expect([asked.status, asked.body]).toEqual([201, { ok: true }]);
    const first = await letterTo("marta@example.com", "Confirma el teu correu");
    expect(first.split("\n\n")[0]).not.toMatch(/^Bcc:/im);
    const [lead] = await leads();
    expect(lead).toMatchObject({ leadSource: "guia", guideTitle: "Antes de la obra", confirmedAt: null, lang: "ca" });
    expect(lead?.privacyVersion).not.toBe("");
    const token = tokenIn(first, "/ca/descarga/confirmar");
    // The database contains only hashes of the tokens.
    expect(JSON.stringify(await LeadLinkModel.query(api.db))).not.toContain(token);
    const both = await Promise.all([confirm(token), confirm(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    const file = String(both.find(({ status }) => status === 200)?.body.file);
    const read = await visitor.call("GET", file);
    expect([read.status, read.headers.get("Content-Type"), read.text]).toEqual([
      200,
      "application/pdf",
      "%PDF-1.7\nuna guía\n",
    ]);
    expect(read.headers.get("Content-Disposition")).toContain('inline; filename="guia-de-reforma.pdf"');
    expect((await leads())[0]?.confirmedAt).not.toBeNull();
    const second = await letterTo("marta@example.com", "La teva guia");
    const again = tokenIn(second, "/ca/descarga");
    expect((await visitor.call("GET", `/api/guide-files/${again}`)).status).toBe(200);
    const notice = await letterTo("estudio@example.com", "la guía «Antes de la obra»");
    expect(notice).toContain(`/admin/leads/${lead?.id}/show`);
    const withdrawal = tokenIn(second, "/ca/baja");
    await visitor.call("POST", "/api/leads/withdrawal", { token: withdrawal });
    expect([await leads(), await LeadLinkModel.query(api.db), await MailModel.query(api.db)]).toEqual([[], [], []]);
    expect((await visitor.call("GET", `/api/guide-files/${again}`)).status).toBe(404);
  });

  it("is mailed again on a repeated request, with one lead and the same answer", async () => {
    await published();
    const answers = await Promise.all([ask(), ask(), ask({ email: "MARTA@example.com" })]);
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([201, { ok: true }]));
    expect(await leads()).toHaveLength(1);
    const token = tokenIn(await letterTo("marta@example.com", "Confirma"), "/descarga/confirmar");
    await confirm(token);
    await letterTo("marta@example.com", "Tu guía");
    const before = server.letters.length;
    expect((await ask()).body).toEqual({ ok: true });
    await letterTo("marta@example.com", "Tu guía", before);
    expect(await leads()).toHaveLength(1);
  });

  it("is mailed to somebody who fills in the form quickly, as browsers do", async () => {
    await published();
    await ask({ elapsedMs: 100 });
    await letterTo("marta@example.com", "Confirma");
  });

  it("is mailed to an address a limited number of times, and not for apparent spam", async () => {
    await published();
    await ask({ website: "http://spam.example" });
    expect((await leads()).map(({ doubtful }) => doubtful)).toEqual([true]);
    expect(await MailModel.query(api.db)).toEqual([]);
    await ask();
    const [lead] = await leads();
    expect([lead?.doubtful, await MailModel.query(api.db).resultSize()]).toEqual([false, 1]);
    await letterTo("marta@example.com", "Confirma");
    const rows = Array.from({ length: 5 }, (_, at) => ({
      leadId: lead?.id ?? 0,
      kind: "confirm" as const,
      hash: String(at),
      until: daysAgo(-1),
      usedAt: null,
      createdAt: daysAgo(0),
    }));
    for (const row of rows) await LeadLinkModel.query(api.db).insert(row);
    await MailModel.query(api.db).patch({ state: "sent" });
    await ask();
    expect((await MailModel.query(api.db)).map(({ state }) => state)).toEqual(["sent"]);
    // Another guide, and another spelling of the address.
    await published({ title: "Después de la obra", slug: "despues" });
    const other = { guide: "despues", email: "MARTA@Example.com" };
    const before = server.letters.length;
    await ask(other);
    await letterTo("marta@example.com", "Confirma", before);
    await ask(other);
    expect((await MailModel.query(api.db)).map(({ state }) => state)).toEqual(["sent", "sent"]);
  });

  it("redirects from its file to its page while mail can be sent", async () => {
    await published();
    const led = await visitor.call("GET", "/api/guides/antes/file?lang=ca");
    expect([led.status, led.headers.get("Location")]).toEqual([303, "/ca/guias/antes"]);
  });

  it("shows a page when a link has expired, and a GET changes nothing", async () => {
    await published();
    serveRelease(api.dataDir, "r1", {
      "/descarga/confirmar/index.html":
        '<form action="/api/guide-requests/confirmation"><input type="hidden" name="token"/></form>',
      "/descarga/index.html": '<a class="button" data-file="">Abrir</a>',
      "/descarga/caducada/index.html": "<p>Ya no sirve</p>",
      "/ca/descarga/caducada/index.html": "<p>Ja no serveix</p>",
      "/guias/antes/index.html":
        '<form action="/api/guide-requests"><input name="email" data-field="email"/><p data-error-for="email" id="e" hidden="">x</p></form>',
    });
    const form = (path: string, fields: Record<string, string>) =>
      visitor.call("POST", path, new URLSearchParams(fields).toString(), asForm);
    const fields = { guide: "antes", email: "marta@example.com", name: "", lang: "es", privacy: "on" };
    const asked = await form("/api/guide-requests", fields);
    expect([asked.status, asked.headers.get("Location")]).toEqual([303, "/descarga/pedida"]);
    const back = await form("/api/guide-requests", { ...fields, email: "no" });
    expect([back.status, back.text.includes('aria-invalid="true"')]).toEqual([422, true]);
    const token = tokenIn(await letterTo("marta@example.com", "Confirma"), "/descarga/confirmar");
    for (let times = 0; times < 2; times++) {
      const page = await visitor.call("GET", `/descarga/confirmar?t=${token}`);
      expect([page.status, page.text]).toEqual([200, expect.stringContaining(`value="${token}"`)]);
    }
    const confirmed = await form("/api/guide-requests/confirmation", { token, lang: "es" });
    const place = confirmed.headers.get("Location") ?? "";
    expect([confirmed.status, place]).toEqual([303, expect.stringMatching(/^\/descarga\?t=/)]);
    const file = / href="([^"]+)"/.exec((await visitor.call("GET", place)).text)?.[1] ?? "";
    expect((await visitor.call("GET", file)).status).toBe(200);
    expect((await visitor.call("GET", `/descarga/confirmar?t=${token}`)).status).toBe(410);
    for (const bare of ["/descarga", "/descarga/confirmar?t=", "/ca/descarga?t=corto"])
      expect((await visitor.call("GET", bare)).status).toBe(410);
    const twice = await form("/api/guide-requests/confirmation", { token, lang: "es" });
    expect([twice.status, twice.text]).toEqual([422, "<p>Ya no sirve</p>"]);
    await LeadLinkModel.query(api.db).patch({ until: daysAgo(1) });
    expect((await visitor.call("GET", place)).text).toBe("<p>Ya no sirve</p>");
    const ended = await visitor.call<{ message: string }>("GET", file);
    expect([ended.status, ended.body.message]).toEqual([404, expect.stringContaining("caducado")]);
  });

  it("loses unconfirmed requests and unused files after seven days", async () => {
    const guide = await published();
    const { file } = (await upload()).body;
    await ask();
    await ask({ email: "otra@example.com" });
    const [one, other] = await leads();
    await LeadModel.query(api.db).patch({ privacyAcceptedAt: daysAgo(8) });
    await LeadModel.query(api.db)
      .findById(other?.id ?? 0)
      .patch({ confirmedAt: daysAgo(8) });
    await GuideFileModel.query(api.db).patch({ createdAt: daysAgo(8) });
    await sweepGuides(api.running.deps, new Date());
    expect((await leads()).map(({ id }) => id)).toEqual([other?.id]);
    expect(await MailModel.query(api.db).where({ leadId: one?.id ?? 0 })).toEqual([]);
    const left = (await GuideFileModel.query(api.db)).map(({ key, name }) => `${key}/${name}`);
    expect([left.includes(guide.file), left.includes(file)]).toEqual([true, false]);
    expect((await editor.call("GET", `/api/admin/guide-files/${file.split("/")[0]}`)).status).toBe(404);
  });
});

/** Return a letter as its reader sees it, with address and subject. */
function wordsOf(letter: string): string {
  const [head = "", ...parts] = letter.split("\r\n\r\n");
  const body = parts.join("\n\n").replace(/\r\n/g, "\n");
  const text = /^Content-Transfer-Encoding: base64/im.test(head)
    ? Buffer.from(body, "base64").toString()
    : Buffer.from(
        body.replace(/=\n/g, "").replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
        "latin1",
      ).toString();
  const unfolded = head.replace(/\r\n\s+/g, " ").replace(/\?= =\?/g, "?==?");
  const subject = unfolded.replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, way, coded) =>
    way.toUpperCase() === "B"
      ? Buffer.from(coded, "base64").toString()
      : Buffer.from(
          coded
            .replaceAll("_", " ")
            .replace(/=([0-9A-F]{2})/gi, (_all: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
          "latin1",
        ).toString(),
  );
  return `${subject.replace(/\r\n/g, "\n")}\n\n${text}`;
}
